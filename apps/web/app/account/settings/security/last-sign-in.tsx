import { useText } from '@collect/messages/react'

import type { OpenSession, OpenSessions } from '../../server/load/load-sessions.ts'
import { ExactTime } from './exact-time.tsx'

interface LastSignInProps extends OpenSessions {
  /** The id of the row that lists the devices. */
  readonly row: string
}

const begunAt = ({ begunAt: begun, since }: OpenSession) => begun ?? since

/** The newest sign-in of an open session, on this device or another (SECURITY-TALLY-2). */
export function LastSignIn({ here, others, row }: LastSignInProps) {
  const { text } = useText()
  const [last] = [...(here ? [here] : []), ...others].toSorted((one, other) =>
    begunAt(other).localeCompare(begunAt(one)),
  )
  if (!last) return null
  const { browser, system, address, methods = [], notMe } = last
  const isHere = last === here
  const named = browser && system ? text('profile.sessions.device', { browser, system }) : (browser ?? system)
  const device = named ?? text('profile.sessions.other')
  const facts = [
    ...(named === undefined && isHere ? [] : [device]),
    ...(isHere ? [text('profile.sessions.current')] : []),
    ...(address === undefined ? [] : [address]),
    ...(methods.length > 0 ? [methods.map((method) => text('profile.review.way', { method })).join(', ')] : []),
  ]
  return (
    <section className="card stack stack--sm" aria-labelledby="last-sign-in">
      <h2 id="last-sign-in">{text('profile.last-sign-in.title')}</h2>
      <div>
        <p className="tally__t">
          <ExactTime at={begunAt(last)} />
        </p>
        <p className="sm muted">{facts.join('\u00A0· ')}</p>
      </div>
      <p className="acts">
        <a className="link link--tap sm" href={`#${row}-in`}>
          {text('profile.last-sign-in.devices')}
        </a>
        {!isHere && notMe !== undefined && (
          <a className="link link--tap sm" href={notMe} aria-label={`${text('profile.events.not-me')} ${device}`}>
            {text('profile.events.not-me')}
          </a>
        )}
      </p>
    </section>
  )
}
