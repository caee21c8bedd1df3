import type { CategorySummary } from '@collect/collectibles/wire'
import type { Formatter } from '@collect/messages'

import type { FieldSpec } from '../../forms/field-spec.ts'
import { factLabel } from '../../item/fact-label.ts'
import { ownItemRules, typedFieldsOf } from './own-rules.ts'

/** The fields of an own item: those of every item, then those of its drawer. */
export function ownFieldsOf(formatter: Formatter, category: CategorySummary): readonly FieldSpec[] {
  const { text } = formatter
  const rules = ownItemRules(category)
  const field = (name: string, label: string, more: Partial<FieldSpec> = {}): FieldSpec =>
    ({ kind: 'line', name, label, rules: rules[name] ?? {}, ...more }) as FieldSpec // `more` keeps the kind's own parts
  const year = (name: string, label: string) =>
    field(name, label, { words: { year: 'own.not-year', before_from: 'own.before-first' } })
  const general =
    category.id === 'minerals'
      ? [year('years.from', text('own.year-discovered'))]
      : [
          field('maker', text('own.maker'), { isWide: true }),
          year('years.from', text('own.year-from')),
          year('years.to', text('own.year-to')),
        ]
  return [
    field('name', text('own.name'), { isWide: true, words: { required: 'own.empty' } }),
    ...general,
    ...typedFieldsOf(category.fields).map((fact) => {
      const label = factLabel(formatter, fact)
      const { unit, key, type } = fact
      const isNumber = type === 'number' || type === 'integer'
      return field(`facts.${key}`, unit === undefined ? label : text('own.unit', { label, unit }), {
        kind: isNumber ? 'number' : 'line',
      })
    }),
  ]
}
