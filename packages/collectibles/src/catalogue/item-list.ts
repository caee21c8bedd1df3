import type { Locale } from '@collect/messages'
import { sql, type Kysely, type SqlBool } from 'kysely'

import type { CollectiblesTables } from '../store/tables.ts'
import { categories, type Category, type ItemSummary } from '../wire/index.ts'
import { listedItems, summaryOf } from './item-of-row.ts'

/** Where a list continues. Items are ordered by category; in it samples come first, then the most popular. */
export interface Place {
  readonly category: Category
  readonly isSample: boolean
  readonly position: number
}

export interface ItemFilter {
  readonly category?: Category | undefined
  /** Only items that the shop offers. */
  readonly offered?: boolean | undefined
  readonly after?: Place | undefined
  readonly limit: number
}

export interface ListedItem {
  readonly item: ItemSummary
  readonly place: Place
}

/** Samples and others of a category are two reads, since each has an index in the order of the list. */
const parts = categories.toSorted().flatMap((category) => [true, false].map((isSample) => ({ category, isSample })))

/** A page of the shared catalogue. */
export async function listItems(
  db: Kysely<CollectiblesTables>,
  { category, offered, after, limit }: ItemFilter,
  locale: Locale,
): Promise<readonly ListedItem[]> {
  const start = after
    ? parts.findIndex((part) => part.category === after.category && part.isSample === after.isSample)
    : 0
  const found: ListedItem[] = []
  for (const [index, part] of parts.entries()) {
    if (index < start || found.length >= limit) continue
    if (category !== undefined && part.category !== category) continue
    if (offered && !part.isSample) continue
    let query = listedItems(db)
      .where('item.category_id', '=', part.category)
      .where(part.isSample ? isSample : isPublished)
      .orderBy('item.search_ord')
      .limit(limit - found.length)
    if (offered) query = query.where('listing.price_amount', 'is not', null)
    if (after && index === start) query = query.where('item.search_ord', '>', after.position)
    const rows = await query.execute()
    found.push(...rows.map((row) => ({ item: summaryOf(row, locale), place: { ...part, position: row.search_ord } })))
  }
  return found
}

// Written out, so that SQLite uses the indexes that hold these rows only.
const isSample = sql<SqlBool>`item.is_sample = 1 and item.status = 'published'`
const isPublished = sql<SqlBool>`item.status = 'published' and item.is_sample = 0`

/** More are not counted (docs/contract/collectibles.md §1, Lists). */
const mostCounted = 3_000

/** The number of items of a category, samples too. */
export async function countItems(
  db: Kysely<CollectiblesTables>,
  category: Category,
): Promise<{ readonly count: number; readonly isCapped?: true }> {
  const { rows } = await sql<{ count: number }>`
    select (
      select count(*) from items as item where category_id = ${category} and ${isSample}
    ) + (
      select count(*) from (
        select 1 from items as item where category_id = ${category} and ${isPublished} limit ${sql.lit(mostCounted + 1)}
      ) as published
    ) as count`.execute(db)
  const count = Number(rows[0]?.count ?? 0)
  return count > mostCounted ? { count: mostCounted, isCapped: true } : { count }
}
