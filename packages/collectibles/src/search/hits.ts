import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'

import type { CollectiblesTables } from '../store/tables.ts'
import type { KnownWord } from '../words/search-words.ts'
import { hasWords, isOnPostgres, ordColumn } from '../words/word-index.ts'
import { allOf } from '../store/conditions.ts'

/** What is looked for: words, a barcode, or everything that a filter leaves. */
export type Sought = { readonly words: readonly KnownWord[] } | { readonly code: string }

/** Hits that are counted, and that words leave for other orders (docs/contract/collectibles.md §7.2). */
export const mostHits = 3_000

export interface Hits {
  readonly sought: Sought
  /** Of rows of the table `item`. */
  readonly conditions: readonly RawBuilder<SqlBool>[]
  /**
   * The same for published items that words find, or that are gone through in another order; absent unless an index finds
   * those of `conditions`.
   */
  readonly inOtherOrder?: readonly RawBuilder<SqlBool>[]
  /** Whether a filter leaves a part of all items or of a drawer; orders of these whole are read from their indexes. */
  readonly isFiltered?: boolean
  /** The last year that `conditions` leave: an order by year begins or ends there. */
  readonly lastYear?: number | undefined
}

/** `search_ord` of the first published items in that order, as rows `ord`. */
export function firstHits(
  db: Kysely<CollectiblesTables>,
  { sought, conditions, inOtherOrder = conditions }: Hits,
  limit: number,
  after = -1,
): RawBuilder<{ ord: number }> {
  if ('code' in sought) return plainHits([isCoded(sought.code, undefined), ...conditions], limit, after)
  if (sought.words.length === 0) return plainHits(conditions, limit, after)
  const ord = ordColumn(db, 'catalogue_words')
  const place = after < 0 ? [] : [sql<SqlBool>`${ord} > ${after}`]
  const words = hasWords(db, 'catalogue_words', sought.words)
  // SQLite goes through a cross join in the order of its tables. Without a named index it reads the row of each hit.
  const inIndex = isOnPostgres(db) ? sql`` : sql`indexed by items_shown`
  return conditions.length === 0
    ? sql`
        select ${ord} as ord from catalogue_words where ${allOf([words, ...place])}
        order by ${inOrder(db, ord, sought.words, limit)} limit ${sql.lit(limit)}`
    : sql`
        select ${ord} as ord from catalogue_words cross join items as item ${inIndex}
        where ${allOf([words, sql`item.search_ord = ${ord}`, sql`item.status = 'published'`, ...place, ...inOtherOrder])}
        order by ord limit ${sql.lit(limit)}`
}

/**
 * From so many items on, of a million, PostgreSQL finds the first 3,000 hits of a word sooner if it goes through all items
 * than if it collects all hits and puts them in order: about 25 ms either way. Its planner does not know what a comparison
 * of words costs. Going through items costs less for fewer hits, collecting does not.
 */
const commonUses = 24_000

/** `search_ord`, as it is for items that are gone through, as a sum for hits that are collected. */
function inOrder(
  db: Kysely<CollectiblesTables>,
  ord: RawBuilder<number>,
  words: readonly KnownWord[],
  limit: number,
): RawBuilder<unknown> {
  const common = commonUses * Math.sqrt(limit / mostHits)
  return !isOnPostgres(db) || words.some(({ uses = 0 }) => uses > common) ? ord : sql`${ord} + 0`
}

function plainHits(
  conditions: readonly RawBuilder<SqlBool>[],
  limit: number,
  after: number,
): RawBuilder<{ ord: number }> {
  const place = after < 0 ? [] : [sql<SqlBool>`item.search_ord > ${after}`]
  return sql`
    select item.search_ord as ord from items as item
    where ${allOf([sql`item.status = 'published'`, ...place, ...conditions])}
    order by item.search_ord limit ${sql.lit(limit)}`
}

/** Whether a variant of the item has the barcode. @param caller Whose own barcodes count too. */
export const isCoded = (code: string, caller: string | undefined): RawBuilder<SqlBool> => sql<SqlBool>`item.id in (
  select variants.item_id from barcodes join variants on variants.id = barcodes.variant_id
  where barcodes.code = ${code} and (barcodes.owner_id is null or barcodes.owner_id = ${caller ?? ''}))`
