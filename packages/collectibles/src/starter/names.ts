import type { Locale } from '@collect/messages'

/** The name of a thing in every language. */
export type NamesByLocale = Readonly<Record<Locale, string>>

/** The order of the columns in the tables of names. */
const order = ['en', 'de', 'es', 'fr', 'nl', 'no', 'pl', 'pt', 'sv'] as const satisfies readonly Locale[]

/** Words as they stand inside a name, `first series | erste Serie | …`, in the order of the columns. */
export function columnsOf(line: string): NamesByLocale {
  const words = line.split('|').map((word) => word.trim())
  if (words.length !== order.length || words.includes('')) throw new Error(`a line of names is incomplete: ${line}`)
  return byLocale((locale) => words[order.indexOf(locale)] ?? '')
}

/** The names of a thing: `talc | Talk | talco | …`. */
export function namesOf(line: string): NamesByLocale {
  const words = columnsOf(line)
  return namesBy((locale) => words[locale])
}

/** The rows of a table in a template literal. */
export const rowsOf = (table: string): readonly string[] =>
  table
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '')

/** A row that begins with its key: `ace ace | Ass | as | …`. */
export function keyedColumns(row: string): readonly [key: string, words: NamesByLocale] {
  const end = row.indexOf(' ')
  return [row.slice(0, end), columnsOf(row.slice(end))]
}

/** A name that is made in each language by the same rule. */
export const namesBy = (nameIn: (locale: Locale) => string): NamesByLocale =>
  byLocale((locale) => withCapital(nameIn(locale)))

const byLocale = (wordIn: (locale: Locale) => string): NamesByLocale =>
  Object.fromEntries(order.map((locale) => [locale, wordIn(locale)])) as NamesByLocale // every column

/** Names stand alone on cards, so that each begins with a capital. No language here has capitals of its own rules. */
const withCapital = (name: string): string => {
  const [first = ''] = name
  return first.toUpperCase() + name.slice(first.length)
}
