import type { EventFacts } from '@collect/contract'
import { signIns, type SecurityEvent } from '../store/event-store.ts'

/** Maximum number of lines on a page. */
const maxLines = 10
/** Maximum number of consecutive lines that are sign-ins, so that many of them hide no other event. */
const maxSignInLines = 5
/** Maximum number of events read for a page: many sign-ins make one line. */
export const maxRead = 1_000

/** One event, or several consecutive sign-ins. */
export interface EventLine {
  /** The latest of them. A line of several devices names none. */
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

/**
 * The newest lines of `events`, which are sorted newest first. The caller reads at most `maxRead` + 1 events. Sign-ins
 * of one device with nothing between them are one line; so are all others behind the first few.
 */
export function pageOfEvents(events: readonly SecurityEvent[]): EventPage {
  const lines: EventLine[] = []
  let last: SecurityEvent | undefined
  let run = 0
  for (const [index, event] of events.entries()) {
    const line = lines.at(-1)
    const isSignIn = signIns.has(event.kind)
    const isSame = line !== undefined && isOneDevice(line.event, event)
    const joins = line !== undefined && isSignIn && (isSame || run === maxSignInLines)
    if (index === maxRead || (!joins && lines.length === maxLines)) return { lines, ...(last && { last }) }
    if (joins) lines[lines.length - 1] = joined(line, event, isSame)
    else lines.push({ event, count: 1, since: event.at })
    run = isSignIn ? run + (joins ? 0 : 1) : 0
    last = event
  }
  return { lines }
}

const isOneDevice = (one: SecurityEvent, other: SecurityEvent): boolean =>
  one.kind === other.kind &&
  signIns.has(one.kind) &&
  one.about.userAgent === other.about.userAgent &&
  one.about.ipAddress === other.about.ipAddress

function joined(line: EventLine, { at, kind }: SecurityEvent, isSame: boolean): EventLine {
  const { event, count } = line
  const { userAgent: _, ipAddress: __, location: ___, method: ____, ...about } = event.about
  return {
    // The kind that says more stands for both.
    event: isSame ? event : { ...event, kind: kind === 'new_device' ? kind : event.kind, about: about as EventFacts },
    count: count + 1,
    since: at,
  }
}
