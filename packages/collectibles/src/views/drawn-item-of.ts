import type { Kysely } from 'kysely'

import type { DrawnItem } from '../art/drawn-item.ts'
import { seedOf } from '../art/pen/pick.ts'
import { attributesOf, categoryOf } from '../catalogue/item-of-row.ts'
import { readableBy } from '../catalogue/visible.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import { categories } from '../wire/index.ts'

/** What the picture of a visible item is drawn from. @param caller Absent for a visitor. */
export async function drawnItemOf(
  db: Kysely<CollectiblesTables>,
  id: string,
  caller?: string,
): Promise<DrawnItem | undefined> {
  const row = await db
    .selectFrom('items as item')
    .leftJoin('collectible_sets as belongs', 'belongs.id', 'item.set_id')
    .select([
      'item.id',
      'item.category_id',
      'item.art_seed',
      'item.number',
      'item.country',
      'item.attrs',
      'belongs.art_seed as set_seed',
    ])
    .where('item.id', '=', id)
    .where('item.category_id', 'in', [...categories])
    .where(readableBy(caller))
    .executeTakeFirst()
  if (!row) return undefined
  const texts = Object.entries(attributesOf(row)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return {
    category: categoryOf(row.category_id),
    id: row.id,
    seed: seedOf(row.art_seed),
    look: seedOf(row.set_seed ?? row.art_seed),
    number: row.number,
    country: row.country ?? undefined,
    attrs: Object.fromEntries(texts),
  }
}
