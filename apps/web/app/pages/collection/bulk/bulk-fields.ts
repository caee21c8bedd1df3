import { exponentOf, isDay, readMoney, type BulkInput } from '@collect/collectibles/wire'

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

export type BulkProblem = 'value' | 'amount' | 'day' | 'nothing'

/** A form as it was typed. */
export interface TypedBulk {
  /** Fields with a tick. */
  readonly ticked: readonly BulkField[]
  readonly values: Readonly<Partial<Record<BulkField, string>>>
}

export function typedBulk(form: FormData): TypedBulk {
  const ticks = form.getAll('tick')
  return {
    ticked: bulkFields.filter((field) => ticks.includes(field)),
    values: Object.fromEntries(
      bulkFields.flatMap((field) => {
        const value = form.get(`change.${field}`)
        return typeof value === 'string' ? [[field, value.trim()] as const] : []
      }),
    ),
  }
}

type Change = BulkInput['change']

export type ReadBulk =
  | { readonly change: Change }
  | { readonly problems: Readonly<Partial<Record<BulkField | 'form', BulkProblem>>> }

/** What the ticked fields change. An empty one takes the value away. */
export function readBulk({ ticked, values }: TypedBulk, currency: string, language: string): ReadBulk {
  const problems: Partial<Record<BulkField | 'form', BulkProblem>> = {}
  const change: Writable<Change> = {}
  const set: Record<string, unknown> = {}
  for (const field of ticked) {
    const value = values[field] ?? ''
    const orNull = value === '' ? null : value
    switch (field) {
      case 'place':
      case 'folder':
        change[field] = orNull
        break
      case 'add_tags':
      case 'remove_tags': {
        const tags = typedTags(value)
        if (tags.length === 0) problems[field] = 'value'
        else change[field] = tags
        break
      }
      case 'grade':
        set['condition'] = orNull && { grade: orNull }
        break
      case 'status':
        if (givenStatuses.some((status) => status === value)) set['status'] = value
        else problems[field] = 'value'
        break
      case 'paid': {
        const reading = value === '' ? { money: null } : readMoney(value, currency, language)
        if ('money' in reading) set['paid'] = reading.money
        else problems[field] = 'amount'
        break
      }
      case 'acquired_on':
        if (value !== '' && !isDay(value)) problems[field] = 'day'
        else set[field] = orNull
        break
      case 'acquired_from':
      case 'notes':
        set[field] = orNull
        break
    }
  }
  if (Object.keys(problems).length > 0) return { problems }
  if (ticked.length === 0) return { problems: { form: 'nothing' } }
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

/** An amount as a field shows it, `0.00` for two decimals. */
export const emptyAmount = (currency: string): string =>
  exponentOf(currency) === 0 ? '0' : `0.${'0'.repeat(exponentOf(currency))}`
