import type { AccountEvent } from '@collect/contract'
import { useText } from '@collect/messages/react'
import { Link, useSearchParams } from 'react-router'

import type { OpenSession } from '../server/load/load-sessions.ts'
import { activityParameter } from '../server/settings-query.ts'
import { eventLine } from './event-words.ts'
import { EventIcon } from './security/event-icon.tsx'
import { useEventFacts } from './security/event-facts.ts'
import { dayOf, longDay, nearDay, nearTime, timeOfDay, useClockwork } from './security/exact-time.tsx'
import { PageRow } from './page-row.tsx'

export const activityId = 's-activity'

/** The settings page with another page of events; without a token, with the newest. */
function pageAt(query: URLSearchParams, token: string | undefined): string {
  const next = new URLSearchParams(query)
  if (token === undefined) next.delete(activityParameter)
  else next.set(activityParameter, token)
  return `?${next}#${activityId}`
}

interface ActivitySectionProps {
  readonly events: readonly AccountEvent[]
  /** Page token of older events. */
  readonly older: string | null
  readonly here: OpenSession | undefined
}

/** Sign-ins and changes of the account by day, so that the owner notices an attacker (SECURITY-ACTIVITY-1, SECURITY-ACTIVITY-2). */
export function ActivitySection({ events, older, here }: ActivitySectionProps) {
  const { text } = useText()
  const [query] = useSearchParams()
  const clock = useClockwork()
  const days = new Map<string, AccountEvent[]>()
  for (const event of events) {
    const day = dayOf(event.at, clock)
    days.set(day, [...(days.get(day) ?? []), event])
  }
  const [latest] = events
  return (
    <PageRow
      id={activityId}
      title={text('profile.events.title')}
      state={
        query.has(activityParameter)
          ? undefined
          : latest
            ? `${eventLine(text, latest)}\u00A0· ${nearTime(latest.at, clock)}`
            : text('profile.events.none')
      }
      tone={isAlarming(latest) ? 'warn' : undefined}
      act="review"
      isNews={query.has(activityParameter)}
    >
      {events.length > 0 && <p className="hint">{text('profile.events.description')}</p>}
      {events.length > 0 && (
        <ol className="days">
          {[...days].map(([day, inDay]) => {
            const at = inDay[0]?.at ?? day
            const near = nearDay(at, clock)
            return (
              <li key={day} className="day">
                <h4 className="day__h">
                  {near === undefined ? (
                    longDay(at, clock)
                  ) : (
                    <>
                      {near} <span>{longDay(at, clock)}</span>
                    </>
                  )}
                </h4>
                <ol className="days">
                  {inDay.map((event) => (
                    <EventRow
                      key={`${event.at} ${event.kind}`}
                      event={event}
                      time={timeOfDay(event.at, clock)}
                      here={here}
                    />
                  ))}
                </ol>
              </li>
            )
          })}
        </ol>
      )}
      {(older !== null || query.has(activityParameter)) && (
        <p className="pager">
          {query.has(activityParameter) && (
            <Link className="btn btn--sm" to={pageAt(query, undefined)}>
              {text('profile.events.newest')}
            </Link>
          )}
          {older !== null && (
            <Link className="btn btn--sm" to={pageAt(query, older)}>
              {text('profile.events.older')}
            </Link>
          )}
        </p>
      )}
    </PageRow>
  )
}

const alarming = new Set(['second_factor_guessed', 'app_tokens_stolen', 'misuse_reported'])

/** Whether the owner must look at an event. */
export const isAlarming = (event: AccountEvent | undefined): boolean => event !== undefined && alarming.has(event.kind)

const signIns = new Set(['new_device', 'signed_in', 'account_made'])

interface EventRowProps {
  readonly event: AccountEvent
  readonly time: string
  readonly here: OpenSession | undefined
}

function EventRow({ event, time, here }: EventRowProps) {
  const { text } = useText()
  const isHere = signIns.has(event.kind) && event.count === undefined && event.at === here?.begunAt
  const facts = [...useEventFacts()(event.about), ...(isHere ? [text('profile.sessions.current')] : [])]
  const what = eventLine(text, event)
  return (
    <li className={isAlarming(event) ? 'event event--alert' : 'event'}>
      <span className="event__time" aria-hidden="true">
        {time}
      </span>
      <span className="event__i">
        <EventIcon event={event} />
      </span>
      <div>
        <p className="event__t">{what}</p>
        <p className="event__m">
          <time dateTime={event.at}>{time}</time>
          {facts.length > 0 && <span>{facts.join('\u00A0· ')}</span>}
        </p>
      </div>
      {event.not_me !== undefined && !isHere && (
        <a
          className="btn btn--link"
          href={event.not_me}
          aria-label={text('profile.events.not-me-about', { what, time })}
        >
          {text('profile.events.not-me')}
        </a>
      )}
    </li>
  )
}
