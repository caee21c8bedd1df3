import { readMoney, textLengths, type BulkInput } from '@collect/collectibles/wire'
import type { Locale } from '@collect/messages'

import { readDay } from '../../../forms/day-text.ts'
import { readForm } from '../../../forms/form-schema.ts'
import type { FormRules, OtherField, Problems, Rules, Typed } from '../../../forms/rules.ts'
import { dayProblem, moneyProblem } from '../../../forms/typed-problems.ts'

/** What the bar of a selection leads to. */
export const bulkParts = ['edit', 'move', 'tag', 'delete'] as const
export type BulkPart = (typeof bulkParts)[number]

/** What many copies can get alike, in the order of the form. */
export const bulkFields = [
  'place',
  'folder',
  'add_tags',
  'remove_tags',
  'grade',
  'status',
  'paid',
  'acquired_on',
  'acquired_from',
  'notes',
] as const
export type BulkField = (typeof bulkFields)[number]

const fieldsOfPart: Readonly<Record<BulkPart, readonly BulkField[]>> = {
  edit: bulkFields,
  move: ['place', 'folder'],
  tag: ['add_tags', 'remove_tags'],
  delete: [],
}

export const fieldsFor = (part: BulkPart): readonly BulkField[] => fieldsOfPart[part]

/** Statuses that a user gives; others follow from a loan, a sale or a loss. */
export const givenStatuses = ['owned', 'ordered', 'draft'] as const

/** The name of the box that says whether a field changes, and that of the field itself. */
export const tickOf = (field: BulkField): string => `tick.${field}`
export const changeOf = (field: BulkField): string => `change.${field}`

export const tickedIn = (typed: Typed): readonly BulkField[] =>
  bulkFields.filter((field) => typed[tickOf(field)] === 'yes')

interface BulkRulesOptions {
  readonly part: BulkPart
  /** Of amounts. */
  readonly currency: string
  readonly locale: Locale
}

/** The rules of the form. A field without a tick breaks none; the first box knows whether none has one. */
export function bulkRules({ part, currency, locale }: BulkRulesOptions): FormRules {
  const fields = fieldsFor(part)
  const isNothing = (typed: string, other: OtherField) =>
    typed !== 'yes' && fields.every((field) => other(tickOf(field)) !== 'yes') ? 'nothing' : undefined
  return Object.fromEntries(
    fields.flatMap((field, at) => [
      [tickOf(field), at === 0 ? { custom: isNothing } : {}] as const,
      [changeOf(field), ifTicked(field, problemOf(field, currency, locale))] as const,
    ]),
  )
}

const ifTicked = (field: BulkField, problem: (typed: string) => string | undefined): Rules => ({
  custom: (typed, other) => (other(tickOf(field)) === 'yes' ? problem(typed) : undefined),
})

/** Lengths of texts. */
export const longest = { acquired_from: textLengths.line, notes: textLengths.notes } as const

/** What is wrong with a field that changes. */
function problemOf(field: BulkField, currency: string, locale: Locale): (typed: string) => string | undefined {
  switch (field) {
    case 'add_tags':
    case 'remove_tags':
      return (typed) => {
        const tags = typedTags(typed)
        if (tags.length === 0) return 'value'
        return tags.some((tag) => [...tag].length > textLengths.tag) ? 'long_tag' : undefined
      }
    case 'status':
      return (typed) => (givenStatuses.some((status) => status === typed) ? undefined : 'value')
    case 'paid':
      return (typed) => moneyProblem(typed, currency, locale)
    case 'acquired_on':
      return (typed) => dayProblem(typed, locale)
    case 'acquired_from':
    case 'notes':
      return (typed) => ([...typed].length > longest[field] ? 'maxLength' : undefined)
    default:
      return () => undefined
  }
}

type Change = BulkInput['change']

export type ReadBulk = { readonly change: Change } | { readonly problems: Problems }

/** What the ticked fields change. An empty one takes the value away. */
export function readBulk(typed: Typed, options: BulkRulesOptions): ReadBulk {
  // A box without its tick is not in the form.
  const noTicks = Object.fromEntries(fieldsFor(options.part).map((field) => [tickOf(field), '']))
  const reading = readForm(bulkRules(options), { ...noTicks, ...typed })
  if ('problems' in reading) return reading
  const change: Writable<Change> = {}
  const set: Record<string, unknown> = {}
  for (const field of tickedIn(reading.typed)) {
    const value = reading.typed[changeOf(field)] ?? ''
    const orNull = value === '' ? null : value
    switch (field) {
      case 'place':
      case 'folder':
        change[field] = orNull
        break
      case 'add_tags':
      case 'remove_tags':
        change[field] = typedTags(value)
        break
      case 'grade':
        set['condition'] = orNull && { grade: orNull }
        break
      case 'paid': {
        const paid = readMoney(value, options.currency, options.locale)
        set['paid'] = 'money' in paid ? paid.money : null
        break
      }
      case 'acquired_on': {
        const day = readDay(value, options.locale)
        set['acquired_on'] = 'day' in day ? day.day : null
        break
      }
      default:
        set[field] = orNull
    }
  }
  return { change: { ...change, ...(Object.keys(set).length > 0 && { set: set as Change['set'] }) } } // the service checks it
}

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] }

/** Tags parted by commas. */
export const typedTags = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
]
