import type { AnyFlow } from '@collect/contract'
import type { TransportFailure } from './answer.ts'

/** What an answer of the service means for the page, before anybody acts on it (ERROR-STATUS and ERROR-ID). */
export type Outcome =
  /** This flow replaces the one on screen. */
  | { readonly outcome: 'show'; readonly flow: AnyFlow }
  /** `keepsForm`: signing in again comes first, and the service carries out afterwards what a page posts, not what a script sends. */
  | { readonly outcome: 'leave'; readonly url: string; readonly keepsForm?: true }
  /** A new flow of the same kind; `from` is a flow that the service made already. */
  | { readonly outcome: 'restart'; readonly from?: string }
  /** To the verification screen: an address has to be verified first. */
  | { readonly outcome: 'verify'; readonly url: string }
  | { readonly outcome: 'fail'; readonly reason: FailureReason; readonly detail?: string }

/** Why nothing can be shown; `failureKeyOf` finds the words. */
export type FailureReason = TransportFailure | 'unknown-status' | 'disabled' | 'unsupported'

/** The texts of ERROR-TRANSPORT, by reason. */
const failureKeys = {
  unreachable: 'wire.unreachable',
  undecodable: 'wire.undecodable',
  // To a person a page is one more thing that cannot be shown here.
  html: 'wire.content-type',
  'content-type': 'wire.content-type',
  'unknown-status': 'wire.unknown-status',
  disabled: 'flow.disabled',
  unsupported: 'wire.unsupported',
} as const satisfies Record<FailureReason, string>

export const failureKeyOf = (reason: FailureReason) => failureKeys[reason]
