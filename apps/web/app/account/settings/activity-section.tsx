import { useText } from '@collect/messages/react'

import type { AccountEvent } from '../server/load-account.ts'
import { eventWords } from './event-words.ts'

export const activityId = 's-activity'

/** What has changed about the ways into the account, so that a change by somebody else is seen. */
export function ActivitySection({ events }: { readonly events: readonly AccountEvent[] }) {
  const { text, date } = useText()
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
              <p className="row__t">{eventWords(text, event)}</p>
              <time className="row__d" dateTime={event.at}>
                {date(event.at)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
