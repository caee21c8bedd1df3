import * as z from 'zod/mini'

import { ownIdInput, tagNameInput } from '../text-input.ts'
import { copyPatch } from './copy-input.ts'
import type { FieldProblem } from '../failure.ts'

/** Copies that a bulk change names one by one. */
const mostIds = 20_000

/** What many copies can have alike: a name and a serial belong to one thing alone. */
const alike = z.omit(copyPatch, {
  category: true,
  item: true,
  variant: true,
  name: true,
  serial: true,
  folder: true,
  place: true,
  tags: true,
})

const tagNames = z.optional(z.array(tagNameInput).check(z.minLength(1), z.maxLength(100)))

/** The body of `POST /copies/bulk`. */
export const bulkInput = z.strictObject({
  selection: z.union([
    z.strictObject({ ids: z.array(ownIdInput).check(z.minLength(1), z.maxLength(mostIds)) }),
    /** As in the address of `GET /copies`; `{}` are all copies that are here. */
    z.strictObject({ filter: z.record(z.string(), z.union([z.string(), z.array(z.string())])) }),
  ]),
  /** How many copies the user saw chosen. */
  expected: z.optional(z.int().check(z.gte(0))),
  change: z
    .strictObject({
      set: z.optional(alike),
      /** By name; new ones are made. */
      add_tags: tagNames,
      remove_tags: tagNames,
      place: z.optional(z.nullable(ownIdInput)),
      folder: z.optional(z.nullable(ownIdInput)),
      delete: z.optional(z.literal(true)),
    })
    .check(
      z.refine((change) => Object.keys(change).length > 0, { params: { id: 'required' }, error: 'nothing changes' }),
      z.refine((change) => !('delete' in change) || Object.keys(change).length === 1, {
        params: { id: 'alone' },
        error: 'what is deleted is changed in no other way',
      }),
    ),
})

export type BulkInput = z.output<typeof bulkInput>

/** A copy that a bulk change left alone. */
export interface SkippedCopy {
  readonly id: string
  readonly reason: 'not_found' | 'in_bin' | 'promised' | 'invalid'
  /** What is invalid. */
  readonly problem?: FieldProblem
}

/** What a bulk change did. */
export interface BulkResult {
  readonly changed: number
  /** Copies that were as they should become. */
  readonly same: number
  /** At most the first 1,000. */
  readonly skipped: readonly SkippedCopy[]
  readonly skipped_count: number
}

/** `POST /copies/bulk`: the result, or the job of a large change, which answers `BulkResult` in the end. */
export type BulkAnswer = ({ readonly batch: string } & BulkResult) | { readonly batch: string; readonly job: string }
