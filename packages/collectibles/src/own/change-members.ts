import { sql } from 'kysely'

import type { Act } from '../acts/act.ts'

interface MemberChange {
  readonly added?: readonly string[]
  readonly removed?: readonly string[]
}

/** Items of one statement. */
const itemsAtOnce = 500

/** Puts items into an own set and takes others out, and counts what is in it. The caller counts the progress. */
export async function changeMembers({ db, owner }: Act, set: string, { added = [], removed = [] }: MemberChange) {
  for (let from = 0; from < added.length; from += itemsAtOnce)
    await db
      .insertInto('set_items')
      .values(added.slice(from, from + itemsAtOnce).map((item) => ({ set_id: set, item_id: item, owner_id: owner })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  for (let from = 0; from < removed.length; from += itemsAtOnce)
    await db
      .deleteFrom('set_items')
      .where('set_id', '=', set)
      .where('owner_id', '=', owner)
      .where('item_id', 'in', removed.slice(from, from + itemsAtOnce))
      .execute()
  await db
    .updateTable('collectible_sets')
    .set({ item_count: sql<number>`(select count(*) from set_items where set_items.set_id = collectible_sets.id)` })
    .where('id', '=', set)
    .where('owner_id', '=', owner)
    .execute()
}
