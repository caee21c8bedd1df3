import { Message } from '@collect/flow-react'
import { useText } from '@collect/messages/react'
import { Form, useNavigation } from 'react-router'

import type { OpenSession, OpenSessions } from '../server/load/load-sessions.ts'
import type { Ended } from '../server/settings-query.ts'
import { PageRow } from './page-row.tsx'
import { DeviceTile } from './security/device-tile.tsx'
import { ExactTime, nowIn } from './security/exact-time.tsx'
import { placeWords } from './security/place-words.ts'
import { Owner } from '../../frame/owner.tsx'

export const sessionsId = 's-sessions'

interface SessionsSectionProps extends OpenSessions {
  readonly ended: Ended | undefined
}

/** The account's sessions, this one first (SECURITY-DEVICE-1). The forms work without a script. */
export function SessionsSection({ here, others, ended }: SessionsSectionProps) {
  const { text } = useText()
  const posted = useNavigation().formData?.get('session')
  return (
    <PageRow
      id={sessionsId}
      title={text('profile.sessions.title')}
      state={
        others.length > 0
          ? text('profile.sessions.count', { count: others.length + (here ? 1 : 0) })
          : text('profile.sessions.none')
      }
      act="review"
      isNews={ended !== undefined}
    >
      <div className="messages" role="status">
        {ended !== undefined && <EndedMessage ended={ended} />}
      </div>
      {others.length > 0 && <p className="hint">{text('profile.sessions.description')}</p>}
      <ul className="things things--wide">
        {here && <SessionRow session={here} here={here} busy={false} />}
        {others.map((session) => (
          <SessionRow key={session.id} session={session} here={here} busy={posted === session.id} />
        ))}
      </ul>
      {others.length > 0 && (
        <Form method="post" className="section__foot" preventScrollReset>
          <Owner />
          <button
            className="btn"
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
    </PageRow>
  )
}

interface SessionRowProps {
  readonly session: OpenSession
  readonly here: OpenSession | undefined
  readonly busy: boolean
}

function SessionRow({ session, here, busy }: SessionRowProps) {
  const { text, date, locale } = useText()
  const { id, browser, system, since, begunAt, activeAt, notMe, methods = [], address, location } = session
  const isHere = session === here
  const named = browser && system ? text('profile.sessions.device', { browser, system }) : (browser ?? system)
  const name = named ?? text('profile.sessions.other')
  const end = text('profile.sessions.end')
  const isNear = !isHere && address !== undefined && address === here?.address
  const network = isNear ? text('profile.sessions.same-network') : placeWords(location, locale)
  return (
    <li className="thing">
      <DeviceTile session={session} />
      <div>
        <p className="thing__n">
          {named === undefined && isHere ? text('profile.sessions.current') : name}
          {named !== undefined && isHere && (
            <span className="status status--ok">{text('profile.sessions.current')}</span>
          )}
        </p>
        <p className="thing__m">{[address, network].filter((part) => part !== undefined).join('\u00A0· ')}</p>
      </div>
      <dl className="when">
        {(isHere || activeAt !== undefined) && (
          <div>
            <dt>{text('profile.sessions.active')}</dt>
            <dd>{activeAt === undefined ? nowIn(locale) : <ExactTime at={activeAt} />}</dd>
          </div>
        )}
        <div>
          <dt>{text('profile.sessions.signed-in')}</dt>
          <dd>
            <ExactTime at={begunAt ?? since} />
          </dd>
        </div>
        {methods.length > 0 && (
          <div>
            <dt>{text('profile.sessions.method')}</dt>
            <dd>{methods.map((method) => text('profile.review.way', { method })).join(', ')}</dd>
          </div>
        )}
      </dl>
      {!isHere && (
        <Form method="post" className="thing__acts" preventScrollReset>
          <Owner />
          <button
            className="btn btn--sm"
            type="submit"
            name="session"
            value={id}
            disabled={busy}
            aria-busy={busy || undefined}
            aria-label={text('profile.sessions.end-one', {
              end,
              device: name,
              since: text('profile.sessions.since', { date: date(since) }),
            })}
          >
            {end}
          </button>
          {notMe !== undefined && (
            <a
              className="btn btn--link"
              href={notMe}
              aria-label={text('profile.sessions.end-one', {
                end: text('profile.events.not-me'),
                device: name,
                since: text('profile.sessions.since', { date: date(since) }),
              })}
            >
              {text('profile.events.not-me')}
            </a>
          )}
        </Form>
      )}
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
