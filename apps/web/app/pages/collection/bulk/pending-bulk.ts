import type { Problems, Typed } from '../../../forms/rules.ts'

/** A form that is not done yet: a summary to look at, or what is wrong with it. */
export interface PendingBulk {
  readonly typed: Typed
  /** The summary is shown. */
  readonly isChecked: boolean
  readonly problems: Problems
  /** Why the service has not done it. */
  readonly refusal?: 'moved' | 'enough' | 'none' | 'failed'
  /** How many copies are selected now. */
  readonly count?: number
}
