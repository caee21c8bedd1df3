import type { FlowRecord } from '../../records/flow.ts'

/** Maximum size of the typed values that a flow keeps, in bytes of JSON. */
const maxKept = 2_048

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

/**
 * The typed values that the form shows again (docs/contract/nodes.md §1.3). A field that does not fit is left out: the
 * user types it again, and an attacker cannot fill the disk with it.
 */
export function echoOf(typed: FlowRecord['values']): FlowRecord['values'] {
  let kept: FlowRecord['values'] = {}
  for (const [name, value] of Object.entries(typed)) {
    const more = { ...kept, [name]: value }
    if (sizeOf(more) <= maxKept) kept = more
  }
  return kept
}
