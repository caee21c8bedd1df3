import { sql, type Kysely } from 'kysely'

import type { CollectiblesTables } from '../store/tables.ts'
import { beginsWith } from './is-word.ts'
import type { KnownWord, QueryWord } from './search-words.ts'
import { isListed, isTerm } from './terms.ts'
import { isOnPostgres } from './word-index.ts'

/** More words than these cost more, one by one, than their items together. */
const mostForms = 64

/**
 * Looks into the dictionary for the words that a search may mean. An index reads the items of a word in their order until
 * there are enough; those of a beginning it must collect and put in order first, however few are wanted.
 */
export async function knownWords(
  db: Kysely<CollectiblesTables>,
  words: readonly QueryWord[],
): Promise<readonly KnownWord[]> {
  const known = []
  for (const word of words) {
    const forms = word.isPrefix && isListed(word.text) ? await formsOf(db, word.text) : undefined
    const uses = isOnPostgres(db) && words.length === 1 && isTerm(word.text) ? await usesOf(db, word) : undefined
    known.push({ ...word, ...(forms && { forms }), ...(uses !== undefined && { uses }) })
  }
  return known
}

async function usesOf(db: Kysely<CollectiblesTables>, { text, isPrefix }: QueryWord): Promise<number> {
  const isMeant = isPrefix ? beginsWith(sql.ref('term'), text) : sql`term = ${text}`
  const { rows } = await sql<{ uses: number | null }>`
    select sum(uses) as uses from search_terms where ${isMeant}`.execute(db)
  return Number(rows[0]?.uses ?? 0)
}

async function formsOf(db: Kysely<CollectiblesTables>, beginning: string): Promise<readonly string[] | undefined> {
  const { rows } = await sql<{ term: string }>`
    select term from search_terms where ${beginsWith(sql.ref('term'), beginning)}
    order by term limit ${sql.lit(mostForms + 1)}`.execute(db)
  return rows.length > mostForms ? undefined : rows.map(({ term }) => term)
}
