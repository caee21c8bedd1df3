import type { Reader } from '../acts/act.ts'
import type { StoredBatch } from '../acts/list-batches.ts'
import { editsOf } from './undo-batch.ts'
import { undoLife } from '../acts/undo-life.ts'
import { busyBatches } from './busy-batches.ts'
import { undoableKinds } from './undoable-kinds.ts'

/** The ids of the batches of which an undo brings a row back, as far as the given rows show. */
export async function undoableBatches(
  reader: Reader,
  batches: readonly StoredBatch[],
  now: number,
): Promise<ReadonlySet<string>> {
  const recent = batches.filter(({ at }) => at > now - undoLife)
  const busy = await busyBatches(
    reader.db,
    reader.owner,
    recent.map(({ id }) => id),
  )
  const rows = recent.filter(({ id }) => !busy.has(id)).flatMap((batch) => batch.rows)
  const found = new Set<string>()
  for (const [entity, entries] of Map.groupBy(rows, ({ entity }) => entity)) {
    const kind = undoableKinds[entity]
    if (!kind) continue
    for (const { entry, edit } of await editsOf(reader, kind, entries, now)) if (edit) found.add(entry.batch_id)
  }
  return found
}
