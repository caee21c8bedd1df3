import { MessageId, type UiMessage, type UiNode } from '@collect/contract'
import type { CodeAddress } from '../../identities/code-addresses.ts'
import { message } from '../../nodes/message.ts'
import { inputNode } from '../../nodes/node.ts'
import type { StrategyContext, View } from '../strategy.ts'
import { fixedIdentifier, identifierNodes, typedIdentifier } from '../login-identifier.ts'
import { ownAddresses } from './own-addresses.ts'
import { sentCodeNodes } from './sent-nodes.ts'
import { hasErrors } from '../../records/flow.ts'

const addressLabel = ({ value, via }: CodeAddress): UiMessage =>
  message(MessageId.loginSendCodeTo, { address: value, channel: via })

/** The nodes after a sign-in code was sent: the identifier, and the code field (docs/contract/nodes.md §3.2). */
export const sentLoginNodes = (view: View, context: StrategyContext): readonly UiNode[] => [
  ...whose(view, context),
  ...sentCodeNodes(view.flow, MessageId.labelLoginCode),
]

/** A button per address, sorted (docs/contract/nodes.md §1.4). */
export const addressNodes = (addresses: readonly CodeAddress[]): readonly UiNode[] =>
  inOrder(addresses).map((address) =>
    inputNode('code', 'address', 'submit', { value: address.value }, addressLabel(address)),
  )

const inOrder = (addresses: readonly CodeAddress[]): readonly CodeAddress[] =>
  addresses.toSorted((a, b) => (a.value < b.value ? -1 : 1))

function whose(view: View, context: StrategyContext): readonly UiNode[] {
  const { flow } = view
  const value = flow.address ?? ''
  const own = inOrder(ownAddresses(view, context)).map((address) =>
    inputNode('code', 'identifier', 'hidden', { value }, addressLabel(address)),
  )
  if (flow.refresh && flow.requestedAal === 'aal1') return [...identifierNodes(view, context), ...own]
  if (!hasErrors(flow)) return flow.requestedAal === 'aal2' ? own : [fixedIdentifier(view, context)]
  // With an error, a hidden field with the sent identifier replaces the first node.
  return [inputNode('default', 'identifier', 'hidden', { value: typedIdentifier(view) }), ...own.slice(1)]
}
