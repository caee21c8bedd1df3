import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'

import { ownStatuses, visibleTo } from '../catalogue/visible.ts'
import { hereCopies } from '../copies/listing/copy-conditions.ts'
import { ownWordConditions } from '../copies/listing/word-conditions.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import { isWord } from '../words/is-word.ts'
import type { QueryWord } from '../words/search-words.ts'
import { all, firstHits, isCoded, mostHits, type Hits, type Sought } from './hits.ts'
import { bestFirst } from './ranked.ts'
import { haveCondition } from './search-filter.ts'

/** Own things that stand before the results. */
export const mostOwn = 6
/** Of each kind, the most popular ones are ranked. */
const mostOwnRanked = 50

/** Conditions of copies about which the caller wrote the words. */
export type OwnWays = readonly (readonly RawBuilder<SqlBool>[])[]

export const ownWays = async (db: Kysely<CollectiblesTables>, typed: Sought, caller: string): Promise<OwnWays> =>
  'words' in typed ? ownWordConditions(db, caller, typed.words) : []

/**
 * `search_ord` of own private items, of items that the caller has copies of, and of items of copies about which the
 * caller wrote the words, the best first.
 */
export async function ownHits(
  db: Kysely<CollectiblesTables>,
  typed: Sought,
  hits: Hits,
  caller: string,
  ways: OwnWays,
): Promise<readonly number[]> {
  const words = 'words' in typed ? typed.words : []
  if ('words' in typed && words.length === 0) return []
  const isPrivate = all([
    sql`item.owner_id = ${caller}`,
    sql`item.status in (${sql.join([...ownStatuses])})`,
    'code' in typed ? isCoded(typed.code, caller) : hasOwnWords(words, caller),
    ...hits.conditions,
  ])
  const held = sql`(${firstHits(db, hits, mostHits)}) as hits cross join items as item
    where item.search_ord = hits.ord and item.status = 'published' and ${haveCondition('owned', caller)}`
  const found = []
  for (const from of [sql`items as item where ${isPrivate}`, held]) {
    const { rows } = await sql<{ ord: number }>`
      select item.search_ord as ord from ${from}
      order by item.search_ord limit ${sql.lit(mostOwnRanked)}`.execute(db)
    found.push(...rows.map(({ ord }) => ord))
  }
  for (const conditions of ways) {
    const { rows } = await sql<{ ord: number }>`
      select distinct item.search_ord as ord from copies as copy join items as item on item.id = copy.item_id
      where ${all([sql`copy.owner_id = ${caller}`, hereCopies, ...conditions, visibleTo(caller, 'item'), ...hits.conditions])}
      order by item.search_ord limit ${sql.lit(mostOwnRanked)}`.execute(db)
    found.push(...rows.map(({ ord }) => ord))
  }
  const inOrder = [...new Set(found)].toSorted((one, other) => one - other)
  return (await bestFirst(db, inOrder, words)).slice(0, mostOwn)
}

const hasOwnWords = (words: readonly QueryWord[], owner: string): RawBuilder<SqlBool> => {
  const having = words.map(
    (word) => sql`select item_id from own_item_words where owner_id = ${owner} and ${isWord(word)}`,
  )
  return sql`item.id in (${sql.join(having, sql` intersect `)})`
}
