import { sql, type Kysely } from 'kysely'

import type { CollectiblesTables } from '../store/tables.ts'
import { isOnPostgres, listWords } from './word-index.ts'

/** A word with fewer letters is not corrected (docs/contract/collectibles.md §7.4). */
export const fewestLetters = 4

/** Words with digits are numbers of things, where another digit is another thing. */
export const isTerm = (word: string): boolean => !/\p{N}/u.test(word)

/**
 * Whether the dictionary has each word of the catalogue that begins with this one. Of words with digits, it has those
 * that begin with some letters, so that no beginning of these letters lacks a word.
 */
export const isListed = (beginning: string): boolean => someLetters.test(beginning)

const someLetters = new RegExp(String.raw`^\P{N}{${fewestLetters}}`, 'u')

/** Whether a word of the catalogue stands in the dictionary. */
export const isInDictionary = (word: string): boolean => isTerm(word) || isListed(word)

/** A word without one of its letters, for every letter. */
export function deletionsOf(word: string): readonly string[] {
  const letters = [...word]
  return [...new Set(letters.map((_, at) => letters.toSpliced(at, 1).join('')))]
}

/** Rows of one statement. */
const rowsAtOnce = 500

/**
 * Adds words to the dictionary with their new uses. Words that leave the catalogue stay in it until it is counted again.
 */
export async function addTerms(db: Kysely<CollectiblesTables>, uses: ReadonlyMap<string, number>): Promise<void> {
  // Transactions lock rows in one order, so that no two of them deadlock.
  const terms = [...uses.keys()].filter(isInDictionary).toSorted((one, other) => (one < other ? -1 : 1))
  for (let from = 0; from < terms.length; from += rowsAtOnce) {
    const rows = terms
      .slice(from, from + rowsAtOnce)
      .map((term) => sql`(${term}, cast(${uses.get(term) ?? 0} as integer))`)
    const { rows: written } = await sql<{ term: string; uses: number }>`
      insert into search_terms (term, uses) values ${sql.join(rows)}
      on conflict (term) do update set uses = search_terms.uses + excluded.uses
      returning term, uses`.execute(db)
    await addDeletions(
      db,
      written.filter((row) => row.uses === (uses.get(row.term) ?? 0)).map(({ term }) => term),
    )
  }
}

async function addDeletions(db: Kysely<CollectiblesTables>, terms: readonly string[]): Promise<void> {
  const rows = terms
    .filter((term) => isTerm(term) && [...term].length >= fewestLetters)
    .flatMap((term) => deletionsOf(term).map((key) => ({ key, term })))
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await db
      .insertInto('search_deletes')
      .values(rows.slice(from, from + rowsAtOnce))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/** Makes the dictionary again, in one transaction, from the words that the catalogue has. */
export async function countTerms(db: Kysely<CollectiblesTables>): Promise<void> {
  // A word that another process adds meanwhile must not be lost: its items would not be found.
  if (isOnPostgres(db)) await sql`lock table search_terms in share row exclusive mode`.execute(db)
  const uses = await listWords(db, 'catalogue_words')
  await db.deleteFrom('search_deletes').execute()
  await db.deleteFrom('search_terms').execute()
  await addTerms(db, uses)
}
