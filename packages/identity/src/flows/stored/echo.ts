import type { FlowRecord } from '../../records/flow.ts'

/** Bytes of JSON that a flow keeps of what its sender typed. */
const maxKept = 2_048

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

/**
 * What was typed and may stand in the form again (docs/contract/nodes.md §1.3). A field that does not fit is left out:
 * the user types it again, and a visitor cannot fill the disk with it.
 */
export function echoOf(typed: FlowRecord['values']): FlowRecord['values'] {
  let kept: FlowRecord['values'] = {}
  for (const [name, value] of Object.entries(typed)) {
    const more = { ...kept, [name]: value }
    if (sizeOf(more) <= maxKept) kept = more
  }
  return kept
}
