import { z } from 'zod'

import type { Place } from '../catalogue/item-store.ts'
import { categories } from '../wire/index.ts'
import { HttpFailure } from './failure.ts'

const category = z.enum(categories)
const pageSize = z.coerce.number().int().min(1).max(100)

export const itemsQuery = z.object({
  category: category.optional(),
  offered: z
    .enum(['true', 'false'])
    .transform((word) => word === 'true')
    .optional(),
  page_size: pageSize.default(24),
  page_token: z.string().transform(placeOf).optional(),
})

export const drawersQuery = z.object({ size: pageSize.default(6) })

export const collectionQuery = z.object({ category: category.optional() })

/** An item id; any other text is refused. */
export const itemId = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(64)

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
