import { locales } from '@collect/messages'

import { regionIn } from '../catalogue/region-names.ts'
import type { CategoryField } from '../wire/index.ts'
import { searchWordsOf } from './search-words.ts'

/** What the words of an item are made of (docs/contract/collectibles.md §7.1). */
export interface WordedItem {
  readonly name: string
  readonly names: string | null
  readonly number: string
  readonly maker: string | null
  readonly year_from: number | null
  readonly year_to: number | null
  readonly country: string | null
  readonly attrs: string
  /** Fields of the category. */
  readonly fields: string
  readonly set_name: string | null
  readonly set_names: string | null
  readonly identifiers: readonly string[]
}

/** Each word once. */
export const wordsOfItem = (item: WordedItem): readonly string[] =>
  distinctWords([
    ...allNamesOf(item.name, item.names),
    item.number,
    ...allNamesOf(item.set_name, item.set_names),
    item.maker,
    ...searchedFactsOf(item),
    ...item.identifiers,
    ...[item.year_from, item.year_to].map((year) => year !== null && String(Math.abs(year))),
    ...countryNames(item.country),
  ])

/** What the words of a set are made of. */
export interface WordedSet {
  readonly name: string
  readonly names: string | null
  readonly maker: string | null
  readonly year_from: number | null
  readonly year_to: number | null
}

export const wordsOfSet = ({ name, names, maker, year_from, year_to }: WordedSet): readonly string[] =>
  distinctWords([
    ...allNamesOf(name, names),
    maker,
    ...[year_from, year_to].map((year) => year !== null && String(Math.abs(year))),
  ])

/** What the own words of a copy are made of. */
export interface WordedCopy {
  readonly own_name: string | null
  readonly notes: string
  readonly serial: string
  readonly certificate: string
  readonly attrs: string
}

/** What its owner wrote about a copy. Its item, its tags and its place have words of their own. */
export const wordsOfCopy = ({ own_name, notes, serial, certificate, attrs }: WordedCopy): readonly string[] =>
  distinctWords([
    own_name,
    notes,
    serial,
    certificate,
    ...textsOf(Object.values(JSON.parse(attrs) as Readonly<Record<string, unknown>>)), // our own writing
  ])

const distinctWords = (texts: readonly (string | null | false)[]): readonly string[] => [
  ...new Set(texts.flatMap((text) => (text ? searchWordsOf(text) : []))),
]

/** A name in all languages that the catalogue has it in. */
export function allNamesOf(name: string | null, names: string | null): readonly string[] {
  if (name === null) return []
  return names === null ? [name] : [name, ...Object.values(JSON.parse(names) as Readonly<Record<string, string>>)] // the catalogue wrote it
}

function searchedFactsOf({ fields, attrs }: WordedItem): readonly string[] {
  const values = JSON.parse(attrs) as Readonly<Record<string, unknown>> // our own writing
  return textsOf(searchedKeysOf(fields).map((key) => values[key]))
}

const textsOf = (values: readonly unknown[]): readonly string[] =>
  values
    .flat()
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map(String)

const searchedKeys = new Map<string, readonly string[]>()

/** Many items share the fields of their category. */
function searchedKeysOf(fields: string): readonly string[] {
  const known = searchedKeys.get(fields)
  if (known) return known
  const keys = (JSON.parse(fields) as readonly CategoryField[]) // the catalogue wrote it
    .filter(({ of, searched }) => of === 'item' && searched)
    .map(({ key }) => key)
  if (searchedKeys.size > 100) searchedKeys.clear()
  searchedKeys.set(fields, keys)
  return keys
}

const namesByCountry = new Map<string, readonly string[]>()

/** The names of a country in every language. */
function countryNames(code: string | null): readonly string[] {
  if (code === null) return []
  const known = namesByCountry.get(code)
  if (known) return known
  const names = [...new Set(locales.map((locale) => regionIn(locale, code)))]
  namesByCountry.set(code, names)
  return names
}
