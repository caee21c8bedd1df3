/** A case that the service doesn't produce by itself, in the notation of docs/contract/nodes.md. */
export interface Case {
  readonly case: string
  /** Which screen it is: the form state, as `method_active(code)` (STATE-INITIAL). */
  readonly shows: string
  readonly nodes: string
  /** Numbers of the flow's messages. */
  readonly said?: readonly number[]
  /** `choose_method`, unless something else is told; settings are shown by `show_form`. */
  readonly state?: string
  readonly active?: string
  readonly refresh?: true
  readonly aal2?: true
}

export const inOrder = (...nodes: readonly string[]) => nodes.join(' · ')
