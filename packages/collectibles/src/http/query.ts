import { z } from 'zod'

import type { Place } from '../catalogue/item-store.ts'
import { categories } from '../wire/index.ts'
import { HttpFailure } from './failure.ts'

const category = z.enum(categories)
const pageSize = z.coerce.number().int().min(1).max(100)

export const itemsQuery = z.strictObject({
  category: category.optional(),
  offered: z
    .enum(['true', 'false'])
    .transform((word) => word === 'true')
    .optional(),
  page_size: pageSize.default(24),
  page_token: z.string().transform(placeOf).optional(),
})

export const drawersQuery = z.strictObject({ size: pageSize.default(6) })

export const collectionQuery = z.strictObject({ category: category.optional() })

/** An item id; any other text is refused. */
export const itemId = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(64)

/** An id that the service or a client made. */
export const uuid = z.string().regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)

export const activityQuery = z.strictObject({
  entity: z.string().max(40).optional(),
  page_size: pageSize.default(24),
  page_token: z.string().transform(activityPlaceOf).optional(),
})

/** @throws Failure 400 with the name of the parameter */
export function parseQuery<Schema extends z.ZodType>(schema: Schema, query: Record<string, string>): z.output<Schema> {
  const parsed = schema.safeParse(query)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new HttpFailure(400, `${issue?.path.join('.') ?? 'query'}: ${issue?.message ?? 'not valid'}`)
}

/** A page token, opaque to clients: the place where the previous page ended. */
export const tokenOf = ({ category, position }: Place): string =>
  Buffer.from(`${category}:${position}`).toString('base64url')

function placeOf(token: string, context: z.RefinementCtx): Place {
  const [word, number, ...rest] = Buffer.from(token, 'base64url').toString().split(':')
  const known = categories.find((entry) => entry === word)
  const position = Number(number)
  if (known && Number.isSafeInteger(position) && rest.length === 0) return { category: known, position }
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
