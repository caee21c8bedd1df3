import type { FlowRecord } from '../../records/flow.ts'
import type { Service } from '../service.ts'

/**
 * Keeps what became of a flow, unless another request saved it first: a second click must not undo the first.
 * An end is kept all the same, because what it tells of has happened. Answers the flow as it stands then.
 */
export async function keepFlow({ stores }: Service, before: FlowRecord, after: FlowRecord): Promise<FlowRecord> {
  let { version } = before
  for (;;) {
    if (await stores.flows.advance({ ...after, version })) return { ...after, version: version + 1 }
    const found = await stores.flows.find(before.kind, before.id)
    if (!found) return after
    if (!isEnd(after) || isEnd(found)) return found
    version = found.version
  }
}

/** The flow without messages and typed values, but with these changes: how it goes on after a submission. */
export const clearedFlow = ({ clock }: Service, flow: FlowRecord, changes: Partial<FlowRecord> = {}): FlowRecord => ({
  ...flow,
  messages: [],
  fieldMessages: {},
  values: {},
  updatedAt: clock(),
  ...changes,
})

const isEnd = ({ state }: FlowRecord): boolean => state === 'passed_challenge' || state === 'success'
