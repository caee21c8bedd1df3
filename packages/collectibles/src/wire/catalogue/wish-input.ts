import * as z from 'zod/mini'

import { entryIdInput, textInput } from '../text-input.ts'
import { moneyInput } from './set-wishes-input.ts'

/** What a wish says beside what is wished. An absent field stays, `null` takes a value away. */
export const wishPatch = z.strictObject({
  /** 1 is the most wanted of five. */
  priority: z.optional(z.int().check(z.gte(1), z.lte(5))),
  /** A grade of the category's scale. */
  min_grade: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(40)))),
  max: z.optional(z.nullable(moneyInput)),
  quantity: z.optional(z.int().check(z.gte(1), z.lte(1_000_000))),
  note: z.optional(z.nullable(textInput('notes'))),
})

/** The body of `PUT /wishes/{id}`: one of `item`, `variant` and `set` is wished. */
export const wishInput = z
  .extend(wishPatch, {
    item: z.optional(entryIdInput),
    variant: z.optional(entryIdInput),
    set: z.optional(entryIdInput),
  })
  .check(
    z.refine(({ item, variant, set }) => [item, variant, set].filter((id) => id !== undefined).length === 1, {
      path: ['item'],
      params: { id: 'one' },
      error: 'one of item, variant and set',
    }),
  )

export type WishPatch = z.output<typeof wishPatch>
export type WishInput = z.output<typeof wishInput>
