import type { Kysely } from 'kysely'

import type { Act, Acts, Person } from '../../acts/act.ts'
import type { JobKind } from '../../jobs/job-kind.ts'
import { queueJob } from '../../jobs/job-store.ts'
import { insertRows } from '../../store/insert-rows.ts'
import type { CollectiblesTables } from '../../store/tables.ts'
import type { BulkResult } from '../../wire/index.ts'
import { bothResults, changeMany, manyAtOnce, nothingDone, type ManyChange } from './change-many.ts'

interface ManyInput {
  readonly person: Person
  /** The batch of the whole change. */
  readonly batch: string
  readonly change: ManyChange
}

interface ManyState extends BulkResult {
  /** Parts that are done. */
  readonly parts: number
}

/** Queues a change of more copies than one transaction takes. The copies are those that were chosen now. */
export async function queueMany(
  act: Act,
  person: Person,
  ids: readonly string[],
  change: ManyChange,
  kind = 'bulk',
  also: object = {},
): Promise<string> {
  const input = { person, batch: act.batch, change, ...also } satisfies ManyInput
  const job = await queueJob(act.db, { owner: act.owner, kind, input, total: ids.length }, act.now)
  const parts = Array.from({ length: Math.ceil(ids.length / manyAtOnce) }, (_, part) => ({
    job_id: job,
    part,
    owner_id: act.owner,
    ids: JSON.stringify(ids.slice(part * manyAtOnce, (part + 1) * manyAtOnce)),
  }))
  await insertRows(act.db, 'job_parts', parts)
  return job
}

/** Changes many copies step by step. @param atEnd Runs in the last step, in the same batch. */
export const bulkJob = (acts: Acts, atEnd: (act: Act, input: string) => Promise<void> = async () => {}): JobKind => ({
  async step(db, { id, input, result, done, total }) {
    // Both were written here.
    const { person, batch, change } = JSON.parse(input) as ManyInput
    const { parts = 0, ...before } = { ...nothingDone, ...(JSON.parse(result) as Partial<ManyState>) }
    const ids = await partOf(db, id, parts)
    return acts.within(db, person, batch, async (act) => {
      const after = ids.length > 0 ? bothResults(before, await changeMany(act, ids, change)) : before
      const isDone = done + ids.length >= total || ids.length === 0
      if (isDone) {
        await db.deleteFrom('job_parts').where('job_id', '=', id).execute()
        await atEnd(act, input)
      }
      return { done: done + ids.length, total, result: isDone ? after : { ...after, parts: parts + 1 }, isDone }
    })
  },
})

async function partOf(db: Kysely<CollectiblesTables>, job: string, part: number): Promise<readonly string[]> {
  const row = await db
    .selectFrom('job_parts')
    .select('ids')
    .where('job_id', '=', job)
    .where('part', '=', part)
    .executeTakeFirst()
  return JSON.parse(row?.ids ?? '[]') as readonly string[] // `queueMany` wrote it
}
