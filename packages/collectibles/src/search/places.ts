import { sql, type RawBuilder } from 'kysely'

import type { ColumnType } from '../store/column-type.ts'
import type { SearchSort } from '../wire/index.ts'

/** Where a page begins: in the ranked hits, behind a hit in the order of `search_ord`, or behind one of another order. */
export type SearchPlace =
  | { readonly ranked: number }
  | { readonly after: number }
  | { readonly value: string | number; readonly id: string }

interface Order {
  /** Never null, of the table `item`. */
  readonly column: RawBuilder<string | number>
  readonly type: ColumnType
  readonly direction: 'asc' | 'desc'
}

/**
 * Items without a year or a number come last. Each has an index with these very words, and one within a drawer
 * (`014-quick-lists.ts`, `017-drawer-orders.ts`).
 */
export const orders: Readonly<Record<Exclude<SearchSort, 'relevance' | 'popular'>, Order>> = {
  name: { column: sql`item.sort_name`, type: 'text', direction: 'asc' },
  year: { column: sql`coalesce(item.year_from, 9999)`, type: 'integer', direction: 'asc' },
  '-year': { column: sql`coalesce(item.year_from, -9999)`, type: 'integer', direction: 'desc' },
  number: {
    column: sql`coalesce(nullif(item.number_sort, ''), ${sql.lit('\u{10ffff}')})`,
    type: 'text',
    direction: 'asc',
  },
  newest: { column: sql`item.created_at`, type: 'bigint', direction: 'desc' },
}

/** What the column of an order holds; undefined for an order by rank or popularity. */
export const valueTypeOf = (sort: SearchSort): ColumnType | undefined =>
  sort === 'relevance' || sort === 'popular' ? undefined : orders[sort].type
