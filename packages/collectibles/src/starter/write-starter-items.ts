import { sql, type Kysely } from 'kysely'

import { searchOrder } from '../catalogue/search-order.ts'
import { takeNumbers } from '../store/counter.ts'
import { insertRows } from '../store/insert-rows.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import { keepItemWords } from '../words/keep-words.ts'
import { changesOf, starterSource } from './changed-rows.ts'
import type { StarterItemFacts } from './starter-rows.ts'

/** Adds, updates and withdraws items, and counts those of each set. */
export async function writeStarterItems(
  db: Kysely<CollectiblesTables>,
  delivered: readonly StarterItemFacts[],
  now: number,
): Promise<void> {
  const known = await db.selectFrom('items').selectAll().where('source', '=', starterSource).execute()
  const { added, changed, dropped } = changesOf(known, delivered)
  if (added.length > 0) await add(db, added, now)
  for (const { id, ...facts } of changed)
    await db
      .updateTable('items')
      .set(({ eb }) => ({ ...facts, rev: eb('rev', '+', 1), updated_at: now }))
      .where('id', '=', id)
      .execute()
  if (dropped.length > 0)
    await db
      .updateTable('items')
      .set(({ eb }) => ({ status: 'withdrawn', rev: eb('rev', '+', 1), updated_at: now }))
      .where('id', 'in', dropped)
      .execute()
  if (changed.length > 0)
    await orderCopiesOf(
      db,
      changed.map(({ id }) => id),
    )
  await countItems(db)
  await keepItemWords(db, [...added.map(({ id }) => id), ...changed.map(({ id }) => id), ...dropped])
}

async function add(db: Kysely<CollectiblesTables>, items: readonly StarterItemFacts[], now: number): Promise<void> {
  const first = await takeNumbers(db, 'search_ord', items.length)
  await insertRows(
    db,
    'items',
    items.map((item, index) => ({
      ...item,
      search_ord: searchOrder(0, first + index),
      source: starterSource,
      source_ref: item.id,
      created_at: now,
      updated_at: now,
    })),
  )
  await insertRows(
    db,
    'variants',
    // The default variant of a delivered item has the item's own id.
    items.map(({ id }) => ({ id, item_id: id, position: 1, name: 'Standard', is_default: 1 })),
  )
}

/** Copies are ordered by the name, number and year of their item; nothing that their owner wrote changes. */
async function orderCopiesOf(db: Kysely<CollectiblesTables>, items: readonly string[]): Promise<void> {
  // The caches of matches may stand on the orders of before. An act locks its collector before its copies, so this does too.
  await sql`
    update collectors set acts = acts + 1
    where owner_id in (select owner_id from copies where item_id in (${sql.join(items)}))`.execute(db)
  await sql`
    update copies set
      sort_name = case
        when own_name is null then (select sort_name from items where items.id = copies.item_id)
        else copies.sort_name
      end,
      number_sort = (select number_sort from items where items.id = copies.item_id),
      year_order = coalesce((select year_from from items where items.id = copies.item_id), 10000),
      year_last = coalesce((select coalesce(year_to, year_from) from items where items.id = copies.item_id), -10000)
    where item_id in (${sql.join(items)})`.execute(db)
}

const countItems = (db: Kysely<CollectiblesTables>) =>
  sql`
    update collectible_sets set item_count = (
      select count(*) from items
      where items.set_id = collectible_sets.id and items.status not in ('merged', 'withdrawn')
    ) where source = ${starterSource}`.execute(db)
