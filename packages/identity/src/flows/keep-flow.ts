import type { FlowRecord } from '../store/flow-record.ts'
import type { Service } from './service.ts'

/**
 * Keeps what became of a flow, unless another request moved it on meanwhile: a second click must not undo the first.
 * Answers the flow as it stands then.
 */
export async function keepFlow({ stores }: Service, before: FlowRecord, after: FlowRecord): Promise<FlowRecord> {
  if (await stores.flows.advance(after, before.state)) return after
  return (await stores.flows.find(before.kind, before.id)) ?? after
}
