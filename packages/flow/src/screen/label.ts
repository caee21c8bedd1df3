import type { InputNode, UiMessage, UiNode } from '@collect/contract'
import { isInput, nameOf } from '../form/node-facts.ts'
import type { FieldMessage } from './field.ts'
import { message, plain, text, type Words } from './words.ts'

/** Names of a field: its label, else what the wire calls it. */
export const labelOf = (node: UiNode): Words => {
  const label = node.meta.label ?? (isInput(node) ? node.attributes.label : undefined)
  return label ? message(label) : plain(nameOf(node))
}

/** "Enter your {label}" (spec 1 §5). */
export const placeholderOf = (node: InputNode): Words => text('input.placeholder', { placeholder: labelOf(node) })

export const fieldMessage = (said: UiMessage): FieldMessage => ({ id: said.id, type: said.type, words: message(said) })
