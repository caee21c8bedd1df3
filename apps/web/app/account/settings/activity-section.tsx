import type { AccountEvent } from '@collect/contract'
import { useText } from '@collect/messages/react'
import { Link, useSearchParams } from 'react-router'

import { activityParameter } from '../server/settings-query.ts'
import { eventLine } from './event-words.ts'

export const activityId = 's-activity'

/** The settings page with another page of events; without a token, with the newest. */
function pageAt(query: URLSearchParams, token: string | undefined): string {
  const next = new URLSearchParams(query)
  if (token === undefined) next.delete(activityParameter)
  else next.set(activityParameter, token)
  return `?${next}#${activityId}`
}

/** Changes of the account's credentials, so that the owner notices a change by an attacker. */
export function ActivitySection({
  events,
  older,
}: {
  readonly events: readonly AccountEvent[]
  /** Page token of older events. */
  readonly older: string | null
}) {
  const { text, date } = useText()
  const [query] = useSearchParams()
  return (
    <section className="section">
      <div className="section__head">
        <h3 id={activityId}>{text('profile.events.title')}</h3>
        {events.length === 0 && <p>{text('profile.events.none')}</p>}
      </div>
      {events.length > 0 && (
        <ul className="rows">
          {events.map((event) => (
            <li key={`${event.at} ${event.kind}`} className="row row--plain">
              <p className="row__t">{eventLine(text, event)}</p>
              <time className="row__d" dateTime={event.at}>
                {date(event.at)}
              </time>
            </li>
          ))}
        </ul>
      )}
      {(older !== null || query.has(activityParameter)) && (
        <p className="row__d">
          {query.has(activityParameter) && <Link to={pageAt(query, undefined)}>{text('profile.events.newest')}</Link>}{' '}
          {older !== null && <Link to={pageAt(query, older)}>{text('profile.events.older')}</Link>}
        </p>
      )}
    </section>
  )
}
