import { newId, type Database } from '@collect/storage'

import { takeTurn, type Act, type Acts, type Person } from '../acts/act.ts'
import { queueJob } from '../jobs/job-store.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import { busyBatches } from './busy-batches.ts'
import { activityOf, undoActivity, undoStep, type UndoResult } from './undo-batch.ts'
import type { UndoInput } from './undo-job.ts'
import { undoLife } from '../acts/undo-life.ts'
import { undoableKinds } from './undoable-kinds.ts'

export type Undo =
  | { readonly outcome: 'undone'; readonly batch: string; readonly result: UndoResult }
  | { readonly outcome: 'queued'; readonly batch: string; readonly job: string }
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'expired' }
  /** A job still writes the batch, or undoes it. */
  | { readonly outcome: 'busy' }

/** Runs in the transaction of the undo. */
type AtEnd = (db: Act['db'], undo: Undo) => Promise<void>

/** Undoes a batch: at once, or as a job if it is large. */
export async function undoBatch(
  database: Database,
  acts: Acts,
  person: Person,
  batch: string,
  now: number,
  atEnd: AtEnd = async () => {},
): Promise<Undo> {
  const db = database.tables<CollectiblesTables>()
  if ((await busyBatches(db, person.id, [batch])).size > 0) return { outcome: 'busy' }
  const size = await db
    .selectFrom('activity')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('at').as('at')])
    .where('batch_id', '=', batch)
    .where('owner_id', '=', person.id)
    .executeTakeFirst()
  const count = Number(size?.count ?? 0)
  if (count === 0) return { outcome: 'unknown' }
  if ((size?.at ?? 0) <= now - undoLife) return { outcome: 'expired' }
  if (count > undoStep) return queueUndo(database, person, batch, count, now, atEnd)
  const { batch: own, result } = await acts.run(person, async (act) => {
    const result = await undoActivity(act, undoableKinds, await activityOf(act, batch, undefined))
    await atEnd(act.db, { outcome: 'undone', batch: act.batch, result })
    return result
  })
  return { outcome: 'undone', batch: own, result }
}

const queueUndo = (
  database: Database,
  person: Person,
  batch: string,
  total: number,
  now: number,
  atEnd: AtEnd,
): Promise<Undo> =>
  database
    .tables<CollectiblesTables>()
    .transaction()
    .execute(async (db) => {
      // Of two requests at once, the second one finds the job of the first.
      await takeTurn(db, person.id)
      if ((await busyBatches(db, person.id, [batch])).size > 0) return { outcome: 'busy' } as const
      const input: UndoInput = { person, batch, own: newId(now) }
      const job = await queueJob(db, { owner: person.id, kind: 'undo', input, total }, now)
      const undo: Undo = { outcome: 'queued', batch: input.own, job }
      await atEnd(db, undo)
      return undo
    })
