import type { Kysely } from 'kysely'

import type { CollectiblesTables } from '../store/tables.ts'
import type { Undoable, UndoableRow } from './undoable.ts'
import {
  blankWish,
  changeWish,
  dropWishes,
  makeWishes,
  noWish,
  type StoredWish,
  type WrittenWish,
} from '../wishes/wish-acts.ts'
import { variantsThere } from './variants-there.ts'

/** A wish that was taken back has no row: undo makes it again, with the same id. */
export const undoableWish: Undoable = {
  blank: { ...blankWish },
  unused: { ...blankWish },
  async load(act, ids) {
    const rows = await act.db
      .selectFrom('wishes')
      .selectAll()
      .where('owner_id', '=', act.owner)
      .where('id', 'in', [...ids])
      .execute()
    const found = new Map(rows.map((row) => [row.id, row as unknown as UndoableRow])) // columns by name
    return new Map(ids.map((id) => [id, found.get(id) ?? noWish]))
  },
  async unfit({ db, owner }, edits) {
    const after = edits
      .filter(({ verb }) => verb !== 'deleted')
      .map(({ id, before, set }) => ({ ...before, ...set, id }) as unknown as StoredWish) // loaded above
    const variants = await variantsThere(db, after)
    const items = await itemsThere(db, after)
    const isThere = ({ item_id, variant_id }: StoredWish) =>
      (variant_id === null || variants.has(variant_id)) && (item_id === null || items.has(item_id))
    const others = await wishesAlike(db, owner, after)
    // An owner wishes a thing once.
    const isTaken = (wish: StoredWish) =>
      others.some((other) => other.id !== wish.id && targets.some((name) => wish[name] && other[name] === wish[name]))
    return new Set(after.filter((wish) => !isThere(wish) || isTaken(wish)).map(({ id }) => id))
  },
  async write(act, edits) {
    const dropped = edits.filter(({ verb }) => verb === 'deleted')
    await dropWishes(
      act,
      dropped.map(({ before }) => before as unknown as StoredWish), // loaded above
    )
    for (const { before, set } of edits.filter(({ verb }) => verb === 'changed'))
      await changeWish(act, before as unknown as StoredWish, set as WrittenWish) // both were written by acts
    const restored = edits
      .filter(({ verb }) => verb === 'restored')
      .map(({ id, set }) => ({ ...(set as WrittenWish), id })) // the act wrote it
    await makeWishes(act, restored, 'restored')
  },
}

const targets = ['item_id', 'variant_id', 'set_id'] as const

/** Wishes of the owner for the same things. */
async function wishesAlike(
  db: Kysely<CollectiblesTables>,
  owner: string,
  wishes: readonly StoredWish[],
): Promise<readonly Pick<StoredWish, 'id' | (typeof targets)[number]>[]> {
  const found = []
  for (const target of targets) {
    const wanted = wishes.flatMap((wish) => wish[target] ?? [])
    if (wanted.length === 0) continue
    const query = db
      .selectFrom('wishes')
      .select(['id', ...targets])
      .where('owner_id', '=', owner)
    found.push(...(await query.where(target, 'in', wanted).execute()))
  }
  return found
}

/** An own item may have been withdrawn meanwhile; its row stays, so only what was forgotten is not there. */
async function itemsThere(db: Kysely<CollectiblesTables>, wishes: readonly StoredWish[]): Promise<ReadonlySet<string>> {
  const wanted = [...new Set(wishes.flatMap(({ item_id }) => item_id ?? []))]
  if (wanted.length === 0) return new Set()
  const there = await db.selectFrom('items').select('id').where('id', 'in', wanted).execute()
  return new Set(there.map(({ id }) => id))
}
