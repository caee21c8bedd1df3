import type { Database } from '@collect/storage'

import { categories, type Category, type Item, type ItemSummary } from '../wire/index.ts'
import { itemOf, summaryOf } from './item-of-row.ts'
import type { CollectiblesTables } from '../store/tables.ts'

/** Where a list continues. Items are ordered by category, then by position. */
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

export interface ItemStore {
  list(filter: ItemFilter): Promise<readonly { readonly item: ItemSummary; readonly place: Place }[]>
  find(id: string): Promise<Item | undefined>
  counts(): Promise<Readonly<Record<Category, number>>>
}

export function createItemStore(database: Database): ItemStore {
  const db = database.tables<CollectiblesTables>()

  return {
    async list({ category, offered, after, limit }) {
      let query = db.selectFrom('collectible_items').selectAll().orderBy('category').orderBy('position').limit(limit)
      if (category) query = query.where('category', '=', category)
      if (offered) query = query.where('price_amount', 'is not', null)
      if (after)
        query = query.where((is) =>
          is.or([
            is('category', '>', after.category),
            is.and([is('category', '=', after.category), is('position', '>', after.position)]),
          ]),
        )
      const rows = await query.execute()
      return rows.map((row) => {
        const item = summaryOf(row)
        return { item, place: { category: item.category, position: row.position } }
      })
    },

    async find(id) {
      const row = await db.selectFrom('collectible_items').selectAll().where('id', '=', id).executeTakeFirst()
      return row && itemOf(row)
    },

    async counts() {
      const rows = await db
        .selectFrom('collectible_items')
        .select(({ fn }) => ['category', fn.countAll<number>().as('count')])
        .groupBy('category')
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
