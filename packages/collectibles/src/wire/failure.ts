/** Ids of docs/contract/collectibles.md §1, Errors. */
export type FailureId =
  | 'malformed'
  | 'no_session'
  | 'foreign_origin'
  | 'blocked'
  | 'not_found'
  | 'method_not_allowed'
  | 'too_slow'
  | 'wrong_state'
  | 'in_progress'
  | 'expired'
  | 'changed'
  | 'precondition_required'
  | 'too_large'
  | 'media_type'
  | 'invalid'
  | 'idempotency_key_reused'
  | 'quota'
  | 'unreadable_image'
  | 'not_empty'
  | 'plan_changed'
  | 'cycle'
  | 'still_used'
  | 'slow_down'
  | 'unavailable'

/** A field that a request got wrong. */
export interface FieldProblem {
  readonly path: string
  readonly id: string
  readonly message: string
}

/** The answer to a refused request. Some ids carry fields beside `error`: `changed` the row as it is. */
export interface FailureEnvelope {
  readonly error: {
    readonly id?: FailureId
    readonly code: number
    readonly status: string
    readonly message: string
    readonly reason?: string
    readonly details?: readonly FieldProblem[]
  }
}
