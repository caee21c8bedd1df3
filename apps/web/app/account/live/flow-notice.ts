import { failureKeyOf, type FlowSnapshot } from '@collect/flow'
import type { Notice } from '@collect/flow-react'
import type { Formatter } from '@collect/messages'

import type { RetryReason } from '../retry.ts'

const retried = {
  expired: 'flow.expired',
  lost: 'flow.restarted',
  csrf: 'flow.restarted',
} as const satisfies Record<RetryReason, string>

interface Happening {
  readonly failure: FlowSnapshot['failure']
  /** Repeats the request that failed. */
  readonly again?: (() => void) | undefined
  readonly renew?: (() => void) | undefined
}

/** The page's own notice: a failed request, a flow about to expire, or a flow that was restarted. */
export function flowNotice(
  { text }: Formatter,
  { failure, again, renew }: Happening,
  reason?: RetryReason,
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
  return reason && { type: 'warning', text: text(retried[reason]) }
}
