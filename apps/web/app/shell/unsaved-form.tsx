import { useText } from '@collect/messages/react'

import { PageTitle } from '../frame/page-title.tsx'
import { signInPath } from '../frame/sign-in-path.ts'

/** A form that was sent without a session and is too long for the browser to keep. */
export interface UnsavedForm {
  readonly unsaved: {
    /** The page, with its query. */
    readonly path: string
    readonly fields: readonly (readonly [name: string, value: string])[]
  }
}

/** Of a text that the user sees again; shorter fields go along unseen. In characters. */
const leastShown = 100

export const isUnsavedForm = (answer: unknown): answer is UnsavedForm =>
  typeof answer === 'object' && answer !== null && 'unsaved' in answer

/** Holds a form until its user has signed in elsewhere and sends it again. It needs no script. */
export function UnsavedFormBody({ form: { unsaved } }: { readonly form: UnsavedForm }) {
  const { text } = useText()
  const { path, fields } = unsaved
  return (
    <main id="content" className="empty empty--page" tabIndex={-1}>
      <PageTitle page={text('unsaved.title')} />
      <header className="empty__head">
        <h1>{text('unsaved.title')}</h1>
        <p className="muted" role="alert">
          {text('unsaved.text')}
        </p>
      </header>
      <form className="stack unsaved" method="post" action={path}>
        {fields.map(([name, value], at) =>
          value.length < leastShown ? (
            <input key={at} type="hidden" name={name} value={value} />
          ) : (
            <textarea
              key={at}
              className="input"
              name={name}
              rows={6}
              readOnly
              defaultValue={value}
              aria-label={text('unsaved.typed')}
            />
          ),
        )}
        <div className="acts">
          <a className="btn btn--primary" href={signInPath('login', '', '/')} target="_blank" rel="noreferrer">
            {text('unsaved.sign-in')}
          </a>
          <button className="btn">{text('copy.save')}</button>
        </div>
      </form>
    </main>
  )
}
