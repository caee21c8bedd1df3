import { isItemYear, type CategoryField, type CategorySummary } from '@collect/collectibles/wire'

import type { FormRules, Rules } from '../../forms/rules.ts'
import { isWholeNumber, wholeYear } from './item-in-form.ts'

/** Types of fields that a line of text can hold. */
const typedTypes = new Set<CategoryField['type']>(['text', 'choice', 'number', 'integer'])

/** The fields of a drawer that the form has. */
export const typedFieldsOf = (fields: readonly CategoryField[]): readonly CategoryField[] =>
  fields.filter(({ of, type }) => of === 'item' && typedTypes.has(type))

/** The rules of an own item: those of every item, then those of its drawer. */
export function ownItemRules({ fields }: Pick<CategorySummary, 'fields'>): FormRules {
  return {
    name: { required: true, maxLength: 200 },
    maker: { maxLength: 200 },
    'years.from': {
      custom: (typed, other) => (typed === '' ? (other('years.to') === '' ? undefined : 'year') : yearProblem(typed)),
    },
    'years.to': {
      custom: (typed, other) => {
        if (typed === '') return undefined
        const [first, last] = [wholeYear(other('years.from')), wholeYear(typed)]
        return yearProblem(typed) ?? (Number(last) < Number(first) ? 'before_from' : undefined)
      },
    },
    ...Object.fromEntries(typedFieldsOf(fields).map(({ key, type }) => [`facts.${key}`, factRules(type)])),
  }
}

function yearProblem(typed: string): string | undefined {
  const year = wholeYear(typed)
  return typeof year === 'number' && isItemYear(year) ? undefined : 'year'
}

function factRules(type: CategoryField['type']): Rules {
  if (type === 'integer') return { custom: (typed) => (typed === '' || isWholeNumber(typed) ? undefined : 'number') }
  return type === 'number' ? { pattern: /^-?\d{1,15}(?:[.,]\d{1,6})?$/ } : { maxLength: 200 }
}
