import type { JobKind } from '../src/jobs/job-kind.ts'

/** Counts one up in the database at each step. */
export const countingJob = (onStep: (done: number) => void = () => {}): JobKind => ({
  async step(db, { done, total }) {
    await db
      .insertInto('collectible_counters')
      .values({ name: 'steps', value: 1 })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet(({ eb, ref }) => ({ value: eb(ref('collectible_counters.value'), '+', 1) })),
      )
      .execute()
    onStep(done + 1)
    return { done: done + 1, total, result: { counted: done + 1 }, isDone: done + 1 >= total }
  },
})
