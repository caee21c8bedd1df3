import type { EarlierAnswers } from '../../src/consent.ts'

/** A flow that the service does not produce by itself, in the notation of docs/contract/nodes.md. */
export interface Case {
  readonly case: string
  /** The form state of the screen, such as `method_active(code)` (STATE-INITIAL). */
  readonly shows: string
  readonly nodes: string
  /** Numbers of the flow's messages. */
  readonly said?: readonly number[]
  /** The flow's state. The default is `choose_method`, and `show_form` for settings. */
  readonly state?: string
  readonly active?: string
  readonly refresh?: true
  /** The value of the button that this browser used last. */
  readonly lastUsed?: string
  readonly aal2?: true
  /** An application waits for this user. */
  readonly asks?: true
  /** Of a consent. */
  readonly answered?: EarlierAnswers
}

export const inOrder = (...nodes: readonly string[]) => nodes.join(' · ')
