import type { Act } from '../acts/act.ts'
import type { Undoable, UndoableRow } from './undoable.ts'
import { changeWish, dropWishes, makeWishes, noWish, type StoredWish, type WrittenWish } from '../wishes/wish-acts.ts'

/** A wish that was taken back has no row: undo makes it again, with the same id. */
export const undoableWish: Undoable = {
  blank: {},
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
    await makeWishes(act, await stillThere(act, restored), 'restored')
  },
}

/** An own item may have been withdrawn meanwhile; its row stays, so only what was forgotten is left out. */
async function stillThere<Given extends WrittenWish>(act: Act, wishes: readonly Given[]): Promise<readonly Given[]> {
  const ids = wishes.map(({ item_id }) => item_id).filter((id) => typeof id === 'string')
  if (ids.length === 0) return wishes
  const rows = await act.db.selectFrom('items').select('id').where('id', 'in', ids).execute()
  const there = new Set(rows.map(({ id }) => id))
  return wishes.filter(({ item_id }) => typeof item_id !== 'string' || there.has(item_id))
}
