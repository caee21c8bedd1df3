import type { Locale } from '@collect/messages'
import { sql, type Kysely, type SqlBool } from 'kysely'

import type { CollectiblesTables } from '../store/tables.ts'
import { categories, type Category, type ItemSummary } from '../wire/index.ts'
import { listedItems, summaryOf } from './item-of-row.ts'
import { ownedBy } from './visible.ts'

/** The parts of a category, in the order of the list: what its reader wrote, samples, then the most popular. */
export const listParts = ['own', 'sample', 'item'] as const

/** Where a list continues. Items are ordered by category, then by part. */
export interface Place {
  readonly category: Category
  readonly part: (typeof listParts)[number]
  readonly position: number
  /** When the item was made, in milliseconds: own items are ordered by it. */
  readonly made: number
}

export interface ItemFilter {
  readonly category?: Category | undefined
  /** Only items that the shop offers. */
  readonly offered?: boolean | undefined
  /** The account whose own items are in the list; absent for a visitor. */
  readonly caller?: string | undefined
  /** The account sees no samples. */
  readonly hidesSamples?: boolean
  readonly after?: Place | undefined
  readonly limit: number
}

export interface ListedItem {
  readonly item: ItemSummary
  readonly place: Place
}

/** Each part of a category is a read of its own, since each has an index in the order of the list. */
const parts = categories.toSorted().flatMap((category) => listParts.map((part) => ({ category, part })))

/** A page of the catalogue as the caller sees it. */
export async function listItems(
  db: Kysely<CollectiblesTables>,
  { category, offered, caller, hidesSamples = false, after, limit }: ItemFilter,
  locale: Locale,
): Promise<readonly ListedItem[]> {
  const start = after ? parts.findIndex(({ category, part }) => category === after.category && part === after.part) : 0
  const found: ListedItem[] = []
  for (const [index, part] of parts.entries()) {
    if (index < start || found.length >= limit) continue
    if (category !== undefined && part.category !== category) continue
    if (offered && part.part !== 'sample') continue
    if (part.part === 'own' && caller === undefined) continue
    if (part.part === 'sample' && hidesSamples) continue
    let query = inPart(db, part.part, caller ?? '')
      .where('item.category_id', '=', part.category)
      .limit(limit - found.length)
    if (offered) query = query.where('listing.price_amount', 'is not', null)
    if (after && index === start) query = query.where(isBehind(after))
    const rows = await query.execute()
    found.push(
      ...rows.map((row) => ({
        item: summaryOf(row, locale),
        place: { ...part, position: row.search_ord, made: row.created_at },
      })),
    )
  }
  return found
}

// Written out, so that SQLite uses the indexes that hold these rows only.
const isSample = sql<SqlBool>`item.is_sample = 1 and item.status = 'published'`
const isPublished = sql<SqlBool>`item.status = 'published' and item.is_sample = 0`

/** The items of one part, in its order; own items begin with the newest one. */
function inPart(db: Kysely<CollectiblesTables>, part: Place['part'], caller: string) {
  const items = listedItems(db).select('item.created_at')
  switch (part) {
    case 'own':
      return items.where(ownedBy(caller)).orderBy('item.created_at', 'desc').orderBy('item.search_ord', 'desc')
    case 'sample':
      return items.where(isSample).orderBy('item.search_ord')
    case 'item':
      return items.where(isPublished).orderBy('item.search_ord')
  }
}

const isBehind = ({ part, position, made }: Place): ReturnType<typeof sql<SqlBool>> =>
  part === 'own'
    ? sql<SqlBool>`(item.created_at, item.search_ord) < (${made}, ${position})`
    : sql<SqlBool>`item.search_ord > ${position}`

/** More are not counted (docs/contract/collectibles.md §1, Lists). */
const mostCounted = 3_000

/** The number of items of a category, samples too. What the caller wrote is counted whole. */
export async function countItems(
  db: Kysely<CollectiblesTables>,
  category: Category,
  caller?: string,
  hidesSamples = false,
): Promise<{ readonly count: number; readonly isCapped?: true }> {
  const { rows } = await sql<{ samples: number; published: number; own: number }>`
    select (
      select count(*) from items as item where category_id = ${category} and ${isSample}
    ) as samples, (
      select count(*) from (
        select 1 from items as item where category_id = ${category} and ${isPublished} limit ${sql.lit(mostCounted + 1)}
      ) as published
    ) as published, (
      select count(*) from items as item where category_id = ${category} and ${ownedBy(caller ?? '')}
    ) as own`.execute(db)
  const [{ samples = 0, published = 0, own = 0 } = {}] = rows
  const shared = (hidesSamples ? 0 : Number(samples)) + Number(published)
  return shared > mostCounted ? { count: mostCounted + Number(own), isCapped: true } : { count: shared + Number(own) }
}
