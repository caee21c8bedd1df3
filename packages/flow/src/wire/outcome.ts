import type { AnyFlow } from '@collect/contract'

/** What an answer of the service means for the page, before anybody acts on it (spec 1 §8). */
export type Outcome =
  /** This flow replaces the one on screen. */
  | { readonly outcome: 'show'; readonly flow: AnyFlow }
  | { readonly outcome: 'leave'; readonly url: string }
  /** A new flow of the same kind; `from` is a flow that the service made already. */
  | { readonly outcome: 'restart'; readonly from?: string }
  /** To the verification screen: an address has to be verified first. */
  | { readonly outcome: 'verify'; readonly url: string }
  | { readonly outcome: 'fail'; readonly reason: FailureReason; readonly detail?: string }

/** Why nothing can be shown; `wireTextOf` finds the words. */
export type FailureReason = 'unreachable' | 'undecodable' | 'html' | 'content-type' | 'unknown-status' | 'no-session' | 'unsupported'
