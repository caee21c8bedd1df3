import type { Act } from '../acts/act.ts'
import { blankItem, loadOwnItems, withdrawn, type OwnItem, type WrittenItem } from '../own/own-item.ts'
import { blankSet, changeSet, loadOwnSets, type OwnSet, type WrittenSet } from '../own/own-set.ts'
import { saveItem } from '../own/save-item.ts'
import { visibleTo } from '../catalogue/visible.ts'
import type { Undoable, UndoableRow } from './undoable.ts'

/**
 * One that was made is withdrawn again. An item with copies stays, and so does one that was published or that an own set
 * took in later.
 */
export const undoableItem: Undoable = {
  blank: { ...blankItem, uses: 0 },
  unused: { uses: 0, own_sets: blankItem.own_sets },
  load: async (act, ids) => rowsByName(await loadOwnItems(act.db, act.owner, ids)),
  async write(act, edits) {
    for (const { id, set, verb } of edits) {
      // An earlier edit of the same undo may have changed it.
      const before = (await loadOwnItems(act.db, act.owner, [id])).get(id)
      if (before) await saveItem(act, before, await backTo(act, before, set), verb)
    }
  },
}

async function backTo(act: Act, before: OwnItem, set: UndoableRow): Promise<WrittenItem> {
  if ('deleted_at' in set) return withdrawn(before)
  const { id: _id, rev: _rev, uses: _uses, ...written } = before
  const after: WrittenItem = { ...written, ...set } // the act wrote it
  const sets = JSON.parse(after.own_sets) as readonly string[] // our own writing
  if (sets.length === 0 || after.own_sets === before.own_sets) return after
  const there = await act.db
    .selectFrom('collectible_sets as set')
    .select('set.id')
    .where('set.id', 'in', sets)
    .where('set.owner_id', '=', act.owner)
    .where(visibleTo(act.owner, 'set'))
    .orderBy('set.id')
    .execute()
  return { ...after, own_sets: JSON.stringify(there.map(({ id }) => id)) }
}

export const undoableSet: Undoable = {
  blank: { ...blankSet },
  unused: { items: blankSet.items },
  load: async (act, ids) => rowsByName(await loadOwnSets(act.db, act.owner, ids)),
  async write(act, edits) {
    for (const { id, set, verb } of edits) {
      const before = (await loadOwnSets(act.db, act.owner, [id])).get(id)
      if (before) await changeSet(act, before, await setBackTo(act, before, set), verb)
    }
  },
}

async function setBackTo(act: Act, before: OwnSet, set: UndoableRow): Promise<WrittenSet> {
  const { id: _id, rev: _rev, ...written } = before
  if ('deleted_at' in set) return { ...written, status: 'withdrawn', items: '[]' }
  const after: WrittenSet = { ...written, ...set } // the act wrote it
  const items = JSON.parse(after.items) as readonly string[] // our own writing
  if (items.length === 0 || after.items === before.items) return after
  const there = await act.db
    .selectFrom('items as item')
    .select('item.id')
    .where('item.id', 'in', items)
    .where(visibleTo(act.owner, 'item'))
    .orderBy('item.id')
    .execute()
  return { ...after, items: JSON.stringify(there.map(({ id }) => id)) }
}

const rowsByName = (rows: ReadonlyMap<string, OwnItem | OwnSet>) => rows as unknown as ReadonlyMap<string, UndoableRow> // columns by name
