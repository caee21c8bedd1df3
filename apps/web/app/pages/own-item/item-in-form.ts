import type { CategoryField } from '@collect/collectibles/wire'

import type { Typed } from '../../forms/rules.ts'
import { isTypedField } from './typed-values.ts'

/** What the user typed into a form. */
export const typedFieldsIn = (form: FormData): Typed =>
  Object.fromEntries(
    [...form].filter((field): field is [string, string] => isTypedField(field[0]) && typeof field[1] === 'string'),
  )

/**
 * The body of `PUT` or `PATCH /items/{id}` (docs/contract/collectibles.md §4.3). An empty field takes its value away; one
 * that the form lacks stays. What is no number stays as typed, so that the service names its field.
 */
export function itemInForm(typed: Typed, fields: readonly CategoryField[]): Readonly<Record<string, unknown>> {
  const text = (name: string) => typed[name]?.trim() || null
  const years = { from: yearIn(text('years.from')), to: yearIn(text('years.to')) }
  const facts = Object.keys(typed)
    .filter((name) => name.startsWith('facts.'))
    .map((name) => {
      const key = name.slice('facts.'.length)
      return [key, factIn(fields.find((field) => field.key === key && field.of === 'item')?.type, text(name))]
    })
  return {
    ...('name' in typed && { name: text('name') ?? '' }),
    ...('maker' in typed && { maker: text('maker') }),
    ...('years.from' in typed && { years: years.from === undefined && years.to === undefined ? null : years }),
    facts: Object.fromEntries(facts) as Readonly<Record<string, unknown>>,
  }
}

/** A year before the common era has a minus before it. */
export function wholeYear(typed: string): string | number {
  const plain = typed.replace('−', '-')
  return /^-?\d{1,4}$/.test(plain) ? Number(plain) : plain
}

const yearIn = (typed: string | null) => (typed === null ? undefined : wholeYear(typed))

function factIn(type: CategoryField['type'] | undefined, typed: string | null): string | number | null {
  if (typed === null) return null
  if (type === 'integer') return isWholeNumber(typed) ? Number(bare(typed)) : typed
  return type === 'number' ? typed.replace(/^(\d+),(\d+)$/, '$1.$2') : typed
}

export const isWholeNumber = (typed: string): boolean => /^\d{1,15}$/.test(bare(typed))

/** A whole number without the marks of its thousands. */
const bare = (typed: string): string =>
  /^\d{1,3}(?:[ .,'’\u00a0\u202f]\d{3})+$/.test(typed) ? typed.replaceAll(/\D/g, '') : typed
