import type { Database } from '@collect/storage'

import type { Category, CollectionEntry, KeptItem } from '../wire/index.ts'
import { summaryOf } from '../catalogue/item-of-row.ts'
import { countsOf } from '../catalogue/item-store.ts'
import type { CollectiblesTables } from '../store/tables.ts'

/** The collections of all accounts. A collection holds an item at most once. */
export interface CollectionStore {
  /** In the order of adding. */
  list(identity: string, category?: Category): Promise<readonly KeptItem[]>
  counts(identity: string): Promise<Readonly<Record<Category, number>>>
  find(identity: string, item: string): Promise<CollectionEntry | undefined>
  /** Adds an existing item; true if the collection did not hold it. */
  add(identity: string, item: string, now: number): Promise<boolean>
  remove(identity: string, item: string): Promise<void>
  /** Deletes the collection of an account. */
  clear(identity: string): Promise<void>
}

export function createCollectionStore(database: Database): CollectionStore {
  const db = database.tables<CollectiblesTables>()

  return {
    async list(identity, category) {
      let query = db
        .selectFrom('collection_entries as entry')
        .innerJoin('collectible_items as item', 'item.id', 'entry.item_id')
        .selectAll('item')
        .select('entry.added_at')
        .where('entry.identity_id', '=', identity)
        .orderBy('entry.added_at')
        .orderBy('item.id')
      if (category) query = query.where('item.category', '=', category)
      const rows = await query.execute()
      return rows.map((row) => ({ ...summaryOf(row), added_at: timeOf(row.added_at) }))
    },

    async counts(identity) {
      const rows = await db
        .selectFrom('collection_entries as entry')
        .innerJoin('collectible_items as item', 'item.id', 'entry.item_id')
        .select(({ fn }) => ['item.category as category', fn.countAll<number>().as('count')])
        .where('entry.identity_id', '=', identity)
        .groupBy('item.category')
        .execute()
      return countsOf(rows)
    },

    async find(identity, item) {
      const row = await db
        .selectFrom('collection_entries')
        .select('added_at')
        .where('identity_id', '=', identity)
        .where('item_id', '=', item)
        .executeTakeFirst()
      return row && { item, added_at: timeOf(row.added_at) }
    },

    async add(identity, item, now) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('collection_entries')
        .values({ identity_id: identity, item_id: item, added_at: now })
        .onConflict((conflict) => conflict.columns(['identity_id', 'item_id']).doNothing())
        .executeTakeFirstOrThrow()
      return (numInsertedOrUpdatedRows ?? 0n) > 0n
    },

    async remove(identity, item) {
      await db
        .deleteFrom('collection_entries')
        .where('identity_id', '=', identity)
        .where('item_id', '=', item)
        .execute()
    },

    async clear(identity) {
      await db.deleteFrom('collection_entries').where('identity_id', '=', identity).execute()
    },
  }
}

const timeOf = (milliseconds: number): string => new Date(milliseconds).toISOString()
