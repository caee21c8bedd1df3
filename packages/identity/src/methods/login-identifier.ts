import { MessageId, type InputNode, type UiMessage } from '@collect/contract'
import { message } from '../nodes/message.ts'
import { inputNode } from '../nodes/node.ts'
import type { View } from './cell.ts'

/** The field that every method asks for which begins with a name; the flow shows it once (contract/nodes.md §2.1). */
export function identifierNode(view: View): InputNode {
  if (view.flow.refresh) return inputNode('default', 'identifier', 'hidden', { value: knownIdentifier(view) })
  return inputNode('default', 'identifier', 'text', { value: typedIdentifier(view), required: true }, labelOf(view))
}

/** Once a code is on its way it cannot be changed any more (contract/nodes.md §3.2). */
export const fixedIdentifier = (view: View): InputNode =>
  inputNode('default', 'identifier', 'hidden', { value: typedIdentifier(view), required: true }, labelOf(view))

/** Of whoever is signed in already. */
export const knownIdentifier = ({ schema, identity }: View): string => {
  const known = identity && schema.identifiersOf(identity.traits)
  return known?.password[0] ?? known?.code[0]?.address ?? ''
}

export const typedIdentifier = ({ flow }: View): string => {
  const { identifier } = flow.values
  return typeof identifier === 'string' ? identifier : ''
}

function labelOf({ schema }: View): UiMessage {
  const title = schema.identifierTitle
  const field = schema.fields.find((trait) => trait.title === title)
  return title !== undefined && field
    ? message(MessageId.labelTrait, { title, name: field.name })
    : message(MessageId.labelIdentifier)
}
