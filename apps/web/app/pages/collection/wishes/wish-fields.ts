import { decimalOf, readMoney, textLengths, type Wish, type WishPatch } from '@collect/collectibles/wire'
import type { Locale } from '@collect/messages'

import { decimalText } from '../../../forms/decimal-text.ts'
import { readForm } from '../../../forms/form-schema.ts'
import type { FormRules, Problems } from '../../../forms/rules.ts'
import { moneyProblem } from '../../../forms/typed-problems.ts'

/** What a user writes about a wish (docs/contract/collectibles.md §4.2, `WishInput`). */
export const wishFields = ['priority', 'min_grade', 'max', 'max_currency', 'quantity', 'note'] as const
export type WishField = (typeof wishFields)[number]

/** The fields as the user typed them. */
export type TypedWish = Readonly<Record<WishField, string>>

export const priorities = ['1', '2', '3', '4', '5'] as const

/** Fields that a form or an address holds. */
export const wishFieldsIn = (sent: FormData | URLSearchParams): Partial<TypedWish> =>
  Object.fromEntries(
    wishFields.flatMap((name) => {
      const value = sent.get(name)
      return typeof value === 'string' ? [[name, value] as const] : []
    }),
  )

/** A wish as its owner would type it. @param currency Of a wish without a limit. */
export function typedWish({ priority, min_grade, max, quantity, note }: Wish, currency: string, locale: Locale) {
  return {
    priority: String(priority),
    min_grade: min_grade ?? '',
    max: max === undefined ? '' : decimalText(decimalOf(max), locale),
    max_currency: max?.currency ?? currency,
    quantity: String(quantity),
    note: note ?? '',
  } satisfies TypedWish
}

type WishReading = { readonly patch: WishPatch } | { readonly problems: Problems }

/** The rules of the fields. An amount is read as the language writes it. */
export const wishRules = (locale: Locale): FormRules => ({
  priority: { required: true, pattern: /^[1-5]$/ },
  min_grade: {},
  max: { custom: (typed, other) => moneyProblem(typed, other('max_currency'), locale) },
  max_currency: { pattern: /^[A-Z]{3}$/ },
  quantity: { required: true, pattern: /^\d{1,7}$/, min: 1, max: 1_000_000 },
  note: { maxLength: textLengths.notes },
})

/** The change that the fields mean. */
export function readWish(typed: TypedWish, locale: Locale): WishReading {
  const reading = readForm(wishRules(locale), typed)
  if ('problems' in reading) return reading
  const { priority, min_grade = '', max = '', max_currency = '', quantity, note = '' } = reading.typed
  const limit = max === '' ? undefined : readMoney(max, max_currency, locale)
  return {
    patch: {
      priority: Number(priority),
      min_grade: min_grade || null,
      max: limit && 'money' in limit ? limit.money : null,
      quantity: Number(quantity),
      note: note || null,
    },
  }
}
