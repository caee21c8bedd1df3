import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'

import { ownedBy } from '../catalogue/visible.ts'
import { hereCopies } from '../copies/listing/copy-conditions.ts'
import { foundBy, ownWaysOf, type OwnWay, type OwnWays } from '../copies/listing/word-conditions.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import { isWord } from '../words/is-word.ts'
import type { KnownWord, QueryWord } from '../words/search-words.ts'
import { areWorded, isOnPostgres } from '../words/word-index.ts'
import { firstHits, isCoded, mostHits, type Hits, type Sought } from './hits.ts'
import { bestFirst } from './ranked.ts'
import { haveCondition } from './search-filter.ts'
import { allOf, anyOf } from '../store/conditions.ts'

type Db = Kysely<CollectiblesTables>

/** Own things that stand before the results. */
export const mostOwn = 6
/** Of each kind, the most popular ones are ranked. */
const mostOwnRanked = 50

export const ownWays = async (db: Db, typed: Sought, caller: string): Promise<OwnWays> =>
  'words' in typed ? ownWaysOf(db, caller, typed.words) : new Map()

/**
 * `search_ord` of own private items, of items that the caller has copies of, and of items of copies about which the
 * caller wrote one of the words, the best first.
 */
export async function ownHits(
  db: Db,
  typed: Sought,
  hits: Hits,
  caller: string,
  ways: OwnWays,
): Promise<readonly number[]> {
  const words = 'words' in typed ? typed.words : []
  if ('words' in typed && words.length === 0) return []
  const isNamed = 'code' in typed ? isCoded(typed.code, caller) : hasOwnWords(words, caller)
  const ofWays = [...ways].flatMap(([word, ofWord]) => {
    const others = words
      .filter((other) => other !== word)
      .map((other) => anyOf([...foundBy(ways.get(other)), hasWord(db, caller, other)]))
    return ofWord.map((way) => itemsOfCopies(db, hits, caller, way, others))
  })
  const found = (
    await Promise.all([
      firstItems(db, [ownedBy(caller), isNamed, ...hits.conditions]),
      heldHits(db, hits, caller),
      ...ofWays,
    ])
  ).flat()
  const inOrder = [...new Set(found)].toSorted((one, other) => one - other)
  return (await bestFirst(db, inOrder, words)).slice(0, mostOwn)
}

async function firstItems(db: Db, conditions: readonly RawBuilder<SqlBool>[]): Promise<readonly number[]> {
  const { rows } = await sql<{ ord: number }>`
    select item.search_ord as ord from items as item where ${allOf(conditions)}
    order by item.search_ord limit ${sql.lit(mostOwnRanked)}`.execute(db)
  return rows.map(({ ord }) => ord)
}

/** Of the hits that are counted, those of which the caller has a copy. */
async function heldHits(db: Db, hits: Hits, caller: string): Promise<readonly number[]> {
  const isHeld = [sql<SqlBool>`item.status = 'published'`, haveCondition('owned', caller)]
  // SQLite goes through the hits in their order until there are enough; PostgreSQL would ask more of them than these.
  if (isOnPostgres(db)) {
    const { rows } = await sql<{ ord: number }>`
      select item.search_ord as ord from (${firstHits(db, hits, mostHits)}) as hits cross join items as item
      where ${allOf([sql`item.search_ord = hits.ord`, ...isHeld])}
      order by item.search_ord limit ${sql.lit(mostOwnRanked)}`.execute(db)
    return rows.map(({ ord }) => ord)
  }
  const isCounted = sql<SqlBool>`item.search_ord <= (
    select max(ord) from (${firstHits(db, hits, mostHits)}) as counted)`
  const held = { sought: hits.sought, conditions: [...(hits.inOtherOrder ?? hits.conditions), isCounted, ...isHeld] }
  const { rows } = await firstHits(db, held, mostOwnRanked).execute(db)
  return rows.map(({ ord }) => ord)
}

/** Items of copies that are found in one way, if the item or the copy has the other words. */
async function itemsOfCopies(
  db: Db,
  hits: Hits,
  caller: string,
  way: OwnWay,
  others: readonly RawBuilder<SqlBool>[],
): Promise<readonly number[]> {
  const isOfWay = allOf([sql`copy.owner_id = ${caller}`, hereCopies, way.isFound])
  const isFound = sql<SqlBool>`exists (
    select 1 from copies as copy where copy.item_id = item.id and ${allOf([isOfWay, ...others])})`
  const own = await firstItems(db, [ownedBy(caller), isFound, ...hits.conditions])
  if (others.length === 0 && hits.conditions.length === 0 && (await leadsToMany(db, way))) {
    const first = await firstItems(db, [sql`item.status = 'published'`, isPopular, isFound])
    if (first.length === mostOwnRanked) return [...first, ...own]
  }
  // As a sum: PostgreSQL would go through all items in their order until there are enough.
  const { rows } = await sql<{ ord: number }>`
    select distinct item.search_ord + 0 as ord from copies as copy join items as item on item.id = copy.item_id
    where ${allOf([isOfWay, ...others, sql`item.status = 'published'`, ...hits.conditions])}
    order by ord limit ${sql.lit(mostOwnRanked)}`.execute(db)
  return [...rows.map(({ ord }) => Number(ord)), ...own]
}

/** From so many copies on, it costs less to ask the most popular items for theirs than to put those of all in order. */
const manyCopies = 3_000
const isPopular = sql<SqlBool>`item.search_ord <= coalesce(
  (select search_ord from items where status = 'published' order by search_ord limit 1 offset 20000),
  ${sql.lit(Number.MAX_SAFE_INTEGER)})`

async function leadsToMany(db: Db, { rows: found }: OwnWay): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${found} limit ${sql.lit(manyCopies)}) as found`.execute(db)
  return Number(rows[0]?.count) === manyCopies
}

/** Whether an item has the word: a published one in the shared index, a private one in its owner's. */
const hasWord = (db: Db, owner: string, word: KnownWord): RawBuilder<SqlBool> => sql<SqlBool>`(
  (item.status = 'published' and ${areWorded(db, [word], sql.ref('item.search_ord'))}) or ${hasOwnWords([word], owner)})`

function hasOwnWords(words: readonly QueryWord[], owner: string): RawBuilder<SqlBool> {
  const having = words.map(
    (word) => sql`select item_id from own_item_words where owner_id = ${owner} and ${isWord(word)}`,
  )
  return sql`item.id in (${sql.join(having, sql` intersect `)})`
}
