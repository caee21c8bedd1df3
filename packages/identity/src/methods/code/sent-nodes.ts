import { MessageId, type UiNode } from '@collect/contract'
import { codeNode, inputNode, submitNode } from '../../nodes/node.ts'
import { hasErrors, type FlowRecord } from '../../records/flow.ts'

/** The code field of a sign-in or sign-up; an error changes the order of the nodes (docs/contract/nodes.md §1.4). */
export function sentCodeNodes(flow: FlowRecord, label: number): readonly UiNode[] {
  const field = codeNode(label)
  const method = inputNode('code', 'method', 'hidden', { value: 'code' })
  const submit = submitNode('code', 'method', 'code', MessageId.labelContinue)
  const resend = submitNode('code', 'resend', 'code', MessageId.labelResend)
  return hasErrors(flow) ? [field, resend, method, submit] : [method, field, submit, resend]
}
