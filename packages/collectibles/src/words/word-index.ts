import { PostgresAdapter, sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'

import type { CollectiblesTables } from '../store/tables.ts'
import type { KnownWord } from './search-words.ts'

/** Indexes of words, by `search_ord`. */
export type WordTable = 'catalogue_words' | 'set_words'

export interface WordEntry {
  readonly ord: number
  readonly words: readonly string[]
}

type Db = Kysely<CollectiblesTables>

export const isOnPostgres = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter

/** The column that holds `search_ord`. */
export const ordColumn = (db: Db, table: WordTable): RawBuilder<number> =>
  sql.ref<number>(`${table}.${isOnPostgres(db) ? 'search_ord' : 'rowid'}`)

/**
 * Rows of an index that have all words. Words hold letters and digits only (`search-words.ts`), so that no text of a
 * user is read as an operator.
 */
export function hasWords(db: Db, table: WordTable, words: readonly KnownWord[]): RawBuilder<SqlBool> {
  // The dictionary has the words of the catalogue alone.
  const forms = (word: KnownWord) => (table === 'catalogue_words' ? word.forms : undefined)
  if (words.some((word) => forms(word)?.length === 0)) return sql<SqlBool>`1 = 0`
  const isPostgres = isOnPostgres(db)
  const [quote, begins, and, or] = isPostgres ? ["'", ':*', ' & ', ' | '] : ['"', '*', ' AND ', ' OR ']
  const quoted = (text: string) => quote + text + quote
  const query = words
    .map((word) => {
      const known = forms(word)
      return known ? `(${known.map(quoted).join(or)})` : quoted(word.text) + (word.isPrefix ? begins : '')
    })
    .join(and)
  return isPostgres
    ? sql<SqlBool>`${sql.ref(`${table}.words`)} @@ cast(${query} as tsquery)`
    : sql<SqlBool>`${sql.table(table)} match ${query}`
}

/**
 * Whether items that something else has found have all words. SQLite lists the items with the words first, because it
 * takes a tenth of a millisecond to ask its index about one.
 */
export function areWorded(db: Db, words: readonly KnownWord[], ord: RawBuilder<number>): RawBuilder<SqlBool> {
  const [column, having] = [ordColumn(db, 'catalogue_words'), hasWords(db, 'catalogue_words', words)]
  return isOnPostgres(db)
    ? sql<SqlBool>`exists (select 1 from catalogue_words where ${column} = ${ord} and ${having})`
    : sql<SqlBool>`+${ord} in (select ${column} from catalogue_words where ${having})`
}

/** A list of numbers as one parameter, so that the text of a statement stays the same. */
export const listOfNumbers = (db: Db, numbers: readonly number[]): RawBuilder<unknown> =>
  isOnPostgres(db)
    ? sql`(select cast(value as bigint) from json_array_elements_text(cast(${JSON.stringify(numbers)} as json)) as value)`
    : sql`(select value from json_each(${JSON.stringify(numbers)}))`

/** Rows that the index has of these. */
export async function indexedOrds(db: Db, table: WordTable, ords: readonly number[]): Promise<ReadonlySet<number>> {
  const column = ordColumn(db, table)
  const { rows } = await sql<{ ord: number }>`
    select ${column} as ord from ${sql.table(table)} where ${column} in ${listOfNumbers(db, ords)}`.execute(db)
  return new Set(rows.map(({ ord }) => ord))
}

/** Rows of one statement. */
const rowsAtOnce = 400

/** Replaces the words of these rows; a row without words leaves the index. */
export async function writeWords(db: Db, table: WordTable, entries: readonly WordEntry[]): Promise<void> {
  const ords = entries.map(({ ord }) => ord)
  const column = ordColumn(db, table)
  await sql`delete from ${sql.table(table)} where ${column} in ${listOfNumbers(db, ords)}`.execute(db)
  const kept = entries.filter(({ words }) => words.length > 0)
  for (let from = 0; from < kept.length; from += rowsAtOnce) {
    const rows = kept.slice(from, from + rowsAtOnce)
    if (isOnPostgres(db))
      await sql`
        insert into ${sql.table(table)} (search_ord, words)
        values ${sql.join(rows.map(({ ord, words }) => sql`(${ord}, array_to_tsvector(cast(${[...words]} as text[])))`))}`.execute(
        db,
      )
    else
      // The driver gives numbers as floating point, which no rowid is.
      await sql`
        insert into ${sql.table(table)} (rowid, words)
        values ${sql.join(rows.map(({ ord, words }) => sql`(cast(${ord} as integer), ${words.join(' ')})`))}`.execute(
        db,
      )
  }
}

/**
 * Puts the words of items on the disk in the order in which searches read them, which makes those of common words several
 * times quicker. PostgreSQL alone needs it. Searches wait meanwhile: about ten seconds for a million items.
 */
export async function storeInOrder(db: Db): Promise<void> {
  await sql`cluster catalogue_words using catalogue_words_pkey`.execute(db)
  await sql`analyze catalogue_words`.execute(db)
}

/** All words of an index with the number of rows that have each. */
export async function listWords(db: Db, table: WordTable): Promise<ReadonlyMap<string, number>> {
  const { rows } = isOnPostgres(db)
    ? await sql<{ word: string; count: number }>`
        select word, ndoc as count from ts_stat(cast(${`select words from ${table}`} as text))`.execute(db)
    : await sql<{ word: string; count: number }>`
        select term as word, doc as count from ${sql.table(`${table}_list`)}`.execute(db)
  return new Map(rows.map(({ word, count }) => [word, Number(count)]))
}
