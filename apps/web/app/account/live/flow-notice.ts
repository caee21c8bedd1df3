import { failureKeyOf, type FlowSnapshot } from '@collect/flow'
import type { Notice } from '@collect/flow-react'
import type { Formatter } from '@collect/messages'

import type { RetryReason } from '../retry.ts'

const retried = {
  expired: 'flow.expired',
  lost: 'flow.restarted',
  csrf: 'flow.restarted',
} as const satisfies Record<RetryReason, string>

/** What the page itself has to say: a request that came to nothing, or that it was started anew. */
export function flowNotice(
  { text }: Formatter,
  failure: FlowSnapshot['failure'],
  reason: RetryReason | undefined,
): Notice | undefined {
  if (failure) return { type: 'error', text: text(failureKeyOf(failure.reason)) }
  return reason && { type: 'warning', text: text(retried[reason]) }
}
