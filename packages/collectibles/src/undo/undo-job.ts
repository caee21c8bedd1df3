import type { Acts, Person } from '../acts/act.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import { activityOf, bothUndone, nothingUndone, undoActivity, type UndoResult } from './undo-batch.ts'
import { undoableKinds } from './undoable-kinds.ts'

export interface UndoInput {
  readonly person: Person
  /** The batch to undo. */
  readonly batch: string
  /** The batch of the undo itself. */
  readonly own: string
}

interface UndoState extends UndoResult {
  /** The id of the activity that was undone last. */
  readonly at?: string
}

/** Undoes a large batch step by step. */
export const undoJob = (acts: Acts): JobKind => ({
  async step(db, { input, result, done, total }) {
    // Both were written here.
    const { person, batch, own } = JSON.parse(input) as UndoInput
    const state: UndoState = { ...nothingUndone, ...(JSON.parse(result) as Partial<UndoState>) }
    return acts.within(db, person, own, async (act) => {
      const activity = await activityOf(act, batch, state.at)
      const at = activity.at(-1)?.id
      return {
        done: done + activity.length,
        total,
        result: {
          ...(at !== undefined && { at }),
          ...bothUndone(state, await undoActivity(act, undoableKinds, activity)),
        } satisfies UndoState,
        isDone: at === undefined || done + activity.length >= total,
      }
    })
  },
})
