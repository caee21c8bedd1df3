import type { AnyFlow, FlowKind } from '@collect/contract'
import { restartAddressOf, withFlow, type Transport } from '@collect/flow'

import { retryParameter } from '../retry.ts'
import { keepTyping, type Typed } from './kept-typing.ts'

interface Restart {
  readonly kind: FlowKind
  readonly flow: AnyFlow
  /** A flow that the service made already; its messages say what happened. */
  readonly from: string | undefined
  readonly typed: Typed
  /** The person asked for it, so nothing needs to be said. */
  readonly isAsked?: boolean
  readonly transport: Transport
}

/** spec 1 §2: sets the flow on the current address and reloads. What was typed comes along. */
export async function restartHere({ kind, flow, from, typed, isAsked, transport }: Restart): Promise<void> {
  const start = restartAddressOf(kind, flow)
  const id = from ?? (await newFlow(start, transport))
  if (!id) return location.assign(start)
  const address = new URL(withFlow(location.href, id))
  if (!from && !isAsked) address.searchParams.set(retryParameter, 'lost')
  keepTyping(typed, address.href)
  location.reload()
}

async function newFlow(start: string, transport: Transport): Promise<string | undefined> {
  const answer = await transport.get(start)
  if (answer.answer !== 'json' || answer.status !== 200) return undefined
  // The wire's own type: the service is ours or speaks the same contract.
  return (answer.body as AnyFlow).id
}
