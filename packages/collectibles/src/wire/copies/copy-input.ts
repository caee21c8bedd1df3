import * as z from 'zod/mini'

import { categories } from '../catalogue/item.ts'
import { moneyInput } from '../catalogue/set-wishes-input.ts'
import { isDay } from '../day.ts'
import { entryIdInput, ownIdInput, requiredText, tagNameInput, textInput } from '../text-input.ts'
import { copyStatuses, leftStatuses, waysOfAcquiring } from './copy-status.ts'

/** A value that may be absent; `null` takes it away. */
const taken = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema))

const line = textInput('line')
const day = z.string().check(z.refine((text) => text !== '' && isDay(text), { params: { id: 'day' }, error: 'no day' }))
const pieces = z.int().check(z.gte(1), z.lte(1_000_000))

const condition = z.strictObject({
  /** A grade of the category's scale. */
  grade: z.string().check(z.minLength(1), z.maxLength(40)),
  detail: z.optional(
    z.strictObject({
      sleeve: z.optional(z.string().check(z.maxLength(40))),
      number: z.optional(z.string().check(z.regex(/^\d{1,2}(?:\.\d)?$/))),
    }),
  ),
})
const graded = z.strictObject({
  company: requiredText('line'),
  grade: requiredText('line'),
  certificate: z.optional(line),
})
const ownValue = z.strictObject({ amount: moneyInput, on: z.optional(day), note: z.optional(line) })
const leaving = { on: z.optional(day), to: z.optional(line), amount: z.optional(moneyInput) }

/** The body of `PUT /copies/{id}`. An absent field is unknown. */
export const copyInput = z.strictObject({
  category: z.enum(categories),
  item: taken(entryIdInput),
  /** Of the item; the item's default one unless given. */
  variant: taken(entryIdInput),
  /** Another name than the item's. */
  name: taken(textInput('name')),
  status: z.optional(z.enum(copyStatuses)),
  quantity: z.optional(pieces),
  spare: z.optional(z.int().check(z.gte(0))),
  condition: taken(condition),
  graded: taken(graded),
  paid: taken(moneyInput),
  /** In the currency of `paid`. */
  fees: taken(moneyInput),
  acquired_on: taken(day),
  acquired_from: taken(line),
  acquired_how: taken(z.enum(waysOfAcquiring)),
  own_value: taken(ownValue),
  left: taken(z.strictObject(leaving)),
  folder: taken(ownIdInput),
  place: taken(ownIdInput),
  /** By name; new ones are made. */
  tags: taken(z.array(tagNameInput).check(z.maxLength(100))),
  serial: taken(line),
  notes: taken(textInput('notes')),
  /** By key; keys of own fields begin `my_`. The service checks each against its field. */
  fields: taken(z.record(z.string().check(z.regex(/^[a-z][a-z0-9_]{0,32}$/)), z.nullable(z.unknown()))),
})
/** The body of `PATCH /copies/{id}`: an absent field stays, `null` takes a value away. */
export const copyPatch = z.partial(copyInput)

export type CopyInput = z.output<typeof copyInput>
export type CopyPatch = z.output<typeof copyPatch>

/** The body of `POST /copies/{id}/split`. */
export const splitInput = z.strictObject({ quantity: pieces })

/** The body of `POST /copies/{id}/leave`. */
export const leaveInput = z.strictObject({ status: z.enum(leftStatuses), ...leaving })
