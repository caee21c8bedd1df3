import { categories, fieldTypes, textLengths, type OwnField } from '@collect/collectibles/wire'

import type { FormRules, Typed } from '../../../forms/rules.ts'

/** Of a list (docs/contract/collectibles.md §2.3). */
const mostChoices = 100

/** The rules of the form of an own field. */
export const fieldRules: FormRules = {
  label: { required: true, maxLength: textLengths.line },
  type: { custom: (typed) => (typed === '' || fieldTypes.some((known) => known === typed) ? undefined : 'pattern') },
  category: {
    custom: (typed) => (typed === '' || categories.some((known) => known === typed) ? undefined : 'pattern'),
  },
  unit: { maxLength: textLengths.tag },
  choices: { custom: choicesProblem },
  shown: {},
}

/** The values of a list, one a line. */
export const typedChoices = (typed: string): readonly string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

function choicesProblem(typed: string): string | undefined {
  const choices = typedChoices(typed)
  if (choices.length > mostChoices) return 'many'
  return choices.some((choice) => [...choice].length > textLengths.line) ? 'long' : undefined
}

/** A field as its owner would type it. */
export const typedField = (field: OwnField): Typed => ({
  label: field.label,
  type: field.type,
  category: field.category ?? '',
  unit: field.unit ?? '',
  choices: field.choices.join('\n'),
  shown: field.shown ? 'yes' : '',
})

/** A new field before its owner types. */
export const blankField: Typed = { label: '', type: 'text', category: '', unit: '', choices: '', shown: 'yes' }
