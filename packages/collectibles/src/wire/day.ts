/** A day of a person's life: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; '' if unknown (docs/contract/collectibles.md §1, Time). */
export function isDay(text: string): boolean {
  const match = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(text)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2] ?? 1), Number(match[3] ?? 1)]
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** The earliest day that a partial day can mean, as ordered columns hold it; '' stays ''. */
export const earliestDay = (day: string): string => (day === '' ? '' : `${day}-01-01`.slice(0, 10))

const dayLength = 86_400_000

/** Days since 1970 of a whole day. */
export function dayNumber(day: string): number {
  const date = new Date(0)
  date.setUTCFullYear(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)))
  return date.getTime() / dayLength
}

/** The whole day of a number of days since 1970. */
export const dayOfNumber = (number: number): string => new Date(number * dayLength).toISOString().slice(0, 10)

/** The year of an item: negative before the common era. */
export const isItemYear = (year: number): boolean => Number.isInteger(year) && year >= -3000 && year <= 2200
