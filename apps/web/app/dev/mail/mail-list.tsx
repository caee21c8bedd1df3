import type { Mail } from '@collect/contract'
import { useText } from '@collect/messages/react'
import { Link } from 'react-router'

import { Moment } from '../session/moment.tsx'

interface MailListProps {
  /** Newest first. */
  readonly list: readonly Pick<Mail, 'id' | 'to' | 'subject' | 'created_at'>[]
  readonly opened: string | undefined
}

export function MailList({ list, opened }: MailListProps) {
  const { text } = useText()
  if (list.length === 0) return <p className="muted">{text('dev.mail.empty')}</p>
  return (
    <ul className="rows">
      {list.map(({ id, to, subject, created_at }) => (
        <li className="row row--plain" key={id}>
          <div>
            <Link
              className="link link--tap row__t"
              to={`?mail=${encodeURIComponent(id)}`}
              aria-current={id === opened ? 'true' : undefined}
            >
              {subject}
            </Link>
            <p className="row__d">{to}</p>
          </div>
          <p className="row__d">
            <Moment time={created_at} />
          </p>
        </li>
      ))}
    </ul>
  )
}
