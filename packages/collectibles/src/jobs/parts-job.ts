import type { Act, Acts, Person } from '../acts/act.ts'
import type { JobKind } from './job-kind.ts'
import { dropParts, keepParts, partOfJob } from './job-parts.ts'
import { queueJob } from './job-store.ts'

/** Does the work on at most `idsAtOnce` things; answers how many have changed. */
export type PartWork<Also> = (act: Act, ids: readonly string[], also: Also) => Promise<number>

interface PartsInput<Also> {
  readonly person: Person
  /** The batch of the whole act. */
  readonly batch: string
  readonly also: Also
}

interface PartsState {
  /** Parts that are done. */
  readonly parts: number
  readonly changed: number
}

/** Queues work on more things than one transaction takes. */
export async function queueParts(
  act: Act,
  person: Person,
  kind: string,
  ids: readonly string[],
  also: object,
): Promise<string> {
  const input = { person, batch: act.batch, also } satisfies PartsInput<object>
  const job = await queueJob(act.db, { owner: act.owner, kind, input, total: ids.length }, act.now)
  await keepParts(act.db, job, act.owner, ids)
  return job
}

/** Does the same work part by part. */
export const partsJob = <Also>(acts: Acts, work: PartWork<Also>): JobKind => ({
  async step(db, { id, input, result, done, total }) {
    // Both were written here.
    const { person, batch, also } = JSON.parse(input) as PartsInput<Also>
    const { parts = 0, changed = 0 } = JSON.parse(result) as Partial<PartsState>
    const ids = await partOfJob(db, id, parts)
    return acts.within(db, person, batch, async (act) => {
      const all = changed + (ids.length > 0 ? await work(act, ids, also) : 0)
      const isDone = done + ids.length >= total || ids.length === 0
      if (isDone) await dropParts(db, id)
      return {
        done: done + ids.length,
        total,
        result: isDone ? { changed: all } : ({ parts: parts + 1, changed: all } satisfies PartsState),
        isDone,
      }
    })
  },
})
