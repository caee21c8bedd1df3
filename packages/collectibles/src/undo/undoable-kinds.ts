import { collectorOf, isTakenHandle, type StoredCollector } from '../collectors/collector-acts.ts'
import { changeCollector } from '../settings/change-collector.ts'
import { blankCopy, changeCopies, noTags } from '../copies/copy-acts.ts'
import type { StoredCopy } from '../copies/stored-copy.ts'
import { tagListsOf } from '../copies/copy-tags.ts'
import { listOfTexts } from '../store/list-of-texts.ts'
import type { Undoable, UndoableRow } from './undoable.ts'
import { undoableItem, undoableSet } from './undoable-entries.ts'
import { undoablePhoto } from './undoable-photo.ts'
import { undoableRows } from './undoable-row.ts'
import { undoableWish } from './undoable-wish.ts'

const copy: Undoable = {
  blank: { ...blankCopy, tags: noTags },
  async load(act, ids) {
    const rows = await act.db
      .selectFrom('copies')
      .selectAll()
      .where('owner_id', '=', act.owner)
      .where('id', 'in', listOfTexts(act.db, ids))
      .execute()
    const tags = await tagListsOf(act.db, ids)
    return new Map(rows.map((row) => [row.id, { ...row, tags: tags.get(row.id) ?? noTags }]))
  },
  async write(act, edits) {
    await changeCopies(
      act,
      edits.map(({ before, set, verb }) => ({ before: before as unknown as StoredCopy, set, verb })), // loaded above
    )
  },
}

const collector: Undoable = {
  blank: {},
  load: async (act) => new Map([[act.owner, (await collectorOf(act)) as unknown as UndoableRow]]), // columns by name
  async write(act, edits) {
    for (const { before, set: back, verb } of edits) {
      const { handle, ...others } = back
      // Another collector may have taken the handle meanwhile.
      const isFree = !('handle' in back) || typeof handle !== 'string' || !(await isTakenHandle(act, handle))
      await changeCollector(act, before as unknown as StoredCollector, isFree ? back : others, verb) // loaded above
    }
  },
}

/** The kinds of rows that undo brings back, by the entity that activity names. */
export const undoableKinds: Readonly<Record<string, Undoable>> = {
  copy,
  collector,
  wish: undoableWish,
  photo: undoablePhoto,
  item: undoableItem,
  set: undoableSet,
  ...undoableRows,
}
