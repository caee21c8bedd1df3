import { fieldKind } from '../shelves/field-kind.ts'
import { changeOwnRow, dropOwnRow, loadOwnRows, makeOwnRow, type RowKind, type WrittenRow } from '../shelves/own-row.ts'
import { folderKind, placeKind } from '../shelves/shelf-kinds.ts'
import { newTagKind, tagKind } from '../shelves/tag-kind.ts'
import { keptColumns } from '../acts/kept-of-row.ts'
import type { Undoable, UndoableRow } from './undoable.ts'

/** A row that is gone is made again with its id. One that was made or came back goes, unless something lies in it. */
function undoableRow(kind: RowKind): Undoable {
  const none: UndoableRow = Object.fromEntries([...Object.keys(kind.blank), ...keptColumns].map((name) => [name, null]))
  return {
    blank: { uses: 0 },
    unused: { uses: 0 },
    isNested: 'parent_id' in kind.blank,
    async load(reader, ids, now) {
      const rows = await loadOwnRows(reader, kind, ids)
      const found = new Map<string, UndoableRow>()
      for (const id of ids) {
        const row = rows.get(id)
        found.set(id, row ? { ...row, uses: await kind.countUses(reader, row, now) } : none)
      }
      return found
    },
    async write(act, edits) {
      for (const { id, set, verb } of edits) {
        const row = (await loadOwnRows(act, kind, [id])).get(id)
        if (verb === 'deleted') {
          if (row) await dropOwnRow(act, kind, row)
          continue
        }
        const { rev, created_at, ...written } = set as WrittenRow & { rev?: number; created_at?: number } // the act wrote it
        if (row) await changeOwnRow(act, kind, row, await fitted(kind, act, id, { ...row, ...written }), verb)
        else
          await makeOwnRow(act, kind, id, await kind.fitting(act, id, written), 'restored', {
            ...(rev !== undefined && { rev }),
            ...(created_at !== undefined && { created_at }),
          })
      }
    },
  }
}

/** Only what a person writes, with room for it. */
async function fitted(
  kind: RowKind,
  act: Parameters<RowKind['fitting']>[0],
  id: string,
  row: WrittenRow,
): Promise<WrittenRow> {
  const written = Object.fromEntries(Object.keys(kind.blank).map((name) => [name, row[name] ?? null]))
  return kind.fitting(act, id, written)
}

export const undoableRows = {
  folder: undoableRow(folderKind),
  place: undoableRow(placeKind),
  tag: undoableRow(tagKind),
  new_tag: undoableRow(newTagKind),
  field: undoableRow(fieldKind),
} as const satisfies Record<RowKind['entity'], Undoable>
