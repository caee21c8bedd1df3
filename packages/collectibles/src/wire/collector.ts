import * as z from 'zod/mini'

import { isCountry } from './country.ts'
import { isCurrency } from './money.ts'
import { mostKept } from './spares.ts'
import { ownIdInput, textInput } from './text-input.ts'

/** `GET` and `PATCH /collector` */
export interface Collector {
  readonly rev: number
  /** The name in addresses that others see: unique, in lower case. */
  readonly handle?: string
  /** When the handle may be changed next, RFC 3339; absent if that is now. */
  readonly handle_free_at?: string
  readonly display_name?: string
  readonly about?: string
  /** ISO 3166-1. */
  readonly country?: string
  /** ISO 4217. */
  readonly currency: string
  readonly locale: string
  /** How many of a thing its owner keeps; the others are spare. */
  readonly keep_count: number
  /** No list of the catalogue shows samples to this account. */
  readonly samples_hidden: boolean
  readonly defaults: AddDefaults
  readonly notify: NotifyChoices
}

/** What the form that adds a copy begins with. */
export interface AddDefaults {
  readonly place?: string | undefined
  readonly folder?: string | undefined
  /** A photo keeps the day on which it was taken; all else that a camera writes is dropped. */
  readonly photo_days?: boolean | undefined
}

/** Which notices come as mails too. */
export interface NotifyChoices {
  readonly mails?: boolean | undefined
}

/** Languages that the app speaks. */
const locales = ['en', 'de', 'es', 'fr', 'nl', 'no', 'pl', 'pt', 'sv'] as const

/** Lower case, as it is kept and compared: two handles that differ in case alone are one. */
const handleInput = z.pipe(
  z.string(),
  z.transform((typed: string, context) => {
    const handle = typed.trim().toLowerCase()
    const problem = problemOfHandle(handle)
    if (problem === undefined) return handle
    context.issues.push({ code: 'custom', params: { id: problem }, message: problem, input: typed })
    return z.NEVER
  }),
)

/** What is wrong with a handle in lower case. */
export function problemOfHandle(handle: string): 'too_short' | 'too_long' | 'wrong_signs' | undefined {
  if (handle.length < 3) return 'too_short'
  if (handle.length > 30) return 'too_long'
  return /^[a-z0-9](?:[a-z0-9_-]*[a-z0-9])$/.test(handle) ? undefined : 'wrong_signs'
}

const orEmpty = (kind: 'name' | 'notes') => z.optional(z.nullable(textInput(kind)))

/** The body of `PATCH /collector`. An absent field stays, `null` takes a value away. */
export const collectorPatch = z.strictObject({
  handle: z.optional(handleInput),
  display_name: orEmpty('name'),
  about: orEmpty('notes'),
  country: z.optional(z.nullable(z.string().check(z.refine(isCountry)))),
  currency: z.optional(z.string().check(z.refine(isCurrency))),
  locale: z.optional(z.enum(locales)),
  keep_count: z.optional(z.int().check(z.gte(0), z.lte(mostKept))),
  samples_hidden: z.optional(z.boolean()),
  defaults: z.optional(
    z.strictObject({
      place: z.optional(ownIdInput),
      folder: z.optional(ownIdInput),
      photo_days: z.optional(z.boolean()),
    }),
  ),
  notify: z.optional(z.strictObject({ mails: z.optional(z.boolean()) })),
})
export type CollectorPatch = z.output<typeof collectorPatch>

/** The body of `DELETE /collection`: the number of copies, so that a user deletes no collection by a slip. */
export const deleteCollectionInput = z.strictObject({ confirm: z.string().check(z.maxLength(20)) })
