import { useText } from '@collect/messages/react'
import { data, Link } from 'react-router'

import { noStore } from '../account/server/no-store.ts'
import { pageContext } from '../server/page-context.ts'
import { ProductTitle } from '../pages/product-title.tsx'
import type { Route } from './+types/mail'
import { MailList } from './mail/mail-list.tsx'
import { MailView } from './mail/mail-view.tsx'
import { onlyForDevelopers } from './only-for-developers.ts'

/** The outbox of the embedded service: mails that a mail server would send. */
export async function loader({ context, url }: Route.LoaderArgs) {
  onlyForDevelopers(context)
  const { mails } = context.get(pageContext)
  const list = await mails?.()
  const id = url.searchParams.get('mail')
  const opened = id === null ? undefined : list?.find((mail) => mail.id === id)
  if (id !== null && !opened) throw data(null, 404)
  return data(
    {
      mail: opened,
      // Only the fields of the list; the bodies stay on the server.
      list: list?.map(({ id, to, subject, created_at }) => ({ id, to, subject, created_at })),
    },
    { headers: noStore },
  )
}

export const headers = () => noStore

export default function MailPage({ loaderData: { list, mail } }: Route.ComponentProps) {
  const { text } = useText()
  return (
    <>
      <ProductTitle page={mail?.subject ?? text('dev.mail.title')} />
      <div className="head">
        <h1>{text('dev.mail.title')}</h1>
        <p>
          <Link className="link link--tap sm" to="/dev/auth">
            {text('dev.title')}
          </Link>
        </p>
      </div>
      <div className="stack stack--lg">
        {mail && <MailView mail={mail} />}
        {list ? <MailList list={list} opened={mail?.id} /> : <p className="muted">{text('dev.mail.elsewhere')}</p>}
      </div>
    </>
  )
}
