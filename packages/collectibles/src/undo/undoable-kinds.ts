import { collectorOf, type StoredCollector } from '../collectors/collector-acts.ts'
import { changeCollector } from '../settings/change-collector.ts'
import { blankCopy, changeCopies, noTags } from '../copies/copy-acts.ts'
import type { StoredCopy } from '../copies/stored-copy.ts'
import { tagListsOf } from '../copies/copy-tags.ts'
import { listOfTexts } from '../store/list-of-texts.ts'
import { bringBackItems } from '../own/bring-back.ts'
import type { Undoable, UndoableRow } from './undoable.ts'
import { undoableItem, undoableSet } from './undoable-entries.ts'
import { undoablePhoto } from './undoable-photo.ts'
import { undoableRows } from './undoable-row.ts'
import { undoableWish } from './undoable-wish.ts'
import { variantsThere } from './variants-there.ts'

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
  async unfit({ db }, edits) {
    const after = edits.map(({ id, before, set }) => ({ ...before, ...set, id }) as unknown as StoredCopy) // loaded above
    const moved = after.filter(({ variant_id }, at) => variant_id !== edits[at]?.before['variant_id'])
    const variants = await variantsThere(db, moved)
    const isGone = ({ variant_id }: StoredCopy) => variant_id !== null && !variants.has(variant_id)
    const unfit = [...after.filter((copy) => !isSound(copy)), ...moved.filter(isGone)]
    return new Set(unfit.map(({ id }) => id))
  },
  async write(act, edits) {
    const restored = edits.filter(({ verb }) => verb === 'restored')
    await bringBackItems(
      act,
      restored.map(({ before }) => before['item_id'] as StoredCopy['item_id']), // loaded above
    )
    await changeCopies(
      act,
      edits.map(({ before, set, verb }) => ({ before: before as unknown as StoredCopy, set, verb })), // loaded above
    )
  },
}

/** Whether the table and the rules of a copy would take it. */
const isSound = (copy: StoredCopy): boolean =>
  copy.deleted_at !== null ||
  (copy.spare <= copy.quantity &&
    copy.listed + copy.reserved <= copy.quantity &&
    (copy.item_id !== null || copy.own_name !== null || copy.status === 'draft') &&
    (copy.fees_amount === null || copy.paid_amount !== null))

/** A handle is never taken away, only replaced, and not before its time; so no undo changes one. */
const collector: Undoable = {
  blank: {},
  load: async (act) => new Map([[act.owner, (await collectorOf(act)) as unknown as UndoableRow]]), // columns by name
  unfit: async (_reader, edits) =>
    new Set(edits.filter(({ set }) => Object.keys(set).every((name) => name === 'handle')).map(({ id }) => id)),
  async write(act, edits) {
    for (const { before, set, verb } of edits) {
      const { handle: _handle, ...others } = set
      await changeCollector(act, before as unknown as StoredCollector, others, verb) // loaded above
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
