import type { Database } from '@collect/storage'

import type { CollectiblesTables } from '../store/tables.ts'
import { categories, type Category, type Item, type ItemSummary } from '../wire/index.ts'
import { itemOf, listedItemColumns, summaryOf } from './item-of-row.ts'

/** Where a list continues. Items are ordered by category, then by their order in it. */
export interface Place {
  readonly category: Category
  readonly position: number
}

export interface ItemFilter {
  readonly category?: Category | undefined
  /** Only items that the shop offers. */
  readonly offered?: boolean | undefined
  readonly after?: Place | undefined
  readonly limit: number
}

/** The items that the landed pages show: lists hold samples only, until the catalogue has its own pages. */
export interface ItemStore {
  list(filter: ItemFilter): Promise<readonly { readonly item: ItemSummary; readonly place: Place }[]>
  find(id: string): Promise<Item | undefined>
  counts(): Promise<Readonly<Record<Category, number>>>
}

export function createItemStore(database: Database): ItemStore {
  const db = database.tables<CollectiblesTables>()
  const listed = () =>
    db
      .selectFrom('items as item')
      .leftJoin('sample_listings as listing', 'listing.item_id', 'item.id')
      .select(listedItemColumns)
      .where('item.category_id', 'in', [...categories])

  return {
    async list({ category, offered, after, limit }) {
      let query = listed()
        .where('item.is_sample', '=', 1)
        .orderBy('item.category_id')
        .orderBy('item.search_ord')
        .limit(limit)
      if (category) query = query.where('item.category_id', '=', category)
      if (offered) query = query.where('listing.price_amount', 'is not', null)
      if (after)
        query = query.where((is) =>
          is.or([
            is('item.category_id', '>', after.category),
            is.and([is('item.category_id', '=', after.category), is('item.search_ord', '>', after.position)]),
          ]),
        )
      const rows = await query.execute()
      return rows.map((row) => {
        const item = summaryOf(row)
        return { item, place: { category: item.category, position: row.search_ord } }
      })
    },

    async find(id) {
      const row = await listed().where('item.id', '=', id).where('item.status', '=', 'published').executeTakeFirst()
      return row && itemOf(row)
    },

    async counts() {
      const rows = await db
        .selectFrom('items')
        .select(({ fn }) => ['category_id as category', fn.countAll<number>().as('count')])
        .where('is_sample', '=', 1)
        .groupBy('category_id')
        .execute()
      return countsOf(rows)
    },
  }
}

/** The number of items in every category, 0 for an empty one. */
export function countsOf(
  rows: readonly { readonly category: string; readonly count: number }[],
): Readonly<Record<Category, number>> {
  const found = new Map(rows.map(({ category, count }) => [category, Number(count)]))
  // Built from the list of categories, so none is missing.
  return Object.fromEntries(categories.map((category) => [category, found.get(category) ?? 0])) as Record<
    Category,
    number
  >
}
