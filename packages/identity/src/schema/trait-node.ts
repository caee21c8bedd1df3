import { MessageId, type Group, type InputNode, type InputValue } from '@collect/contract'
import { message } from '../nodes/message.ts'
import type { TraitField } from './trait-field.ts'
import { valueAt } from './trait-value.ts'

/** The input of a trait, with its value (docs/contract/nodes.md §1.5). */
export function traitNode(field: TraitField, group: Group, traits: unknown, hidden = false): InputNode {
  const value = shownValue(field, valueAt(traits, field.path))
  const { name, autocomplete, pattern, options, title } = field
  return {
    type: 'input',
    group,
    attributes: {
      node_type: 'input',
      name,
      type: hidden ? 'hidden' : field.inputType,
      ...(value !== undefined ? { value } : {}),
      ...(field.required ? { required: true } : {}),
      disabled: field.disabled,
      ...(autocomplete !== undefined ? { autocomplete } : {}),
      ...(pattern !== undefined && !hidden ? { pattern } : {}),
      ...(options && !hidden ? { options } : {}),
    },
    messages: [],
    meta: title === undefined ? {} : { label: message(MessageId.labelTrait, { title, name }) },
  }
}

/** The input's value for a trait, valid or not: users see what they typed. */
function shownValue(field: TraitField, value: unknown): InputValue | undefined {
  if (field.isList && Array.isArray(value)) return listText(value)
  if (typeof value === 'string') return field.inputType === 'datetime-local' ? localTime(value) : value
  return typeof value === 'number' || typeof value === 'boolean' ? value : undefined
}

/** A `datetime-local` input takes no time zone. Parsing adds UTC again. */
const localTime = (value: string) => value.replace(/(?:\.\d+)?Z$/i, '')

/** Comma-separated values; JSON when a value has a comma itself. */
const listText = (values: readonly unknown[]): string => {
  const texts = values.map(String)
  return texts.some((text) => /[,[]/.test(text)) ? JSON.stringify(values) : texts.join(', ')
}
