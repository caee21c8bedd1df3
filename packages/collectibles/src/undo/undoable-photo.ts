import type { StoredPhoto } from '../copies/reading/copy-photos.ts'
import { blankPhoto, changePhoto, type WrittenPhoto } from '../photos/photo-acts.ts'
import type { Undoable, UndoableRow } from './undoable.ts'

/** A photo that was deleted lies in the bin with its files. */
export const undoablePhoto: Undoable = {
  blank: blankPhoto,
  async load(act, ids) {
    const rows = await act.db
      .selectFrom('photos')
      .selectAll()
      .where('owner_id', '=', act.owner)
      .where('id', 'in', [...ids])
      .execute()
    return new Map(rows.map((row) => [row.id, row as unknown as UndoableRow])) // columns by name
  },
  async write(act, edits) {
    for (const { before, set, verb } of edits)
      await changePhoto(act, before as unknown as StoredPhoto, set as WrittenPhoto, verb) // both of this kind
  },
}
