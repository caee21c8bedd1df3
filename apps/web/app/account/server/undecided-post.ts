/** A post that decided nothing. */
export type UndecidedPost =
  /** The form is not from a page of this browser; `again` is the address of the request. */
  | { readonly outcome: 'foreign'; readonly again: string }
  /** The provider does not answer; a new post of the same fields repeats the decision. */
  | { readonly outcome: 'undecided'; readonly kept: readonly KeptField[] }

export interface KeptField {
  readonly name: string
  readonly value: string
}

export const statusOfPost: Record<UndecidedPost['outcome'], number> = { foreign: 403, undecided: 502 }
