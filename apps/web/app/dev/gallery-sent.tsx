import { useText } from '@collect/messages/react'
import { data } from 'react-router'

import { AccountFrame } from '../account/frame/account-frame.tsx'
import { PageTitle } from '../frame/page-title.tsx'
import { noStore } from '../account/server/no-store.ts'
import type { WordyHandle } from '../frame/use-language.ts'
import type { Route } from './+types/gallery-sent'
import { onlyForDevelopers } from './only-for-developers.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  onlyForDevelopers(context)
  return data({ payload: url.searchParams.get('payload') ?? '' }, { headers: noStore })
}

export const headers = () => noStore

export const handle: WordyHandle = { words: 'all' }

/** The fields that a form of the gallery would have submitted. */
export default function GallerySent({ loaderData: { payload } }: Route.ComponentProps) {
  const { text } = useText()
  return (
    <AccountFrame>
      <div className="authcard">
        <PageTitle page={text('dev.gallery.sent')} />
        <header className="authcard__head">
          <h1>{text('dev.gallery.sent')}</h1>
        </header>
        <pre className="secret secret--wrapped">
          <code data-testid="code-box">{payload}</code>
        </pre>
        <a className="btn btn--block" href="/dev/gallery" target="_top">
          {text('dev.gallery')}
        </a>
      </div>
    </AccountFrame>
  )
}
