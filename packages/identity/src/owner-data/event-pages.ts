import type { SecurityEvent } from '../store/event-store.ts'

/** Maximum number of lines on a page. */
const maxLines = 10
/** Maximum number of events read for a page: many sign-ins from new devices make one line. */
export const maxRead = 1_000

/** One event, or several consecutive sign-ins from new devices. */
export interface EventLine {
  /** The latest of them. */
  readonly event: SecurityEvent
  readonly count: number
  /** The time of the earliest event, in milliseconds. */
  readonly since: number
}

interface EventPage {
  readonly lines: readonly EventLine[]
  /** The last event on the page, if older ones exist. */
  readonly last?: SecurityEvent
}

/** The newest lines of `events`, which are sorted newest first. The caller reads at most `maxRead` + 1 events. */
export function pageOfEvents(events: readonly SecurityEvent[]): EventPage {
  const lines: EventLine[] = []
  let last: SecurityEvent | undefined
  for (const [index, event] of events.entries()) {
    const line = lines.at(-1)
    const joins = event.kind === 'new_device' && line?.event.kind === 'new_device'
    if (index === maxRead || (!joins && lines.length === maxLines)) return { lines, ...(last && { last }) }
    if (joins) lines[lines.length - 1] = { ...line, count: line.count + 1, since: event.at }
    else lines.push({ event, count: 1, since: event.at })
    last = event
  }
  return { lines }
}
