import type { Mail } from '@collect/contract'
import { useText } from '@collect/messages/react'

import { Moment } from '../session/moment.tsx'
import { MailBodies } from './mail-bodies.tsx'

/** One mail of the outbox. */
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
      <MailBodies name={mail.subject} text={mail.text} html={mail.html} />
    </article>
  )
}
