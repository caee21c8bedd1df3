import type { Locale } from '@collect/messages'
import type { Database } from '@collect/storage'
import { sql, type Kysely } from 'kysely'

import type { Acts, Person } from '../acts/act.ts'
import { listedItems, summaryOf } from '../catalogue/item-of-row.ts'
import { isOfShownItem } from '../catalogue/visible.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import { categories, type Category, type CollectionEntry, type KeptItem } from '../wire/index.ts'
import { binCopies, makeCopy } from './copy-acts.ts'
import { hereStatuses } from './statuses.ts'
import type { StoredCopy } from './stored-copy.ts'

export type Release =
  | { readonly outcome: 'released'; readonly batch: string }
  | { readonly outcome: 'absent' }
  /** More than one plain copy would be lost. */
  | { readonly outcome: 'several' }

/** Collections as the landed pages see them: an item is there or not, however many copies of it there are. */
export interface CollectionStore {
  /** In the order of adding. */
  list(identity: string, locale: Locale, category?: Category): Promise<readonly KeptItem[]>
  counts(identity: string): Promise<Readonly<Record<Category, number>>>
  find(identity: string, item: string): Promise<CollectionEntry | undefined>
  /** Adds a copy of an item's default variant, unless there is a copy; answers the batch if it did. */
  add(person: Person, item: string): Promise<string | undefined>
  /** Puts the only copy of an item into the bin. */
  remove(person: Person, item: string): Promise<Release>
}

export function createCollectionStore(database: Database, acts: Acts): CollectionStore {
  const db = database.tables<CollectiblesTables>()
  const keptBy = (identity: string, from: Kysely<CollectiblesTables> = db) =>
    from
      .selectFrom('copies')
      .select(({ fn }) => ['item_id', fn.min<number>('added_at').as('added_at')])
      .where('owner_id', '=', identity)
      .where('deleted_at', 'is', null)
      .where('status', 'in', [...hereStatuses])
      .where('item_id', 'is not', null)
      .where('category_id', 'in', [...categories])
      .where(isOfShownItem(sql.ref('copies.item_id')))
      .groupBy('item_id')

  return {
    async list(identity, locale, category) {
      const rows = await database.readLatest((tables: Kysely<CollectiblesTables>) => {
        const query = listedItems(tables)
          .innerJoin(keptBy(identity, tables).as('kept'), 'kept.item_id', 'item.id')
          .select('kept.added_at')
          .orderBy('kept.added_at')
          .orderBy('item.id')
        return (category ? query.where('item.category_id', '=', category) : query).execute()
      })
      return rows.map((row) => ({ ...summaryOf(row, locale), added_at: timeOf(row.added_at) }))
    },

    async counts(identity) {
      const rows = await database.readLatest((tables: Kysely<CollectiblesTables>) =>
        tables
          .selectFrom(keptBy(identity, tables).as('kept'))
          .innerJoin('items as item', 'item.id', 'kept.item_id')
          .select(({ fn }) => ['item.category_id as category', fn.countAll<number>().as('count')])
          .groupBy('item.category_id')
          .execute(),
      )
      return countsOf(rows)
    },

    async find(identity, item) {
      const row = await keptBy(identity).where('item_id', '=', item).executeTakeFirst()
      return row && { item, added_at: timeOf(row.added_at) }
    },

    async add(person, item) {
      const { batch, result } = await acts.run(person, async (act) => {
        if ((await copiesOf(act.db, person.id, item)).length > 0) return undefined
        const row = await act.db
          .selectFrom('items')
          .innerJoin('variants', 'variants.item_id', 'items.id')
          .select(['items.category_id', 'variants.id as variant_id'])
          .where('items.id', '=', item)
          .where('variants.is_default', '=', 1)
          .executeTakeFirstOrThrow()
        return makeCopy(act, { ...row, item_id: item })
      })
      return result && batch
    },

    async remove(person, item) {
      if (!(await this.find(person.id, item))) return { outcome: 'absent' }
      const { batch, result } = await acts.run(person, async (act) => {
        const found = await copiesOf(act.db, person.id, item)
        if (found.length === 0) return 'absent'
        if (found.length > 1 || found.some(({ quantity }) => quantity > 1)) return 'several'
        await binCopies(act, found)
        return 'released'
      })
      return result === 'released' ? { outcome: result, batch } : { outcome: result }
    },
  }
}

const copiesOf = (db: Kysely<CollectiblesTables>, owner: string, item: string): Promise<StoredCopy[]> =>
  db
    .selectFrom('copies')
    .selectAll()
    .where('owner_id', '=', owner)
    .where('item_id', '=', item)
    .where('deleted_at', 'is', null)
    .where('status', 'in', [...hereStatuses])
    .orderBy('added_at')
    .orderBy('id')
    .execute()

const timeOf = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** The number of items in every category, 0 for an empty one. */
function countsOf(
  rows: readonly { readonly category: string; readonly count: number }[],
): Readonly<Record<Category, number>> {
  const found = new Map(rows.map(({ category, count }) => [category, Number(count)]))
  // Built from the list of categories, so none is missing.
  return Object.fromEntries(categories.map((category) => [category, found.get(category) ?? 0])) as Record<
    Category,
    number
  >
}
