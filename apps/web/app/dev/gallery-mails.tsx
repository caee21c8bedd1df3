import { languageNames, locales, tagOf } from '@collect/messages'
import { useText } from '@collect/messages/react'
import { data, Form, Link } from 'react-router'

import { noStore } from '../account/server/no-store.ts'
import { pageContext } from '../server/page-context.ts'
import { ProductTitle } from '../pages/product-title.tsx'
import type { Route } from './+types/gallery-mails'
import { FilterField } from './gallery/filter-field.tsx'
import { MailBodies } from './mail/mail-bodies.tsx'
import { onlyForDevelopers } from './only-for-developers.ts'

/** Every mail of the embedded service in a language, or one of them in each. */
export async function loader({ context, url }: Route.LoaderArgs) {
  onlyForDevelopers(context)
  const { previewMails } = context.get(pageContext)
  if (!previewMails) throw data(null, 404)
  const mail = url.searchParams.get('mail') ?? ''
  const wanted = url.searchParams.get('language') ?? ''
  const language = locales.find((one) => one === wanted) ?? ''
  // Every mail in every language would be hundreds of iframes.
  const shown = language === '' && mail !== '' ? locales : [language || 'en']
  const previews = shown.flatMap((locale) =>
    previewMails(locale)
      .filter(({ name }) => mail === '' || name === mail)
      .map((preview) => ({ ...preview, locale })),
  )
  if (previews.length === 0) throw data(null, 404)
  return data({ mail, language, previews, names: previewMails('en').map(({ name }) => name) }, { headers: noStore })
}

export const headers = () => noStore

export default function GalleryMails({ loaderData: { mail, language, previews, names } }: Route.ComponentProps) {
  const { text } = useText()
  return (
    <>
      <ProductTitle page={text('dev.gallery.mails')} />
      <div className="head">
        <h1>{text('dev.gallery.mails')}</h1>
        <p>
          <Link className="link link--tap sm" to="/dev/gallery">
            {text('dev.gallery')}
          </Link>
        </p>
      </div>
      <div className="stack stack--lg">
        <Form className="acts" preventScrollReset>
          <FilterField name="mail" label={text('dev.gallery.kind')} value={mail} choices={names} />
          <FilterField name="language" label={text('language.label')} value={language} choices={locales} />
          <button className="btn" style={{ alignSelf: 'end' }}>
            {text('dev.gallery.filter')}
          </button>
        </Form>
        {previews.map(({ name, locale, subject, text: words, html }) => (
          <article key={`${name} ${locale}`} className="card stack" aria-label={`${name}, ${languageNames[locale]}`}>
            <h2 lang={tagOf(locale)}>{subject || name}</h2>
            <p className="muted">
              {name}, <span lang={tagOf(locale)}>{languageNames[locale]}</span>
            </p>
            <MailBodies name={`${name}, ${languageNames[locale]}`} text={words} html={html} />
          </article>
        ))}
      </div>
    </>
  )
}
