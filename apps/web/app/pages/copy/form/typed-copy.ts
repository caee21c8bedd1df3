import { decimalOf, type CategoryField, type Copy, type FieldValue, type Money } from '@collect/collectibles/wire'
import type { Locale } from '@collect/messages'

import { dayText } from '../../../forms/day-text.ts'
import { decimalText } from '../../../forms/decimal-text.ts'
import type { Typed } from '../../../forms/rules.ts'
import { currencyOfField } from './copy-rules.ts'

interface TypedCopyOptions {
  readonly fields: readonly CategoryField[]
  readonly locale: Locale
  /** Of amounts that are not there yet. */
  readonly currency: string
}

/** A copy as its owner would type it, with every field of the form. */
export function typedCopy(copy: Copy, { fields, locale, currency }: TypedCopyOptions): Typed {
  const amount = (money: Money | undefined) => (money ? decimalText(decimalOf(money), locale) : '')
  const day = (written: string | undefined) => (written === undefined ? '' : dayText(written, locale))
  const { condition, graded, own_value, left } = copy
  return {
    name: copy.own_name ?? '',
    category: copy.category,
    variant: copy.variant?.id ?? '',
    status: copy.status,
    quantity: String(copy.quantity),
    spare: copy.spare === 0 ? '' : String(copy.spare),
    grade: condition?.grade ?? '',
    grade_number: decimalText(condition?.detail?.number ?? '', locale),
    grade_sleeve: condition?.detail?.sleeve ?? '',
    company: graded?.company ?? '',
    company_grade: graded?.grade ?? '',
    certificate: graded?.certificate ?? '',
    paid: amount(copy.paid),
    paid_currency: copy.paid?.currency ?? currency,
    fees: amount(copy.fees),
    acquired_on: day(copy.acquired_on),
    acquired_from: copy.acquired_from ?? '',
    acquired_how: copy.acquired_how ?? '',
    own_value: amount(own_value?.amount),
    own_value_currency: own_value?.amount.currency ?? currency,
    own_value_on: day(own_value?.on),
    own_value_note: own_value?.note ?? '',
    left_on: day(left?.on),
    left_to: left?.to ?? '',
    left_amount: amount(left?.amount),
    left_currency: left?.amount?.currency ?? currency,
    place: copy.place?.id ?? '',
    place_new: '',
    folder: copy.folder?.id ?? '',
    folder_new: '',
    tags: copy.tags.join(', '),
    serial: copy.serial ?? '',
    notes: copy.notes ?? '',
    ...Object.fromEntries(
      fields.flatMap(({ key, type }) => {
        const value = copy.fields[key]
        const typed = [`fields.${key}`, value === undefined ? '' : typedValue(type, value, locale)] as const
        if (type !== 'money') return [typed]
        return [typed, [currencyOfField(key), isMoney(value) ? value.currency : currency] as const]
      }),
    ),
  }
}

function typedValue(type: CategoryField['type'], value: FieldValue, locale: Locale): string {
  if (isMoney(value)) return decimalText(decimalOf(value), locale)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.join(', ')
  if (type === 'date') return dayText(String(value), locale)
  return type === 'number' ? decimalText(String(value), locale) : String(value)
}

export const isMoney = (value: FieldValue | undefined): value is Money => typeof value === 'object' && 'amount' in value
