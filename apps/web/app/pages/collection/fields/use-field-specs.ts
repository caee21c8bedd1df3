import { categories, fieldTypes } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'

import type { FieldSpec } from '../../../forms/field-spec.ts'
import { rowWords } from '../order/row-words.ts'
import { fieldRules } from './field-rules.ts'

interface FieldSpecsOptions {
  /** Parts the ids of the forms of a page. */
  readonly form: string
  /** An item has a value, so the kind of value stays. */
  readonly isFixed?: boolean
}

/** What an owner says about a field. */
export function useFieldSpecs({ form, isFixed = false }: FieldSpecsOptions): readonly FieldSpec[] {
  const { text } = useText()
  const field = (name: string, label: string) => ({ name, label, form, rules: fieldRules[name] ?? {}, words: rowWords })
  return [
    { ...field('label', text('shelves.name')), kind: 'line' },
    ...(isFixed
      ? []
      : [
          {
            ...field('type', text('shelves.field.type')),
            kind: 'select',
            options: fieldTypes.map((type) => ({ value: type, label: text(`shelves.field.type.${type}`) })),
          } as const,
        ]),
    {
      ...field('category', text('shelves.field.drawer')),
      kind: 'select',
      options: [
        { value: '', label: text('discover.all') },
        ...categories.map((category) => ({ value: category, label: text(`category.${category}`) })),
      ],
    },
    { ...field('unit', text('shelves.field.unit')), kind: 'line' },
    {
      ...field('choices', text('shelves.field.choices')),
      kind: 'lines',
      words: { many: 'shelves.field.many', long: 'shelves.field.long' },
    },
    { ...field('shown', text('shelves.field.shown')), kind: 'check' },
  ]
}
