import type { SecurityEvent } from '../store/event-store.ts'

/** Lines on a page. */
const maxLines = 10
/** Events that are read for a page: sign-ins from new devices may be many, and make one line. */
export const maxRead = 1_000

/** One event, or several sign-ins from new devices with nothing between them. */
export interface EventLine {
  /** The latest. */
  readonly event: SecurityEvent
  readonly count: number
  /** When the earliest was, in milliseconds. */
  readonly since: number
}

interface EventPage {
  readonly lines: readonly EventLine[]
  /** The last event on the page, where there are older ones. */
  readonly last?: SecurityEvent
}

/** The newest lines of these events, which come newest first; `maxRead` and one more of them where there are so many. */
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
