import { tagOf, type Locale } from '@collect/messages'
import { useText } from '@collect/messages/react'
import { useSyncExternalStore } from 'react'

/** What a text about a time depends on: the server knows neither the user's time zone nor the day there. */
interface Clockwork {
  readonly locale: Locale
  readonly timeZone: string
  /** Unset without a script: days then have no words such as "today". */
  readonly now: number | undefined
}

const stay = () => () => undefined
const minute = 60_000
const hasScript = () => true
const hasNone = () => false

/** The user's clock, or UTC without a script. */
export function useClockwork(): Clockwork {
  const { locale } = useText()
  const isLocal = useSyncExternalStore(stay, hasScript, hasNone)
  const now = useSyncExternalStore(
    stay,
    () => Math.floor(Date.now() / minute) * minute,
    () => undefined,
  )
  return { locale, timeZone: isLocal ? new Intl.DateTimeFormat().resolvedOptions().timeZone : 'UTC', now }
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** A format is costly to make, and a page writes many times: each is made once. */
function formatOf(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tag, options)
  formats.set(key, format)
  return format
}

/** The calendar day of a time, which sorts and compares as a text. */
export const dayOf = (at: string | number, { timeZone }: Clockwork): string =>
  formatOf('en-CA', { dateStyle: 'short', timeZone }).format(new Date(at))

/** "Today" or "Yesterday"; undefined for other days. */
export function nearDay(at: string, clock: Clockwork): string | undefined {
  const { locale, now } = clock
  if (now === undefined) return undefined
  const days = Math.round((Date.parse(dayOf(at, clock)) - Date.parse(dayOf(now, clock))) / (24 * 60 * minute))
  if (days !== 0 && days !== -1) return undefined
  return worded(locale, days, 'day')
}

export const longDay = (at: string, { locale, timeZone }: Clockwork): string =>
  formatOf(tagOf(locale), { dateStyle: 'long', timeZone }).format(new Date(at))

/** A day without its year, which a near day needs none of. */
export const shortDay = (at: string, { locale, timeZone }: Clockwork): string =>
  formatOf(tagOf(locale), { day: 'numeric', month: 'long', timeZone }).format(new Date(at))

/** The time of day. Without a script it names its zone. */
export const timeOfDay = (at: string, { locale, timeZone, now }: Clockwork): string =>
  formatOf(tagOf(locale), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    ...(now === undefined && { timeZoneName: 'short' }),
  }).format(new Date(at))

/** "Now". */
export const nowIn = (locale: Locale): string => worded(locale, 0)

/** The word for a near day or, with none, for this moment. */
const worded = (locale: Locale, amount: number, unit: 'day' | 'second' = 'second'): string => {
  const word = new Intl.RelativeTimeFormat(tagOf(locale), { numeric: 'auto' }).format(amount, unit)
  return word.charAt(0).toLocaleUpperCase(tagOf(locale)) + word.slice(1)
}

const fullTime = (at: string, { locale, timeZone, now }: Clockwork): string =>
  formatOf(tagOf(locale), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    ...(now === undefined && { timeZoneName: 'short' }),
  }).format(new Date(at))

/** A time to the minute: near ones with "Today" or "Yesterday". */
export function nearTime(at: string, clock: Clockwork): string {
  const near = nearDay(at, clock)
  return near === undefined ? fullTime(at, clock) : `${near}, ${timeOfDay(at, clock)}`
}

/** A time to the minute: near ones with "Today" or "Yesterday", and the whole date as the tooltip. */
export function ExactTime({ at }: { readonly at: string }) {
  const clock = useClockwork()
  return (
    <time dateTime={at} title={fullTime(at, clock)}>
      {nearTime(at, clock)}
    </time>
  )
}
