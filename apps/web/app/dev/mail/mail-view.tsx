import { useText } from '@collect/messages/react'

import type { Mail } from '../../server/page-context.ts'
import { Moment } from '../session/moment.tsx'

/** One mail: its words, and how it looks. Nothing in it can run or reach this page. */
export function MailView({ mail }: { readonly mail: Mail }) {
  const { text } = useText()
  return (
    <article className="card stack" aria-labelledby="subject">
      <h2 id="subject">{mail.subject}</h2>
      <dl className="facts facts--cols">
        <div>
          <dt>{text('dev.mail.to')}</dt>
          <dd>{mail.to}</dd>
        </div>
        <div>
          <dt>{text('dev.mail.sent')}</dt>
          <dd>
            <Moment time={mail.created_at} />
          </dd>
        </div>
      </dl>
      <section className="stack stack--sm" aria-labelledby="as-text">
        <h3 id="as-text">{text('dev.mail.as-text')}</h3>
        <pre className="secret secret--wrapped">{mail.text}</pre>
      </section>
      {mail.html && (
        <section className="stack stack--sm" aria-labelledby="as-html">
          <h3 id="as-html">{text('dev.mail.as-html')}</h3>
          <iframe className="mail" title={text('dev.mail.as-html')} sandbox="" srcDoc={mail.html} />
        </section>
      )}
    </article>
  )
}
