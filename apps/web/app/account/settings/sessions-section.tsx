import { Icon, Message } from '@collect/flow-react'
import { useText } from '@collect/messages/react'
import { Form, useNavigation } from 'react-router'

import type { OpenSession } from '../server/load/load-sessions.ts'
import type { Ended } from '../server/settings-query.ts'

export const sessionsId = 's-sessions'

interface SessionsSectionProps {
  readonly others: readonly OpenSession[]
  readonly ended: Ended | undefined
}

/** The account's other sessions. The forms work without a script. */
export function SessionsSection({ others, ended }: SessionsSectionProps) {
  const { text } = useText()
  const posted = useNavigation().formData?.get('session')
  return (
    <section className="section">
      <div className="section__head">
        <h3 id={sessionsId}>{text('profile.sessions.title')}</h3>
        <p>{text(others.length > 0 ? 'profile.sessions.description' : 'profile.sessions.none')}</p>
      </div>
      <div className="messages" role="status">
        {ended !== undefined && <EndedMessage ended={ended} />}
      </div>
      <ul className="rows">
        <li className="row">
          <Icon name="device" />
          <div>
            <p className="row__t">{text('profile.sessions.current')}</p>
          </div>
        </li>
        {others.map((session) => (
          <SessionRow key={session.id} session={session} busy={posted === session.id} />
        ))}
      </ul>
      {others.length > 0 && (
        <Form method="post" className="section__foot" preventScrollReset>
          <button
            className="btn btn--danger"
            type="submit"
            name="session"
            value="all"
            disabled={posted === 'all'}
            aria-busy={posted === 'all' || undefined}
          >
            {text('profile.sessions.end-others')}
          </button>
        </Form>
      )}
    </section>
  )
}

function SessionRow({ session, busy }: { readonly session: OpenSession; readonly busy: boolean }) {
  const { text, date } = useText()
  const { id, browser, system, place, since } = session
  const named = browser && system ? text('profile.sessions.device', { browser, system }) : (browser ?? system)
  const name = named ?? text('profile.sessions.other')
  const when = text('profile.sessions.since', { date: date(since) })
  const end = text('profile.sessions.end')
  return (
    <li className="row">
      <Icon name="device" />
      <div>
        <p className="row__t">{name}</p>
        <p className="row__d">{place ? `${when} · ${place}` : when}</p>
      </div>
      <Form method="post" preventScrollReset>
        <button
          className="btn btn--sm"
          type="submit"
          name="session"
          value={id}
          disabled={busy}
          aria-busy={busy || undefined}
          aria-label={text('profile.sessions.end-one', { end, device: name, since: when })}
        >
          {end}
        </button>
      </Form>
    </li>
  )
}

function EndedMessage({ ended }: { readonly ended: Ended }) {
  const { text } = useText()
  return ended === 'failed' ? (
    <Message type="error" text={text('profile.sessions.failed')} />
  ) : (
    <Message type="success" text={text('profile.sessions.ended', { count: ended })} />
  )
}
