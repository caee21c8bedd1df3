import type { CategoryField } from '@collect/collectibles/wire'

import { isTypedField, type Typed } from './typed-values.ts'

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

/**
 * Numbers of the drawer's fields that are none. The service looks at them only when everything else is right, but a user
 * sees all errors at once.
 */
export const wrongNumbersIn = (typed: Typed, fields: readonly CategoryField[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fields
      .filter(({ key, of, type }) => {
        const sent = of === 'item' ? factIn(type, typed[`facts.${key}`]?.trim() || null) : null
        if (sent === null) return false
        return type === 'integer'
          ? typeof sent === 'string'
          : type === 'number' && !/^-?\d{1,15}(?:\.\d{1,6})?$/.test(String(sent))
      })
      .map(({ key }) => [`facts.${key}`, 'invalid_type']),
  )

/** A year before the common era has a minus before it. */
function yearIn(typed: string | null): string | number | undefined {
  const plain = typed?.replace('−', '-')
  if (plain === undefined) return undefined
  return /^-?\d{1,4}$/.test(plain) ? Number(plain) : plain
}

function factIn(type: CategoryField['type'] | undefined, typed: string | null): string | number | null {
  if (typed === null) return null
  if (type === 'integer') return /^\d{1,15}$/.test(bare(typed)) ? Number(bare(typed)) : typed
  return type === 'number' ? typed.replace(/^(\d+),(\d+)$/, '$1.$2') : typed
}

/** A whole number without the marks of its thousands. */
const bare = (typed: string): string =>
  /^\d{1,3}(?:[ .,'’\u00a0\u202f]\d{3})+$/.test(typed) ? typed.replaceAll(/\D/g, '') : typed
