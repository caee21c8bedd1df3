import { readMoney, type CategoryField } from '@collect/collectibles/wire'
import type { Locale } from '@collect/messages'

import { readDay } from '../../../forms/day-text.ts'
import type { Typed } from '../../../forms/rules.ts'
import { currencyOfField, listIn } from './copy-rules.ts'

interface CopyInFormOptions {
  readonly fields: readonly CategoryField[]
  readonly locale: Locale
}

/**
 * The body of `PUT` or `PATCH /copies/{id}` (docs/contract/collectibles.md §4.2), of a form that keeps its rules. An empty
 * field takes its value away; one that the form lacks stays.
 */
export function copyInForm(typed: Typed, { fields, locale }: CopyInFormOptions): Readonly<Record<string, unknown>> {
  const text = (name: string) => typed[name] || null
  const day = (name: string) => dayIn(text(name), locale)
  const money = (name: string, currency = `${name}_currency`) => moneyIn(text(name), typed[currency] ?? '', locale)
  /** A part of the body, if the form has its field. */
  const part = (field: string, of: () => Readonly<Record<string, unknown>>) => (field in typed ? of() : {})
  const present = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
  const line = (name: string) => part(name, () => ({ [name]: text(name) }))
  const whole = (name: string, empty: number) => part(name, () => ({ [name]: Number(text(name) ?? empty) }))
  return {
    ...line('name'),
    ...(text('variant') !== null && { variant: text('variant') }),
    ...(text('status') !== null && { status: text('status') }),
    ...whole('quantity', 1),
    ...whole('spare', 0),
    ...part('grade', () => ({ condition: conditionIn(typed) })),
    ...part('company', () => ({
      graded: text('company') && {
        company: text('company'),
        grade: text('company_grade'),
        ...present({ certificate: text('certificate') }),
      },
    })),
    ...part('paid', () => ({ paid: money('paid'), fees: money('fees', 'paid_currency') })),
    ...part('acquired_on', () => ({ acquired_on: day('acquired_on') })),
    ...line('acquired_from'),
    ...line('acquired_how'),
    ...part('own_value', () => ({
      own_value: text('own_value') && {
        amount: money('own_value'),
        ...present({ on: day('own_value_on'), note: text('own_value_note') }),
      },
    })),
    ...part('left_on', () => ({
      left: present({ on: day('left_on'), to: text('left_to'), amount: money('left_amount', 'left_currency') }),
    })),
    ...line('place'),
    ...line('folder'),
    ...part('tags', () => ({ tags: listIn(typed['tags'] ?? '') })),
    ...line('serial'),
    ...line('notes'),
    fields: Object.fromEntries(
      fields.flatMap(({ key, type }) => {
        const name = `fields.${key}`
        if (!(name in typed)) return []
        const value = text(name)
        if (type === 'money') return [[key, money(name, currencyOfField(key))] as const]
        return [[key, value === null ? null : fieldIn(type, value, locale)] as const]
      }),
    ),
  }
}

function conditionIn(typed: Typed): unknown {
  const { grade, grade_number: number, grade_sleeve: sleeve } = typed
  if (!grade) return null
  const detail = { ...(number && { number: number.replace(',', '.') }), ...(sleeve && { sleeve }) }
  return { grade, ...(Object.keys(detail).length > 0 && { detail }) }
}

function dayIn(typed: string | null, locale: Locale): string | null {
  const reading = typed === null ? undefined : readDay(typed, locale)
  return reading && 'day' in reading ? reading.day : null
}

function moneyIn(typed: string | null, currency: string, locale: Locale): unknown {
  const reading = typed === null ? undefined : readMoney(typed, currency, locale)
  return reading && 'money' in reading ? reading.money : null
}

function fieldIn(type: CategoryField['type'], typed: string, locale: Locale): unknown {
  switch (type) {
    case 'number':
      return typed.replace(',', '.')
    case 'integer':
    case 'rating':
      return Number(typed)
    case 'yes_no':
      return typed === 'yes'
    case 'country':
      return typed.toUpperCase()
    case 'date':
      return dayIn(typed, locale)
    case 'choices':
      return listIn(typed)
    default:
      return typed
  }
}
