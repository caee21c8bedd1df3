import { sql, type Kysely } from 'kysely'

import type { CollectiblesTables } from '../store/tables.ts'
import type { CappedCount, SearchSort } from '../wire/index.ts'
import type { QueryWord } from '../words/search-words.ts'
import { isOnPostgres } from '../words/word-index.ts'
import { firstHits, mostHits, type Hits } from './hits.ts'
import { orders, type SearchPlace } from './places.ts'
import { bestFirst, mostRanked } from './ranked.ts'
import { allOf } from '../store/conditions.ts'

type Db = Kysely<CollectiblesTables>

export interface HitPage {
  /** `search_ord` of the items of the page. */
  readonly ords: readonly number[]
  /** Absent on the last page. */
  readonly next?: SearchPlace
}

export interface CountedHits {
  /** Exact up to 3,000. */
  readonly count: CappedCount
  /** `search_ord` of the first hits of words, which are ranked. */
  readonly first: readonly number[]
}

/** The number of hits and the first ones, in one statement: to look for common words twice would take twice as long. */
export async function countHits(db: Db, hits: Hits): Promise<CountedHits> {
  const list = isOnPostgres(db) ? sql`cast(json_agg(ord) as text)` : sql`json_group_array(ord)`
  const first = isRanked(hits)
    ? sql`(select ${list} from (select ord from hits order by ord limit ${sql.lit(mostRanked)}) as listed)`
    : sql`null`
  const { rows } = await sql<{ count: number; first: string | null }>`
    with hits as (${firstHits(db, hits, mostHits + 1)})
    select (select count(*) from hits) as count, ${first} as first`.execute(db)
  const [found = { count: 0, first: null }] = rows
  const count = Number(found.count)
  return {
    count: count > mostHits ? { value: mostHits, capped: true } : { value: count },
    first: JSON.parse(found.first ?? '[]') as number[], // the statement above
  }
}

const isRanked = ({ sought }: Hits): boolean => 'words' in sought && sought.words.length > 0

/**
 * A page of hits in an order; every hit is on one page. Orders by a column end after 3,000 hits of words.
 *
 * @param counted The same hits
 */
export function pageOfHits(
  db: Db,
  hits: Hits,
  { count, first }: CountedHits,
  sort: SearchSort,
  place: SearchPlace | undefined,
  limit: number,
): Promise<HitPage> {
  const words = 'words' in hits.sought ? hits.sought.words : []
  if (sort === 'relevance' && words.length > 0) return pageByRank(db, hits, first, words, place, limit)
  if (sort === 'relevance' || sort === 'popular')
    return pageAfter(db, hits, place && 'after' in place ? place.after : -1, limit)
  // All that a filter leaves are found at once.
  const isFew = 'code' in hits.sought || words.length > 0 || (hits.isFiltered === true && !count.capped)
  return pageByColumn(db, hits, isFew, sort, place && 'value' in place ? place : undefined, limit)
}

async function pageAfter(db: Db, hits: Hits, after: number, limit: number): Promise<HitPage> {
  // One row more than requested shows whether another page follows.
  const { rows } = await firstHits(db, hits, limit + 1, after).execute(db)
  const ords = rows.slice(0, limit).map(({ ord }) => ord)
  const last = ords.at(-1)
  return { ords, ...(rows.length > limit && last !== undefined && { next: { after: last } }) }
}

async function pageByRank(
  db: Db,
  hits: Hits,
  first: CountedHits['first'],
  words: readonly QueryWord[],
  place: SearchPlace | undefined,
  limit: number,
): Promise<HitPage> {
  if (place && 'after' in place) return pageAfter(db, hits, place.after, limit)
  const from = place && 'ranked' in place ? place.ranked : 0
  const ranked = await bestFirst(db, first, words)
  const ords = ranked.slice(from, from + limit)
  if (from + limit < ranked.length) return { ords, next: { ranked: from + limit } }
  if (ranked.length < mostRanked) return { ords }
  const last = Math.max(...ranked)
  const rest = await pageAfter(db, hits, last, Math.max(1, limit - ords.length))
  if (ords.length < limit) return { ...rest, ords: [...ords, ...rest.ords] }
  // The page ends with the ranked hits.
  return { ords, ...(rest.ords.length > 0 && { next: { after: last } }) }
}

async function pageByColumn(
  db: Db,
  hits: Hits,
  isFew: boolean,
  sort: keyof typeof orders,
  place: { readonly value: string | number; readonly id: string } | undefined,
  limit: number,
): Promise<HitPage> {
  const { column, direction } = orders[sort]
  const sign = sql.raw(direction === 'asc' ? '>' : '<')
  // Few hits are put in order; all items are read in the order of an index.
  const from = isFew
    ? sql`(${firstHits(db, hits, mostHits)}) as hits cross join items as item where item.search_ord = hits.ord`
    : sql`items as item where ${allOf([sql`item.status = 'published'`, ...(hits.inOtherOrder ?? hits.conditions)])}`
  const isBehind = place ? sql`and (${column}, item.id) ${sign} (${place.value}, ${place.id})` : sql``
  // The conditions compare the year. The index of the order begins with this expression, so only this bounds it.
  const isByYear = sort === 'year' || sort === '-year'
  const isInTime = isByYear && hits.lastYear !== undefined ? sql`and ${column} <= ${hits.lastYear}` : sql``
  const { rows } = await sql<{ ord: number; value: string | number; id: string }>`
    select item.search_ord as ord, ${column} as value, item.id from ${from} ${isBehind} ${isInTime}
    order by ${column} ${sql.raw(direction)}, item.id ${sql.raw(direction)} limit ${sql.lit(limit + 1)}`.execute(db)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    ords: page.map(({ ord }) => ord),
    ...(rows.length > limit && last && { next: { value: last.value, id: last.id } }),
  }
}
