/** `GET /activity` */
export interface ActivityPage {
  /** The latest first. */
  readonly activity: readonly {
    readonly id: string
    readonly batch: string
    readonly entity: string
    readonly entity_id: string
    readonly verb: string
    /** Field → [before, after]. */
    readonly changes: Readonly<Record<string, readonly [before: unknown, after: unknown]>>
    /** RFC 3339. */
    readonly at: string
  }[]
  /** Absent on the last page. */
  readonly next_page_token?: string
}

/** `GET /batches`: what one did, act by act, the latest first. */
export interface BatchPage {
  readonly batches: readonly Batch[]
  /** Names of what the activity mentions and is still there, by id. */
  readonly names: Readonly<Record<string, string>>
  /** Absent on the last page. */
  readonly next_page_token?: string
}

/** One act. */
export interface Batch {
  readonly id: string
  /** When it ended, RFC 3339. */
  readonly at: string
  /** Rows that it changed. */
  readonly count: number
  /** The last ones of these: at most ten. */
  readonly activity: ActivityPage['activity']
  /** Whether an undo would bring one of these back. */
  readonly undo: boolean
}

/** `POST /batches/{id}/undo`: the result, or the job of a large batch. */
export type UndoAnswer =
  | {
      /** The batch of the undo itself. */
      readonly batch: string
      readonly undone: number
      /** Rows that were left alone, at most a thousand of them. */
      readonly changed_since: readonly { readonly entity: string; readonly id: string }[]
      readonly changed_since_count: number
    }
  | { readonly batch: string; readonly job: string }

/** `GET /jobs/{id}` */
export interface Job {
  readonly id: string
  readonly kind: string
  readonly state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled'
  readonly done: number
  readonly total: number
  readonly problem?: string
  /** Present when the job is done. */
  readonly result?: unknown
  /** RFC 3339. */
  readonly created_at: string
}
