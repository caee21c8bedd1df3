import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'

import { ownStatuses } from '../catalogue/visible.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import { isWord } from '../words/is-word.ts'
import type { QueryWord } from '../words/search-words.ts'
import { all, firstHits, isCoded, mostHits, type Hits, type Sought } from './hits.ts'
import { bestFirst } from './ranked.ts'

/** Own things that stand before the results. */
const mostOwn = 6
/** Of each kind, the most popular ones are ranked. */
const mostOwnRanked = 50

/** `search_ord` of own private items and of items that the caller has copies of, the best first. */
export async function ownHits(
  db: Kysely<CollectiblesTables>,
  typed: Sought,
  hits: Hits,
  caller: string,
): Promise<readonly number[]> {
  const words = 'words' in typed ? typed.words : []
  if ('words' in typed && words.length === 0) return []
  const isPrivate = all([
    sql`item.owner_id = ${caller}`,
    sql`item.status in (${sql.join([...ownStatuses])})`,
    'code' in typed ? isCoded(typed.code, caller) : hasOwnWords(words, caller),
    ...hits.conditions,
  ])
  const isHeld = sql<SqlBool>`
    item.search_ord in (select ord from (${firstHits(db, hits, mostHits)}) as hits)
    and item.id in (select item_id from variant_holdings where owner_id = ${caller} and quantity > 0)`
  const found = []
  for (const isOwn of [isPrivate, isHeld]) {
    const { rows } = await sql<{ ord: number }>`
      select item.search_ord as ord from items as item where ${isOwn}
      order by item.search_ord limit ${sql.lit(mostOwnRanked)}`.execute(db)
    found.push(...rows.map(({ ord }) => ord))
  }
  const inOrder = found.toSorted((one, other) => one - other)
  return (await bestFirst(db, inOrder, words)).slice(0, mostOwn)
}

const hasOwnWords = (words: readonly QueryWord[], owner: string): RawBuilder<SqlBool> => {
  const having = words.map(
    (word) => sql`select item_id from own_item_words where owner_id = ${owner} and ${isWord(word)}`,
  )
  return sql`item.id in (${sql.join(having, sql` intersect `)})`
}
