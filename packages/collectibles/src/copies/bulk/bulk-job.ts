import type { Act, Acts, Person } from '../../acts/act.ts'
import type { JobKind } from '../../jobs/job-kind.ts'
import { dropParts, keepParts, partOfJob } from '../../jobs/job-parts.ts'
import { queueJob } from '../../jobs/job-store.ts'
import type { BulkResult } from '../../wire/index.ts'
import { bothResults, changeMany, nothingDone, type ManyChange } from './change-many.ts'

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
  await keepParts(act.db, job, act.owner, ids)
  return job
}

/** Changes many copies step by step. @param atEnd Runs in the last step, in the same batch. */
export const bulkJob = (acts: Acts, atEnd: (act: Act, input: string) => Promise<void> = async () => {}): JobKind => ({
  async step(db, { id, input, result, done, total }) {
    // Both were written here.
    const { person, batch, change } = JSON.parse(input) as ManyInput
    const { parts = 0, ...before } = { ...nothingDone, ...(JSON.parse(result) as Partial<ManyState>) }
    const ids = await partOfJob(db, id, parts)
    return acts.within(db, person, batch, async (act) => {
      const after = ids.length > 0 ? bothResults(before, await changeMany(act, ids, change)) : before
      const isDone = done + ids.length >= total || ids.length === 0
      if (isDone) {
        await dropParts(db, id)
        await atEnd(act, input)
      }
      return { done: done + ids.length, total, result: isDone ? after : { ...after, parts: parts + 1 }, isDone }
    })
  },
})
