import type { Kysely } from 'kysely'

import { searchOrder } from '../catalogue/search-order.ts'
import { takeNumbers } from '../store/counter.ts'
import { insertRows } from '../store/insert-rows.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import { keepItemWords, keepSetWords } from '../words/keep-words.ts'
import { changesOf, starterSource } from './changed-rows.ts'
import type { StarterSetFacts } from './starter-rows.ts'

/** Adds, updates and withdraws sets. A withdrawn one stays for those who are building it. */
export async function writeStarterSets(
  db: Kysely<CollectiblesTables>,
  delivered: readonly StarterSetFacts[],
  now: number,
): Promise<void> {
  const known = await db.selectFrom('collectible_sets').selectAll().where('source', '=', starterSource).execute()
  const { added, changed, dropped } = changesOf(known, delivered)
  if (added.length > 0) {
    const first = await takeNumbers(db, 'set_search_ord', added.length)
    await insertRows(
      db,
      'collectible_sets',
      added.map((set, index) => ({
        ...set,
        search_ord: searchOrder(0, first + index),
        source: starterSource,
        source_ref: set.id,
        created_at: now,
        updated_at: now,
      })),
    )
  }
  for (const { id, ...facts } of changed)
    await db
      .updateTable('collectible_sets')
      .set(({ eb }) => ({ ...facts, rev: eb('rev', '+', 1), updated_at: now }))
      .where('id', '=', id)
      .execute()
  if (dropped.length > 0)
    await db
      .updateTable('collectible_sets')
      .set(({ eb }) => ({ status: 'withdrawn', rev: eb('rev', '+', 1), updated_at: now }))
      .where('id', 'in', dropped)
      .execute()
  const renamed = [...changed.map(({ id }) => id), ...dropped]
  await keepSetWords(db, [...added.map(({ id }) => id), ...renamed])
  await keepItemWords(db, await itemsOf(db, renamed))
}

/** Items are found by the name of their set too. */
async function itemsOf(db: Kysely<CollectiblesTables>, sets: readonly string[]): Promise<readonly string[]> {
  if (sets.length === 0) return []
  const items = await db.selectFrom('items').select('id').where('set_id', 'in', sets).execute()
  return items.map(({ id }) => id)
}
