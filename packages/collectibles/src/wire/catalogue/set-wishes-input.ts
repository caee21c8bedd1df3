import * as z from 'zod/mini'

import { isCurrency, maxAmount } from '../money.ts'

export const moneyInput = z.strictObject({
  amount: z.int().check(z.gte(0), z.lte(maxAmount)),
  currency: z.string().check(z.refine(isCurrency)),
})

/** The body of `POST /sets/{id}/wishes`. */
export const setWishesInput = z.strictObject({
  /** 1 is the most wanted of five. */
  priority: z.int().check(z.gte(1), z.lte(5)),
  /** A grade of the category's scale. */
  min_grade: z.optional(z.string().check(z.maxLength(40))),
  max: z.optional(moneyInput),
})
