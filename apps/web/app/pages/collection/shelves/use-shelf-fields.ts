import { useText } from '@collect/messages/react'

import type { FieldSpec } from '../../../forms/field-spec.ts'
import type { RowAct } from '../order/refused-row.ts'
import { rowWords } from '../order/row-words.ts'
import type { ShelfKind } from './shelf-kind.ts'
import { shelfRules } from './shelf-rules.ts'

/** The fields of one form of a place, a folder or a tag. @param form Parts the ids of the forms of a page */
export function useShelfFields(kind: ShelfKind, act: RowAct, form: string) {
  const { text } = useText()
  const rules = shelfRules(kind, act)
  const field = (name: string, label: string) => ({ name, label, form, rules: rules[name] ?? {}, words: rowWords })
  return {
    nameField: (label: string = text('shelves.name')): FieldSpec => ({ ...field('name', label), kind: 'line' }),
    notesField: (): FieldSpec => ({ ...field('notes', text('shelves.notes')), kind: 'lines' }),
    choiceField: (
      name: string,
      label: string,
      options: readonly (readonly [value: string, label: string])[],
    ): FieldSpec => ({
      ...field(name, label),
      kind: 'select',
      options: options.map(([value, option]) => ({ value, label: option })),
    }),
  }
}
