import type { CategorySummary } from '@collect/collectibles/wire'
import type { Formatter } from '@collect/messages'

import { factLabel } from '../../item/fact-label.ts'

/** A field of the form. */
export interface OwnItemField {
  /** As in the service's answer, such as `facts.metal`. */
  readonly name: string
  readonly label: string
  /** What the user types. */
  readonly kind: 'text' | 'year' | 'number'
  readonly isRequired?: true
}

/** The fields of an own item: those of every item, then those of its drawer. */
export function ownFieldsOf(formatter: Formatter, { id, fields }: CategorySummary): readonly OwnItemField[] {
  const { text } = formatter
  const general: readonly OwnItemField[] =
    id === 'minerals'
      ? [{ name: 'years.from', label: text('own.year-discovered'), kind: 'year' }]
      : [
          { name: 'maker', label: text('own.maker'), kind: 'text' },
          { name: 'years.from', label: text('own.year-from'), kind: 'year' },
          { name: 'years.to', label: text('own.year-to'), kind: 'year' },
        ]
  return [
    { name: 'name', label: text('own.name'), kind: 'text', isRequired: true },
    ...general,
    ...fields
      .filter(({ of, type }) => of === 'item' && typedTypes.has(type))
      .map((field): OwnItemField => {
        const label = factLabel(formatter, field)
        const kind = field.type === 'number' || field.type === 'integer' ? 'number' : 'text'
        const { unit } = field
        return {
          name: `facts.${field.key}`,
          label: unit === undefined ? label : text('own.unit', { label, unit }),
          kind,
        }
      }),
  ]
}

/** Types of fields that a line of text can hold. */
const typedTypes = new Set(['text', 'choice', 'number', 'integer'])
