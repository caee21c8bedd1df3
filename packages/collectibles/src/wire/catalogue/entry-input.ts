import * as z from 'zod/mini'

import { isCountry } from '../country.ts'
import { entryIdInput, ownIdInput, requiredText, textInput } from '../text-input.ts'
import { categories } from './item.ts'
import { readBarcode } from './barcode.ts'

/** A text that may be absent, and that `null` or an empty text takes away. */
const line = z.optional(z.nullable(textInput('line')))
const name = requiredText('name')
const year = z.int().check(z.gte(-3000), z.lte(2200))
const years = z.strictObject({ from: year, to: z.optional(year) }).check(
  z.refine(({ from, to }) => to === undefined || to >= from, {
    path: ['to'],
    params: { id: 'before_from' },
    error: 'before the first year',
  }),
)
const country = z.string().check(z.refine(isCountry))
/** Values by the keys of the category's fields; the service checks each against its field. */
const facts = z.record(z.string().check(z.regex(/^[a-z][a-z0-9_]{0,29}$/)), z.nullable(z.unknown()))

const barcode = z.pipe(
  z.string().check(z.maxLength(100)),
  z.transform((typed: string, context) => {
    const code = readBarcode(typed)
    if (code !== undefined) return code
    context.issues.push({ code: 'custom', params: { id: 'check_digit' }, message: 'not a barcode', input: typed })
    return z.NEVER
  }),
)

const variant = z.strictObject({
  /** Made by the client; absent for a new variant. */
  id: z.optional(ownIdInput),
  name,
  facts: z.optional(facts),
})

const itemFields = {
  category: z.enum(categories),
  name,
  /** An own set. */
  set: z.optional(z.nullable(ownIdInput)),
  number: line,
  maker: line,
  years: z.optional(z.nullable(years)),
  country: z.optional(z.nullable(country)),
  rarity: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(5)))),
  facts: z.optional(z.nullable(facts)),
  /** Of the default variant. */
  barcodes: z.optional(z.nullable(z.array(barcode).check(z.maxLength(20)))),
  /** Beside the default one, in their order. */
  variants: z.optional(z.nullable(z.array(variant).check(z.maxLength(50)))),
}

/** The body of `PUT /items/{id}`. */
export const itemInput = z.strictObject(itemFields)
/** The body of `PATCH /items/{id}`: an absent field stays, `null` takes a value away. */
export const itemPatch = z.partial(itemInput)

const setFields = {
  category: z.enum(categories),
  name,
  maker: line,
  years: z.optional(z.nullable(years)),
  description: z.optional(z.nullable(textInput('notes'))),
}

/** The body of `PUT /sets/{id}`. */
export const setInput = z.strictObject(setFields)
/** The body of `PATCH /sets/{id}`. */
export const setPatch = z.partial(setInput)

/** The body of `POST /sets/{id}/items`: what the own set holds from now on beside what it holds already. */
export const setItemsInput = z.strictObject({
  items: z.array(entryIdInput).check(z.minLength(1), z.maxLength(500)),
})

export type ItemPatch = z.output<typeof itemPatch>
export type SetPatch = z.output<typeof setPatch>
