import type { AnyFlow } from '@collect/contract'
import type { TransportFailure } from './answer.ts'

/** The meaning of a service's answer for the page (ERROR-STATUS and ERROR-ID). */
export type Outcome =
  /** Show this flow instead of the current one. */
  | { readonly outcome: 'show'; readonly flow: AnyFlow }
  /** Open an address. */
  | { readonly outcome: 'leave'; readonly url: string }
  /** Start a new flow of the same kind; `from` is one that the service has already made. */
  | { readonly outcome: 'restart'; readonly from?: string }
  /** Open the verification page: the address must be verified first. */
  | { readonly outcome: 'verify'; readonly url: string }
  | { readonly outcome: 'fail'; readonly reason: FailureReason; readonly detail?: string }

/** Why nothing can be shown. `failureKeyOf` gives the key of its text. */
export type FailureReason = TransportFailure | 'upstream' | 'unknown-status' | 'disabled' | 'refused' | 'unsupported'

/** The texts of ERROR-TRANSPORT, by reason. */
const failureKeys = {
  unreachable: 'wire.unreachable',
  // The app answers, but the service behind it does not.
  upstream: 'wire.unreachable',
  undecodable: 'wire.undecodable',
  // For the user, an HTML page is one more unreadable answer.
  html: 'wire.content-type',
  'content-type': 'wire.content-type',
  'unknown-status': 'wire.unknown-status',
  disabled: 'flow.disabled',
  // The answer names no reason that the kit knows, so its text claims none.
  refused: 'error.client',
  unsupported: 'wire.unsupported',
} as const satisfies Record<FailureReason, string>

export const failureKeyOf = (reason: FailureReason) => failureKeys[reason]
