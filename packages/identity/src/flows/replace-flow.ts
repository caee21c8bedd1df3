import type { UiMessage } from '@collect/contract'
import type { FlowRecord } from '../store/flow-record.ts'
import { successorOf } from './create-flow.ts'
import type { Step } from './step.ts'

/** Keeps a new flow in place of one that cannot go on; it says why. */
export async function replaceFlow(
  { service, caller, flow }: Step,
  messages: readonly UiMessage[],
): Promise<FlowRecord> {
  const next = { ...successorOf(service, flow, flow.type === 'browser' ? caller.csrf.ensure() : ''), messages }
  await service.stores.flows.insert(next)
  return next
}
