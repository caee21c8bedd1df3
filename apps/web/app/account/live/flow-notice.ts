import { failureKeyOf, type FlowSnapshot } from '@collect/flow'
import type { Notice } from '@collect/flow-react'
import type { Formatter } from '@collect/messages'

import type { RetryReason } from '../retry.ts'

const happenings = {
  expired: 'flow.expired',
  lost: 'flow.restarted',
  csrf: 'flow.restarted',
  kept: 'flow.kept',
} as const satisfies Record<RetryReason | 'kept', string>

interface Happening {
  readonly failure: FlowSnapshot['failure']
  /** Repeats the request that failed. */
  readonly again?: (() => void) | undefined
  readonly renew?: (() => void) | undefined
}

/**
 * The page's own notice: a failed request, a flow about to expire, a flow that was restarted, or a change that waits for
 * the sign-in.
 */
export function flowNotice(
  { text }: Formatter,
  { failure, again, renew }: Happening,
  reason?: keyof typeof happenings,
): Notice | undefined {
  if (failure?.reason === 'unreachable' || failure?.reason === 'upstream') {
    const action = again && { label: text('flow.try-again'), take: again }
    return {
      type: 'error',
      text: text(failure.reason === 'upstream' ? 'flow.unavailable' : 'flow.unreachable'),
      detail: text(failureKeyOf(failure.reason)),
      action,
    }
  }
  if (failure) return { type: 'error', text: text(failureKeyOf(failure.reason)) }
  if (renew)
    return { type: 'warning', text: text('flow.expires-soon'), action: { label: text('flow.renew'), take: renew } }
  return reason && { type: 'warning', text: text(happenings[reason]) }
}
