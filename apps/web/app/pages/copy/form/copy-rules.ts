import { isCountry, type CategoryField, type Grade } from '@collect/collectibles/wire'
import type { Locale } from '@collect/messages'

import type { FormRules, OtherField, Rules } from '../../../forms/rules.ts'
import { dayProblem, moneyProblem } from '../../../forms/typed-problems.ts'

/** What decides the rules of a copy. */
export interface CopyRulesOptions {
  /** A copy of an item may have no name of its own. */
  readonly isOfItem: boolean
  readonly scale: { readonly id: string; readonly grades: readonly Grade[] }
  /** The fields of copies of the drawer, and those of the owner. */
  readonly fields: readonly CategoryField[]
  readonly locale: Locale
}

const line: Rules = { maxLength: 200 }
const whole = /^\d{1,7}$/
const anything: Rules = {}

/** A detail of a grade means nothing without it. */
const ofGrade = (typed: string, other: OtherField) =>
  typed !== '' && other('grade') === '' ? 'needs_grade' : undefined

const upTo70: Rules = { pattern: /^\d+$/, min: 1, max: 70, custom: ofGrade }

/** Scales on which a grade may have a number (docs/contract/collectibles.md §2.6). */
const numbered: Readonly<Record<string, Rules>> = {
  coin: upTo70,
  paper: upTo70,
  comic: { pattern: /^(?:10(?:[.,]0)?|[1-9](?:[.,]\d)?|0[.,][5-9])$/, custom: ofGrade },
}

/** The rules of a copy (docs/contract/collectibles.md §4.2). */
export function copyRules({ isOfItem, scale, fields, locale }: CopyRulesOptions): FormRules {
  const day: Rules = { custom: (typed) => dayProblem(typed, locale) }
  const money = (currency: string, more?: (typed: string, other: OtherField) => string | undefined): Rules => ({
    custom: (typed, other) => moneyProblem(typed, other(currency), locale) ?? more?.(typed, other),
  })
  return {
    name: { ...line, ...(!isOfItem && { required: true }) },
    ...(!isOfItem && { category: anything }),
    variant: anything,
    status: anything,
    quantity: { required: true, pattern: whole, min: 1, max: 1_000_000 },
    spare: {
      pattern: whole,
      custom: (typed, other) => (Number(typed) > Number(other('quantity')) ? 'more_than_all' : undefined),
    },
    grade: anything,
    ...(numbered[scale.id] && { grade_number: numbered[scale.id] }),
    ...(scale.id === 'record' && { grade_sleeve: { custom: ofGrade } }),
    company: { ...line, custom: (typed, other) => neededBy(typed, other, ['company_grade', 'certificate']) },
    company_grade: { ...line, custom: (typed, other) => neededBy(typed, other, ['company', 'certificate']) },
    certificate: line,
    paid: money('paid_currency', (typed, other) => neededBy(typed, other, ['fees'])),
    paid_currency: anything,
    fees: money('paid_currency'),
    acquired_on: day,
    acquired_from: line,
    acquired_how: anything,
    own_value: money('own_value_currency', (typed, other) =>
      neededBy(typed, other, ['own_value_on', 'own_value_note']),
    ),
    own_value_currency: anything,
    own_value_on: day,
    own_value_note: line,
    left_on: day,
    left_to: line,
    left_amount: money('left_currency'),
    left_currency: anything,
    place: anything,
    place_new: { custom: pathProblem },
    folder: anything,
    folder_new: { custom: pathProblem },
    tags: { custom: (typed) => (listIn(typed).some((tag) => [...tag].length > 40) ? 'long_tag' : undefined) },
    serial: line,
    notes: { maxLength: 10_000 },
    ...Object.fromEntries(fields.flatMap((field) => rulesOfField(field, locale))),
  }
}

/** A field that means nothing without this one. */
const neededBy = (typed: string, other: OtherField, names: readonly string[]) =>
  typed === '' && names.some((name) => other(name) !== '') ? 'required' : undefined

/** Shelves inside each other, parted by slashes; at most eight (docs/contract/collectibles.md §2.3). */
export const shelvesIn = (typed: string): readonly string[] =>
  typed
    .split('/')
    .map((name) => name.trim())
    .filter(Boolean)

function pathProblem(typed: string): string | undefined {
  const shelves = shelvesIn(typed)
  return shelves.length > 8 || shelves.some((name) => [...name].length > 200) ? 'path' : undefined
}

/** Names parted by commas. */
export const listIn = (typed: string): readonly string[] =>
  typed
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

const ofFields: Partial<Record<CategoryField['type'], Rules>> = {
  long_text: { maxLength: 10_000 },
  number: { pattern: /^-?\d{1,15}(?:[.,]\d{1,6})?$/ },
  integer: { pattern: /^-?\d{1,15}$/ },
  rating: { pattern: /^\d{1,2}$/, min: 0, max: 10 },
  yes_no: anything,
  country: { custom: (typed) => (typed === '' || isCountry(typed.toUpperCase()) ? undefined : 'pattern') },
  link: { maxLength: 2_000, custom: (typed) => (typed === '' || isLink(typed) ? undefined : 'link') },
  choices: { custom: (typed) => (typed === '' || areValues(listIn(typed)) ? undefined : 'pattern') },
}

const areValues = (values: readonly string[]): boolean =>
  values.length > 0 && values.length <= 50 && values.every((value) => [...value].length <= 200)

const isLink = (typed: string): boolean => /^https?:\/\//i.test(typed) && URL.canParse(typed)

function rulesOfField({ key, type }: CategoryField, locale: Locale): readonly (readonly [string, Rules])[] {
  const name = `fields.${key}`
  if (type === 'date') return [[name, { custom: (typed) => dayProblem(typed, locale) }]]
  if (type !== 'money') return [[name, ofFields[type] ?? line]]
  const currency = currencyOfField(key)
  return [
    [name, { custom: (typed, other) => moneyProblem(typed, other(currency), locale) }],
    [currency, anything],
  ]
}

/** The field with the currency of a field's amount. */
export const currencyOfField = (key: string): string => `currencies.${key}`
