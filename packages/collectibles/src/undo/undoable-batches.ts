import type { Reader } from '../acts/act.ts'
import type { StoredBatch } from '../acts/list-batches.ts'
import { isAsLeft, leftBy } from './undo-batch.ts'
import { undoLife } from '../acts/undo-life.ts'
import { undoableKinds } from './undoable-kinds.ts'

/** The ids of the batches of which an undo brings a row back, as far as the given rows show. */
export async function undoableBatches(
  reader: Reader,
  batches: readonly StoredBatch[],
  now: number,
): Promise<ReadonlySet<string>> {
  const rows = batches
    .filter(({ at }) => at > now - undoLife)
    .flatMap((batch) => batch.rows.map((row) => ({ batch: batch.id, row })))
    // Nothing brings back what was deleted for good.
    .filter(({ row }) => row.verb !== 'erased')
  const found = new Set<string>()
  for (const [entity, entries] of Map.groupBy(rows, ({ row }) => row.entity)) {
    const kind = undoableKinds[entity]
    if (!kind) continue
    const ids = [...new Set(entries.map(({ row }) => row.entity_id))]
    const rowsNow = await kind.load(reader, ids)
    for (const { batch, row } of entries) {
      const rowNow = rowsNow.get(row.entity_id)
      if (rowNow && isAsLeft(rowNow, leftBy(kind, row))) found.add(batch)
    }
  }
  return found
}
