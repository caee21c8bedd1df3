import { z } from 'zod'

import type { ChecklistPlace } from '../views/checklist.ts'
import { listParts, type Place } from '../catalogue/item-list.ts'
import type { ColumnType } from '../store/column-type.ts'
import { categories, checklistParts, hasControlCharacter, mostKept, ownSetParts } from '../wire/index.ts'
import { HttpFailure } from './failure.ts'

const category = z.enum(categories)
export const pageSize = z.coerce.number().int().min(1).max(100)

export const itemsQuery = z
  .strictObject({
    category: category.optional(),
    offered: z
      .enum(['true', 'false'])
      .transform((word) => word === 'true')
      .optional(),
    sort: z.enum(['newest']).optional(),
    page_size: pageSize.default(24),
    page_token: z.string().transform(placeOf).optional(),
  })
  .refine(({ page_token, ...filter }) => page_token === undefined || page_token.list === itemListOf(filter), {
    path: ['page_token'],
    message: 'it belongs to another list',
  })
  .refine(({ sort, category: drawer, offered, page_token }) => !sort || !(drawer || offered || page_token), {
    path: ['sort'],
    message: 'the newest items of the whole catalogue are one page',
  })

/** An address that takes no parameter. */
export const nothing = z.strictObject({})

export const drawersQuery = z.strictObject({ size: pageSize.default(6) })

/** A place by number, which is good for one list. */
const numberedPage = (list: string) =>
  z
    .string()
    .transform((token, context) => {
      const [known, from, ...rest] = partsOf(token)
      if (known === list && /^\d{1,9}$/.test(from ?? '') && rest.length === 0) return Number(from)
      context.addIssue({ code: 'custom', message: 'not a valid token' })
      return z.NEVER
    })
    .default(0)

/** A page token for a list by number. @param list The filter of the list: its token is good for no other one. */
export const numberTokenOf = (list: string, from: number): string => tokenWith(list, String(from))

/** @throws Failure 400 for a token of another list */
export const pageFrom = (list: string, token: string | undefined): number =>
  parseQuery(z.object({ page_token: numberedPage(list) }), token === undefined ? {} : { page_token: token }).page_token

export const checklistQuery = z.strictObject({
  show: z.enum(checklistParts).default('all'),
  page_size: pageSize.default(24),
  page_token: z.string().optional(),
})

export const checklistTokenOf = (list: string, { number, id }: ChecklistPlace): string => tokenWith(list, number, id)

/** @throws Failure 400 for a token of another list */
export function checklistPlaceOf(list: string, token: string | undefined): ChecklistPlace | undefined {
  if (token === undefined) return undefined
  const place = checklistPlace.safeParse(partsOf(token))
  if (!place.success || place.data[0] !== list) throw new HttpFailure(400, 'page_token: not a valid token')
  const [, number, id] = place.data
  return { number, id }
}

export const sparesQuery = z.strictObject({
  keep: z.coerce.number().int().min(0).max(mostKept).optional(),
  page_size: pageSize.default(24),
  page_token: z.string().optional(),
})

export const wishesQuery = z.strictObject({ page_size: pageSize.default(24), page_token: z.string().optional() })

const tokenWith = (...parts: readonly string[]): string => Buffer.from(JSON.stringify(parts)).toString('base64url')

function partsOf(token: string): readonly string[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(token, 'base64url').toString())
    return Array.isArray(parts) && parts.every((part) => typeof part === 'string') ? parts : []
  } catch {
    return []
  }
}

export const collectionQuery = z.strictObject({ category: category.optional() })

/** Code points of a search (docs/contract/collectibles.md §4.6). */
const longestSearch = 200

export const searchText = z
  .string()
  .refine((text) => [...text].length <= longestSearch, `at most ${longestSearch} characters`)

export const setsQuery = z.strictObject({
  category: category.optional(),
  q: searchText.default(''),
  mine: z.enum(ownSetParts).optional(),
  page_size: pageSize.default(24),
  page_token: z.string().optional(),
})

/** An item id; any other text is refused. */
export const itemId = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(64)

/** A text that is compared with stored ones. PostgreSQL takes no NUL, and no stored line has a control character. */
export const comparedText = z
  .string()
  .refine((text) => !hasControlCharacter(text, { hasLines: false }), 'it has a control character')

/** A value of an ordered column in a page token. PostgreSQL refuses values of other types. */
export const columnValues = {
  text: comparedText,
  integer: z.int32(),
  bigint: z.int(),
} as const satisfies Record<ColumnType, z.ZodType>

const checklistPlace = z.tuple([z.string(), columnValues.text, itemId])

/** An id that the service or a client made. */
export const uuid = z.string().regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)

/** An id that a client makes: RFC 9562, version 7. */
export const madeId = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)

export const activityQuery = z.strictObject({
  entity: comparedText.max(40).optional(),
  page_size: pageSize.default(24),
  page_token: z.string().transform(activityPlaceOf).optional(),
})

export const batchesQuery = activityQuery
  .omit({ entity: true })
  .refine(({ page_token }) => page_token === undefined || page_token.entity === 'batches', {
    path: ['page_token'],
    message: 'it belongs to another list',
  })

/** @throws Failure 400 with the name of the parameter */
export function parseQuery<Schema extends z.ZodType>(schema: Schema, query: Record<string, string>): z.output<Schema> {
  const parsed = schema.safeParse(query)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new HttpFailure(400, `${issue?.path.join('.') ?? 'query'}: ${issue?.message ?? 'not valid'}`)
}

interface ItemListFilter {
  readonly category?: string | undefined
  readonly offered?: boolean | undefined
}

/** The list of items that a page token is good for. */
const itemListOf = ({ category = '', offered = false }: ItemListFilter): string => `${category}${offered ? '+' : ''}`

/** A page token, opaque to clients: the place where the previous page of a list ended. */
export const tokenOf = ({ category, part, position, made }: Place, filter: ItemListFilter): string =>
  Buffer.from([itemListOf(filter), category, part, position, made].join(':')).toString('base64url')

function placeOf(token: string, context: z.RefinementCtx): Place & { readonly list: string } {
  const [list = '', word, kind, ...numbers] = Buffer.from(token, 'base64url').toString().split(':')
  const known = categories.find((entry) => entry === word)
  const part = listParts.find((entry) => entry === kind)
  const [position = Number.NaN, made = Number.NaN, ...rest] = numbers.map(Number)
  if (known && part && Number.isSafeInteger(position) && Number.isSafeInteger(made) && rest.length === 0)
    return { list, category: known, part, position, made }
  context.addIssue({ code: 'custom', message: 'not a valid token' })
  return z.NEVER
}

interface ActivityPlace {
  readonly at: number
  readonly id: string
  /** The filter of the list: its token is good for no other one. */
  readonly entity: string
}

export const activityTokenOf = ({ at, id, entity }: ActivityPlace): string =>
  Buffer.from(`${at}:${id}:${entity}`).toString('base64url')

function activityPlaceOf(token: string, context: z.RefinementCtx): ActivityPlace {
  const [at, id, ...entity] = Buffer.from(token, 'base64url').toString().split(':')
  if (Number.isSafeInteger(Number(at)) && uuid.safeParse(id).success && entity.length > 0)
    return { at: Number(at), id: id ?? '', entity: entity.join(':') }
  context.addIssue({ code: 'custom', message: 'not a valid token' })
  return z.NEVER
}
