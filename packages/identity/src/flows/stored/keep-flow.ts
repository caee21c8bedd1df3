import type { FlowRecord } from '../../records/flow.ts'
import type { Service } from '../service.ts'

/**
 * Saves the new state of a flow, unless another request saved it first: a second click must not undo the first. A
 * finished state is always saved, because what it reports has happened. Returns the flow as stored.
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

/** The flow after a submission: without messages and typed values, with these changes. */
export const clearedFlow = ({ clock }: Service, flow: FlowRecord, changes: Partial<FlowRecord> = {}): FlowRecord => ({
  ...flow,
  messages: [],
  fieldMessages: {},
  values: {},
  updatedAt: clock(),
  ...changes,
})

const isEnd = ({ state }: FlowRecord): boolean => state === 'passed_challenge' || state === 'success'
