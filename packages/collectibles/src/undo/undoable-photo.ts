import { photosOf, type StoredPhoto } from '../copies/reading/copy-photos.ts'
import { blankPhoto, changePhoto, type WrittenPhoto } from '../photos/photo-acts.ts'
import { mostPhotos } from '../wire/index.ts'
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
  async unfit(act, edits) {
    const restored = edits.filter(({ verb }) => verb === 'restored')
    const unfit = new Set<string>()
    for (const [copy, list] of Map.groupBy(restored, ({ before }) => String(before['copy_id']))) {
      const room = mostPhotos - (await photosOf(act.db, act.owner, copy)).length
      for (const { id } of list.slice(Math.max(0, room))) unfit.add(id)
    }
    return unfit
  },
  async write(act, edits) {
    for (const { before, set, verb } of edits)
      await changePhoto(act, before as unknown as StoredPhoto, set as WrittenPhoto, verb) // both of this kind
  },
}
