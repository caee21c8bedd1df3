import { createHash } from 'node:crypto'
import { z } from 'zod'

import type { CopyFilter, CopyOrder } from '../../copies/listing/copy-filter.ts'
import { keyTypeOf } from '../../copies/listing/copy-orders.ts'
import type { CopyPlace } from '../../copies/listing/matching-rows.ts'
import {
  categories,
  copySorts,
  copyStatuses,
  hasControlCharacter,
  isDay,
  isItemYear,
  maxAmount,
} from '../../wire/index.ts'
import { queryWordsOf } from '../../words/search-words.ts'
import { HttpFailure } from '../failure.ts'
import { columnValues, comparedText, itemId, madeId, parseQuery, searchText, uuid } from '../query.ts'

const yesNo = z.enum(['yes', 'no']).transform((word) => word === 'yes')
const yes = z.literal('yes').transform(() => true as const)
const whole = z
  .string()
  .regex(/^-?\d{1,13}$/, 'not a whole number')
  .transform(Number)
const amount = whole.refine((number) => number >= 0 && number <= maxAmount, 'not an amount in minor units')
const year = whole.refine(isItemYear, 'not a year')
const day = z.string().refine((text) => text !== '' && isDay(text), 'not a day')
const word = comparedText.min(1).max(200)
const fieldKey = /^[a-z][a-z0-9_]{0,32}$/

const filters = z.strictObject({
  /** A text without words filters nothing. */
  q: searchText.transform((text) => (queryWordsOf(text).length === 0 ? undefined : text)).optional(),
  drawer: z.enum(categories).optional(),
  set: itemId.optional(),
  folder: madeId.optional(),
  place: madeId.optional(),
  grade_from: word.optional(),
  graded: yesNo.optional(),
  company: word.optional(),
  value_from: amount.optional(),
  value_to: amount.optional(),
  paid_from: amount.optional(),
  paid_to: amount.optional(),
  bought_from: day.optional(),
  bought_to: day.optional(),
  year_from: year.optional(),
  year_to: year.optional(),
  photo: yesNo.optional(),
  priced: yesNo.optional(),
  spare: yes.optional(),
  listed: yes.optional(),
  lent: yes.optional(),
  import: uuid.optional(),
})

const order = z.union([
  z.enum(copySorts),
  z.templateLiteral(['field.', z.string().regex(fieldKey)]).transform((text): CopyOrder => text),
])

const paging = z.strictObject({
  sort: order.default('-added'),
  from: whole.refine((number) => number >= 0, 'not a place').optional(),
  page_size: whole.refine((number) => number >= 1 && number <= 100, 'not from 1 to 100').default(48),
  page_token: z.string().max(2_000).optional(),
})

/** Parameters that filter copies. */
export const copyParameters = [...Object.keys(filters.shape), 'tag', 'status', 'field.*']
/** Parameters of a page of copies, beside its order. */
export const pageParameters = ['from', 'page_size', 'page_token']
/** Parameters of the list by sets alone. */
export const setParameters = ['missing']

const tags = z.array(madeId).max(20)
const statuses = z.array(z.enum(copyStatuses))

/** Fields by which one list is filtered: each is a condition, and SQLite takes no thousand of them. */
const mostFields = 20

/** Parameters that a filter may repeat. */
const repeated = new Set(['tag', 'status'])

/** The filter of an address, and its other parameters. @throws Failure 400 */
export function copyFilterOf(queries: Record<string, string[]>): {
  readonly filter: CopyFilter
  readonly others: Record<string, string>
} {
  const own: Record<string, string> = {}
  const others: Record<string, string> = {}
  const fields: (readonly [string, string])[] = []
  for (const [name, values] of Object.entries(queries)) {
    if (repeated.has(name)) continue
    const [only = '', ...more] = values
    if (more.length > 0) throw new HttpFailure(400, `${name}: given more than once`)
    if (name.startsWith('field.')) fields.push(fieldOf(name, only))
    else if (name in filters.shape) own[name] = only
    else others[name] = only
  }
  if (fields.length > mostFields) throw new HttpFailure(400, `field: at most ${mostFields} fields`)
  const lists = z.object({ tag: tags, status: statuses }).safeParse({
    tag: queries['tag'] ?? [],
    status: queries['status'] ?? [],
  })
  if (!lists.success) throw new HttpFailure(400, `${String(lists.error.issues[0]?.path[0])}: not valid`)
  const filter = {
    ...parseQuery(filters, own),
    tags: [...new Set(lists.data.tag)].toSorted(),
    statuses: [...new Set(lists.data.status)].toSorted(),
    fields: fields.toSorted(([one], [other]) => (one < other ? -1 : 1)),
  }
  return { filter, others }
}

function fieldOf(name: string, wanted: string): readonly [string, string] {
  const key = name.slice('field.'.length)
  if (!fieldKey.test(key)) throw new HttpFailure(400, `${name}: no key of a field`)
  if (wanted.length > 200) throw new HttpFailure(400, `${name}: too long`)
  // Long texts have lines.
  if (hasControlCharacter(wanted, { hasLines: true })) throw new HttpFailure(400, `${name}: it has a control character`)
  return [key, wanted]
}

/** The order and the place of a page. @throws Failure 400 */
export function copyPageOf(filter: CopyFilter, others: Record<string, string>) {
  const { sort, from, page_size, page_token } = parseQuery(paging, others)
  if (from !== undefined && page_token !== undefined)
    throw new HttpFailure(400, 'from: a page begins at one place only')
  const list = listOf(filter, sort)
  const place = page_token === undefined ? { from: from ?? 0 } : placeIn(list, sort, page_token)
  return { sort, limit: page_size, list, place }
}

/** What the list by sets shows of a filter: with `missing=no`, copies alone. @throws Failure 400 */
export function setFilterOf(queries: Record<string, string[]>) {
  const { missing, ...parameters } = queries
  const { filter, others } = copyFilterOf(parameters)
  const [word = 'yes', ...more] = missing ?? []
  const isMissingShown = yesNo.safeParse(word)
  if (!isMissingShown.success || more.length > 0) throw new HttpFailure(400, 'missing: not valid')
  return { filter, others, isMissingShown: isMissingShown.data }
}

/** The place of a page of the list by sets, which has one order. @throws Failure 400 */
export function setPageOf(filter: CopyFilter, others: Record<string, string>) {
  const { limit, list, place } = copyPageOf(filter, { ...others, sort: 'number' })
  if (!('from' in place)) throw new HttpFailure(400, 'page_token: not a valid token')
  return { limit, list, from: place.from }
}

export type ListPlace = CopyPlace | { readonly from: number }

/** A list has one name: its filter and its order. Its token is good for no other one. */
const listOf = (filter: CopyFilter, sort: CopyOrder): string =>
  createHash('sha256')
    .update(JSON.stringify([sort, Object.entries(filter).toSorted(([one], [other]) => (one < other ? -1 : 1))]))
    .digest('base64url')
    .slice(0, 12)

export const copyTokenOf = (list: string, place: ListPlace): string =>
  Buffer.from(JSON.stringify('from' in place ? [list, place.from] : [list, place.key, place.id])).toString('base64url')

const tokenParts = z.union([
  z.tuple([z.string(), z.int().min(0)]),
  z.tuple([z.string(), z.union([z.string(), z.int()]), uuid]),
])

function placeIn(list: string, sort: CopyOrder, token: string): ListPlace {
  const failure = new HttpFailure(400, 'page_token: not a valid token')
  const parts = tokenParts.safeParse(partsOf(token))
  if (!parts.success || parts.data[0] !== list) throw failure
  const [, key, id] = parts.data
  if (id === undefined) return { from: Number(key) }
  const type = keyTypeOf(sort)
  if (!type || !columnValues[type].safeParse(key).success) throw failure
  return { key, id }
}

function partsOf(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString()) as unknown
  } catch {
    return undefined
  }
}
