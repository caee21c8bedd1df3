import { MessageId, type UiMessage, type UiNode } from '@collect/contract'
import { codeAddressesOf, type CodeAddress } from '../../identities/code-addresses.ts'
import { message } from '../../nodes/message.ts'
import { inputNode } from '../../nodes/node.ts'
import type { Tools, View } from '../cell.ts'
import { fixedIdentifier, identifierNodes, typedIdentifier } from '../login-identifier.ts'
import { hasErrors, sentCodeNodes } from './sent-nodes.ts'

export const addressLabel = ({ value, via }: CodeAddress): UiMessage =>
  message(MessageId.loginSendCodeTo, { address: value, channel: via })

/** A code of a sign-in is on its way: whose, and the field for it (contract/nodes.md §3.2). */
export const sentLoginNodes = (view: View, tools: Tools): readonly UiNode[] => [
  ...whose(view, tools),
  ...sentCodeNodes(view.flow, MessageId.labelLoginCode),
]

function whose(view: View, tools: Tools): readonly UiNode[] {
  const { flow, schema, identity } = view
  if (flow.refresh) {
    const own = identity ? codeAddressesOf(schema, identity).filter(({ via }) => via === 'email') : []
    const value = flow.address ?? ''
    return [
      ...identifierNodes(view, tools),
      ...own.map((address) => inputNode('code', 'identifier', 'hidden', { value }, addressLabel(address))),
    ]
  }
  // An error leaves nothing but the value.
  return hasErrors(flow)
    ? [inputNode('default', 'identifier', 'hidden', { value: typedIdentifier(view) })]
    : [fixedIdentifier(view, tools)]
}
