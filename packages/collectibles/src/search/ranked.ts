import { sql, type Kysely } from 'kysely'

import type { CollectiblesTables } from '../store/tables.ts'
import { allNamesOf } from '../words/entry-words.ts'
import type { QueryWord } from '../words/search-words.ts'
import { isOnPostgres, listOfNumbers } from '../words/word-index.ts'
import { scorerOf } from './score.ts'

/** Hits that are ranked; the list goes on in the order of `search_ord` (docs/contract/collectibles.md §7.2). */
export const mostRanked = 300

/** Number, name and names, number in the set, maker, name and names of the set. */
type CandidateRow = readonly [number, string, string | null, string, string | null, string | null, string | null]

/** Orders items by how well they fit the words; equal ones stay in the order of `search_ord`. */
export async function bestFirst(
  db: Kysely<CollectiblesTables>,
  ords: readonly number[],
  words: readonly QueryWord[],
): Promise<readonly number[]> {
  if (words.length === 0 || ords.length < 2) return ords
  // One text of all rows costs half of what the rows cost on their way from a reading thread.
  const [row, list] = isOnPostgres(db)
    ? [sql`json_build_array`, sql`json_agg`]
    : [sql`json_array`, sql`json_group_array`]
  const { rows } = await sql<{ candidates: string | null }>`
    select cast(${list}(${row}(item.search_ord, item.name, item.names, item.number, item.maker, belongs.name,
      belongs.names)) as text) as candidates
    from items as item
    left join collectible_sets as belongs on belongs.id = item.set_id and belongs.status = 'published'
    where item.search_ord in ${listOfNumbers(db, ords)}`.execute(db)
  const candidates = JSON.parse(rows[0]?.candidates ?? '[]') as readonly CandidateRow[] // the statement above
  const scoreOf = scorerOf(words)
  return candidates
    .map(([ord, name, names, number, maker, setName, setNames]) => ({
      ord,
      score: scoreOf({
        names: allNamesOf(name, names),
        number,
        setNames: allNamesOf(setName, setNames),
        maker: maker ?? '',
      }),
    }))
    .toSorted((one, other) => other.score - one.score || one.ord - other.ord)
    .map(({ ord }) => ord)
}
