import { setImmediate as afterOthers } from 'node:timers/promises'
import { isUnavailable, type Database } from '@collect/storage'

import type { CollectiblesTables } from '../store/tables.ts'
import type { JobKind, StoredJob } from './job-kind.ts'
import { claimJob, extendLease, failJob, keepProgress, maxAttempts } from './job-store.ts'

export interface JobRunner {
  /** Runs what waits. Callers need not wait for the end. */
  wake(): Promise<void>
  /** Ends after the current step. Its job goes on in another process, or at the next start. */
  stop(): Promise<void>
}

interface JobRunnerOptions {
  readonly database: Database
  readonly kinds: Readonly<Record<string, JobKind>>
  readonly now: () => number
  readonly onFault: (error: unknown) => void
}

/** Runs the jobs of all accounts, one at a time. Several processes may do so on one database. */
export function createJobRunner({ database, kinds, now, onFault }: JobRunnerOptions): JobRunner {
  const db = database.tables<CollectiblesTables>()
  const stopping = new AbortController()
  let isWoken = false
  let running: Promise<void> | undefined

  async function runAll(): Promise<void> {
    while (isWoken) {
      isWoken = false
      for (let job = await nextJob(); job; job = await nextJob()) await runJob(job)
    }
  }

  const nextJob = async () => (stopping.signal.aborted ? undefined : claimJob(db, Object.keys(kinds), now()))

  async function runJob(job: StoredJob): Promise<void> {
    const kind = kinds[job.kind]
    // Only known kinds are claimed.
    if (!kind) return
    if (job.attempts > maxAttempts) return failJob(db, job, 'given_up')
    try {
      while (!stopping.signal.aborted) {
        const hasMore = await runStep(kind, job)
        if (!hasMore) return
        // Requests that came meanwhile go first.
        await afterOthers()
      }
      await requeue(job)
    } catch (error) {
      onFault(error)
      // If the database is away, or another act went first, the job goes on when its lease has ended.
      if (!isUnavailable(error)) await failJob(db, job, 'failed')
    }
  }

  const runStep = (kind: JobKind, job: StoredJob): Promise<boolean> =>
    db.transaction().execute(async (trx) => {
      if (!(await extendLease(trx, job, now()))) return false
      const current = await trx.selectFrom('jobs').selectAll().where('id', '=', job.id).executeTakeFirstOrThrow()
      const progress = await kind.step(trx, current)
      await keepProgress(trx, job.id, progress)
      return !progress.isDone
    })

  /** A stop is no failed attempt. */
  async function requeue({ id, attempts }: StoredJob): Promise<void> {
    await db
      .updateTable('jobs')
      .set({ state: 'queued', lease_until: null, attempts: attempts - 1 })
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('state', '=', 'running')
      .execute()
  }

  function wake(): Promise<void> {
    isWoken = true
    running ??= runAll()
      .catch(onFault)
      .finally(() => {
        running = undefined
        // A job may have come after the last look.
        if (isWoken && !stopping.signal.aborted) void wake()
      })
    return running
  }

  return {
    wake,
    async stop() {
      stopping.abort()
      await running
    },
  }
}
