import { MessageId, type InputNode, type UiNode } from '@collect/contract'
import { isInput, nameOf } from '../../form/node-facts.ts'
import type { FieldMessage } from '../model/field.ts'
import { message, plain, text, type Words } from '../model/words.ts'
import { shortAddress } from './short-address.ts'

/**
 * The label of a field. A title of the operator's schema stays as it is; the catalogue translates it where it has this
 * very title for a field of this name. A field without a title has its name on the wire.
 */
export const labelOf = (node: UiNode): Words => {
  const label = node.meta.label ?? (isInput(node) ? node.attributes.label : undefined)
  if (!label) return plain(nameOf(node))
  const address = label.id === MessageId.loginSendCodeTo && label.context?.['address']
  if (typeof address === 'string') return message({ ...label, context: { address: shortAddress(address) } })
  if (label.id !== MessageId.labelTrait) return message(label)
  const name = fieldNameOf(node)
  const title = label.context?.['title'] ?? label.text
  const translated = { say: 'found', key: `forms.title.${name}.${String(title)}`, instead: message(label) } as const
  return { say: 'found', key: `forms.label.${name}`, instead: translated }
}

/** The placeholder "Enter your {label}" (FIELD-LABEL-1), unless the catalogue has a specific one. */
export const placeholderOf = (node: InputNode): Words => ({
  say: 'found',
  key: `forms.input.placeholder.${fieldNameOf(node)}`,
  instead: text('input.placeholder', { placeholder: labelOf(node) }),
})

/**
 * The dotted name of a field in the catalogue. An identifier has its trait's name (docs/contract/messages.md §4).
 */
export function fieldNameOf(node: UiNode): string {
  const name = node.meta.label?.context?.['name']
  return typeof name === 'string' ? name : nameOf(node)
}

/** What is said about a field; a text may name the field by its own label. */
export const fieldMessagesOf = ({ messages, meta }: UiNode): readonly FieldMessage[] =>
  messages.map((said) => ({
    id: said.id,
    type: said.type,
    words: message({ ...said, context: { property_title: meta.label?.context?.['title'], ...said.context } }),
  }))
