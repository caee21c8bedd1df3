import type { AnyFlow, FlowKind } from '@collect/contract'
import { restartAddressOf, withFlow, type Answer, type Transport } from '@collect/flow'

import { retryParameter } from '../retry.ts'
import { storeDraft, type Draft } from './draft-storage.ts'

interface Restart {
  readonly kind: FlowKind
  readonly flow: AnyFlow
  /** A flow that the service created already; its messages explain what happened. */
  readonly from: string | undefined
  readonly typed: Draft
  /** The user asked for it, so the page shows no notice. */
  readonly isAsked?: boolean
  readonly transport: Transport
}

/**
 * FLOW-PAGE-5: sets the flow in the current address and reloads, keeping the user's input. Returns false when the
 * service cannot be reached; the page then stays as it is.
 */
export async function restartInPlace({ kind, flow, from, typed, isAsked, transport }: Restart): Promise<boolean> {
  const start = restartAddressOf(kind, flow)
  const answer = from === undefined ? await transport.get(start) : undefined
  if (answer?.answer === 'failed' && answer.reason === 'unreachable') return false
  const id = from ?? idIn(answer)
  if (!id) {
    location.assign(start)
    return true
  }
  const address = new URL(withFlow(location.href, id))
  if (!from && !isAsked) address.searchParams.set(retryParameter, 'lost')
  storeDraft(typed, address.href)
  location.reload()
  return true
}

function idIn(answer: Answer | undefined): string | undefined {
  if (answer?.answer !== 'json' || answer.status !== 200) return undefined
  // The service is ours or speaks the same contract.
  return (answer.body as AnyFlow).id
}
