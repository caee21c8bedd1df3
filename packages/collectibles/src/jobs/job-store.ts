import type { ExpressionBuilder, Kysely } from 'kysely'

import { newId } from '@collect/storage'
import type { CollectiblesTables } from '../store/tables.ts'
import type { JobProgress, StoredJob } from './job-kind.ts'

/** How long a process may take for one step before another one takes the job over, in milliseconds. */
export const jobLease = 30_000
/** A job that was begun so often without an end has failed. */
export const maxAttempts = 5
/** How long a job can be looked at, in milliseconds. */
const jobLife = 30 * 24 * 60 * 60_000

type Db = Kysely<CollectiblesTables>

/** Puts a job into the queue; answers its id. */
export async function queueJob(
  db: Db,
  { owner, kind, input, total }: { owner: string; kind: string; input: unknown; total: number },
  now: number,
): Promise<string> {
  const id = newId(now)
  await db
    .insertInto('jobs')
    .values({
      id,
      owner_id: owner,
      kind,
      state: 'queued',
      input: JSON.stringify(input),
      total,
      expires_at: now + jobLife,
      created_at: now,
    })
    .execute()
  return id
}

export const findJob = (db: Db, owner: string, id: string): Promise<StoredJob | undefined> =>
  db.selectFrom('jobs').selectAll().where('id', '=', id).where('owner_id', '=', owner).executeTakeFirst()

/** Asks a job to stop at its next step; true if it had not ended. */
export async function cancelJob(db: Db, owner: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ state: 'cancelled', lease_until: null })
    .where('id', '=', id)
    .where('owner_id', '=', owner)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Takes the oldest job that waits, or whose process has died. Of several processes one gets it.
 * @param kinds What this process can run: a newer release beside it may queue other ones.
 */
export async function claimJob(db: Db, kinds: readonly string[], now: number): Promise<StoredJob | undefined> {
  const isWaiting = ({ or, and, eb }: ExpressionBuilder<CollectiblesTables, 'jobs'>) =>
    or([eb('state', '=', 'queued'), and([eb('state', '=', 'running'), eb('lease_until', '<=', now)])])
  const waiting = await db
    .selectFrom('jobs')
    .select('id')
    .where('kind', 'in', kinds)
    .where(isWaiting)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!waiting) return undefined
  return db
    .updateTable('jobs')
    .set(({ eb }) => ({ state: 'running', lease_until: now + jobLease, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', waiting.id)
    .where(isWaiting)
    .returningAll()
    .executeTakeFirst()
}

/** Extends the lease inside the step's transaction; false if the job was cancelled or taken over. */
export async function extendLease(db: Db, job: StoredJob, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ lease_until: now + jobLease })
    .where('id', '=', job.id)
    .where('state', '=', 'running')
    // Each claim counts an attempt, so this is the claim of this process.
    .where('attempts', '=', job.attempts)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function keepProgress(db: Db, id: string, { done, total, result, isDone }: JobProgress): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ done, total, result: JSON.stringify(result), ...(isDone && { state: 'done', lease_until: null }) })
    .where('id', '=', id)
    .execute()
}

export async function failJob(db: Db, { id, attempts }: StoredJob, problem: string): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ state: 'failed', problem, lease_until: null })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'running')
    .execute()
}
