import { sql, type Kysely } from 'kysely'

import type { CollectiblesTables } from '../store/tables.ts'
import { allNamesOf } from '../words/entry-words.ts'
import type { QueryWord } from '../words/search-words.ts'
import { listOfNumbers } from '../words/word-index.ts'
import { scoreOf } from './score.ts'

/** Hits that are ranked; the list goes on in the order of `search_ord` (docs/contract/collectibles.md §7.2). */
export const mostRanked = 300

interface CandidateRow {
  readonly ord: number
  readonly name: string
  readonly names: string | null
  readonly number: string
  readonly maker: string | null
  readonly set_name: string | null
  readonly set_names: string | null
}

/** Orders items by how well they fit the words; equal ones stay in the order of `search_ord`. */
export async function bestFirst(
  db: Kysely<CollectiblesTables>,
  ords: readonly number[],
  words: readonly QueryWord[],
): Promise<readonly number[]> {
  if (words.length === 0 || ords.length < 2) return ords
  const { rows } = await sql<CandidateRow>`
    select item.search_ord as ord, item.name, item.names, item.number, item.maker,
      belongs.name as set_name, belongs.names as set_names
    from items as item
    left join collectible_sets as belongs on belongs.id = item.set_id and belongs.status = 'published'
    where item.search_ord in ${listOfNumbers(db, ords)}`.execute(db)
  return rows
    .map((row) => ({
      ord: row.ord,
      score: scoreOf(words, {
        names: allNamesOf(row.name, row.names),
        number: row.number,
        setNames: allNamesOf(row.set_name, row.set_names),
        maker: row.maker ?? '',
      }),
    }))
    .toSorted((one, other) => other.score - one.score || one.ord - other.ord)
    .map(({ ord }) => ord)
}
