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
  /** Sends what came to nothing once more. */
  readonly again?: (() => void) | undefined
  readonly renew?: (() => void) | undefined
}

/** What the page itself has to say: a request that came to nothing, that its time runs out, or that it was started anew. */
export function flowNotice(
  { text }: Formatter,
  { failure, again, renew }: Happening,
  reason?: RetryReason,
): Notice | undefined {
  if (failure?.reason === 'unreachable') {
    const action = again && { label: text('flow.try-again'), take: again }
    return { type: 'error', text: text('flow.unreachable'), detail: text(failureKeyOf(failure.reason)), action }
  }
  if (failure) return { type: 'error', text: text(failureKeyOf(failure.reason)) }
  if (renew)
    return { type: 'warning', text: text('flow.expires-soon'), action: { label: text('flow.renew'), take: renew } }
  return reason && { type: 'warning', text: text(retried[reason]) }
}
