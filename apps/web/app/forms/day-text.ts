import { isDay } from '@collect/collectibles/wire'
import { tagOf, type Locale } from '@collect/messages'

/** A day, a month or a year as the language writes it. */
export function dayText(day: string, locale: Locale): string {
  const [year = '', month, date] = day.split('-')
  // Short years would be years of another century.
  if (month === undefined || Number(year) < 100) return day
  const time = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date ?? 1)))
  const style = date === undefined ? ({ month: 'long', year: 'numeric' } as const) : ({ dateStyle: 'long' } as const)
  return new Intl.DateTimeFormat(tagOf(locale), { ...style, timeZone: 'UTC' }).format(time)
}

export type DayReading = { readonly day: string } | { readonly problem: 'not_a_day' | 'ambiguous_day' }

/** Reads a day, a month or a year as a user types it: 2024-04-12, 12.04.2024, 4/2024, April 2024, 2024. */
export function readDay(typed: string, locale: Locale): DayReading {
  const text = typed.trim().toLowerCase()
  const [, year = '', month = '', date] = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?$/.exec(text) ?? []
  if (/^\d{4}$/.test(text) || year !== '') return dayOf(year || text, month, date)
  const [, one = '', other = '', ofBoth = ''] = /^(\d{1,2})[./\s-]+(\d{1,2})[./\s-]+(\d{4})\.?$/.exec(text) ?? []
  if (ofBoth !== '') return dayOfNumbers(one, other, ofBoth, locale)
  const [, ofYear = '', itsYear = ''] = /^(\d{1,2})[./\s-]+(\d{4})$/.exec(text) ?? []
  if (itsYear !== '') return dayOf(itsYear, ofYear)
  return namedDay(text, locale)
}

function dayOf(year: string, month = '', date?: string): DayReading {
  const day = [year, month, date].filter(Boolean).map((part) => String(part).padStart(2, '0'))
  const written = day.join('-')
  return isDay(written) ? { day: written } : { problem: 'not_a_day' }
}

/** People write the day first, but in English some write the month first. */
function dayOfNumbers(one: string, other: string, year: string, locale: Locale): DayReading {
  const isEither = Number(one) <= 12 && Number(other) <= 12 && one !== other
  if (locale === 'en' && isEither) return { problem: 'ambiguous_day' }
  return Number(one) > 12 || locale !== 'en' || one === other ? dayOf(year, other, one) : dayOf(year, one, other)
}

/** A month in words, with its year and perhaps its day. */
function namedDay(text: string, locale: Locale): DayReading {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? []
  const numbers = text.match(/\d+/g) ?? []
  const year = numbers.find((number) => number.length === 4)
  const dates = numbers.filter((number) => number !== year)
  const month = words.map((word) => monthNamed(word, locale)).find((found) => found > 0)
  if (year === undefined || month === undefined || dates.length > 1) return { problem: 'not_a_day' }
  return dayOf(year, String(month), dates[0])
}

/** 1 to 12; 0 for a word that names no month. A month is named by its first three letters or more. */
function monthNamed(word: string, locale: Locale): number {
  if (word.length < 3) return 0
  return monthsIn(locale).findIndex((names) => names.some((name) => name.startsWith(word))) + 1
}

const known = new Map<Locale, readonly (readonly string[])[]>()

/** Both forms of each month: alone, and beside a day. Cached, because a formatter is expensive to create. */
function monthsIn(locale: Locale): readonly (readonly string[])[] {
  const made = known.get(locale)
  if (made) return made
  const forms = [{ month: 'long' }, { day: 'numeric', month: 'long' }] as const
  const formats = forms.map((form) => new Intl.DateTimeFormat(tagOf(locale), { ...form, timeZone: 'UTC' }))
  const months = Array.from({ length: 12 }, (_, month) =>
    formats.flatMap((format) =>
      format
        .formatToParts(Date.UTC(2000, month, 1))
        .flatMap(({ type, value }) => (type === 'month' ? [value.toLowerCase()] : [])),
    ),
  )
  known.set(locale, months)
  return months
}
