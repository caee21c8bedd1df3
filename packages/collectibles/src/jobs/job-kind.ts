import type { Selectable, Transaction } from 'kysely'

import type { JobRow } from '../store/rows/collector-rows.ts'
import type { CollectiblesTables } from '../store/tables.ts'

export type StoredJob = Selectable<JobRow>

/** Where a job stands after a step. */
export interface JobProgress {
  readonly done: number
  readonly total: number
  /** Kept as JSON: what the next step begins with, and in the end what the job answers. */
  readonly result: unknown
  readonly isDone: boolean
}

/** What a kind of job does. */
export interface JobKind {
  /**
   * Does one step inside a transaction, which also keeps the progress: a killed process has done a step wholly or not at
   * all. A step holds the writer for about ten milliseconds.
   */
  step(db: Transaction<CollectiblesTables>, job: StoredJob): Promise<JobProgress>
}
