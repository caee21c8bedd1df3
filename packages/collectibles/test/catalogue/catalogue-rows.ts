import type { Insertable } from 'kysely'

import { searchOrder } from '../../src/catalogue/search-order.ts'
import { takeNumbers } from '../../src/store/counter.ts'
import type { ItemRow, SetRow } from '../../src/store/rows/catalogue-rows.ts'
import { foldedName, numberOrder } from '../../src/wire/index.ts'
import type { CollectiblesTables } from '../../src/store/tables.ts'
import { keepItemWords, keepSetWords } from '../../src/words/keep-words.ts'
import type { TestService } from '../test-service.ts'

interface Shelf {
  readonly set: Partial<Insertable<SetRow>> & { readonly id: string; readonly name: string }
  /** In any order. */
  readonly items: readonly (Partial<Insertable<ItemRow>> & { readonly id: string; readonly name: string })[]
}

/** Writes a published set with its items, as a release delivers it. */
export async function deliver({ database, clock }: TestService, { set, items }: Shelf): Promise<void> {
  const db = database.tables<CollectiblesTables>()
  const entry = {
    category_id: 'coins',
    status: 'published' as const,
    source: 'compiled',
    licence: 'CC0-1.0',
    created_at: clock.now,
    updated_at: clock.now,
  }
  await db
    .insertInto('collectible_sets')
    .values({
      ...entry,
      sort_name: foldedName(set.name),
      art_seed: set.id,
      search_ord: searchOrder(0, await takeNumbers(db, 'set_search_ord', 1)),
      item_count: items.length,
      ...set,
    })
    .execute()
  for (const item of items) {
    await db
      .insertInto('items')
      .values({
        ...entry,
        set_id: set.id,
        category_id: set.category_id ?? 'coins',
        sort_name: foldedName(item.name),
        number_sort: numberOrder(item.number ?? ''),
        art_seed: item.id,
        search_ord: searchOrder(item.popularity ?? 0, await takeNumbers(db, 'search_ord', 1)),
        ...item,
      })
      .execute()
    await db
      .insertInto('variants')
      .values({ id: item.id, item_id: item.id, position: 1, name: 'Standard', is_default: 1 })
      .execute()
  }
  await keepSetWords(db, [set.id])
  await keepItemWords(
    db,
    items.map(({ id }) => id),
  )
}
