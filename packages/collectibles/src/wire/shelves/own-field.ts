import * as z from 'zod/mini'

import { fieldTypes, type FieldType } from '../catalogue/field.ts'
import { categories, type Category } from '../catalogue/item.ts'
import { ownIdInput, requiredText, textInput } from '../text-input.ts'

/** A field that an owner added to their copies. Values have its key behind `my_`. */
export interface OwnField {
  readonly id: string
  readonly rev: number
  /** Absent for a field of all categories. */
  readonly category?: Category
  readonly key: string
  readonly label: string
  readonly type: FieldType
  /** Values to choose from; others are taken too. */
  readonly choices: readonly string[]
  readonly unit?: string
  readonly position: number
  /** Whether forms show it without being asked. */
  readonly shown: boolean
}

/** `GET /fields`, by position, then by label. */
export interface OwnFieldList {
  readonly fields: readonly OwnField[]
}

/** `GET /fields/{id}` */
export interface OneOwnField extends OwnField {
  /** Copies with a value of it, those in the bin too. */
  readonly copies: number
}

/** The body of `POST /fields/order`: the ids of all fields. */
export const ownFieldOrder = z.strictObject({ ids: z.array(ownIdInput).check(z.maxLength(100)) })

/** The body of `PUT /fields/{id}`. */
export const ownFieldInput = z.strictObject({
  category: z.optional(z.nullable(z.enum(categories))),
  /** Stays for ever. */
  key: z.string().check(z.regex(/^[a-z][a-z0-9_]{0,29}$/)),
  label: requiredText('line'),
  /** Stays once a copy has a value. */
  type: z.enum(fieldTypes),
  choices: z.optional(z.array(requiredText('line')).check(z.maxLength(100))),
  unit: z.optional(z.nullable(textInput('tag'))),
  position: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
  shown: z.optional(z.boolean()),
})
/** The body of `PATCH /fields/{id}`. */
export const ownFieldPatch = z.partial(ownFieldInput)

export type OwnFieldInput = z.output<typeof ownFieldInput>
export type OwnFieldPatch = z.output<typeof ownFieldPatch>
