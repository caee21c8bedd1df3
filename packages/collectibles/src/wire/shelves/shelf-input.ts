import * as z from 'zod/mini'

import { ownIdInput, requiredText, tagNameInput, textInput } from '../text-input.ts'

/** The body of `PUT /folders/{id}`. */
export const folderInput = z.strictObject({
  name: requiredText('name'),
  /** The folder around it; `null` for an outermost one. */
  parent: z.optional(z.nullable(ownIdInput)),
  position: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
})
/** The body of `PATCH /folders/{id}`: an absent field stays. */
export const folderPatch = z.partial(folderInput)

/** The body of `PUT /places/{id}`. */
export const placeInput = z.extend(folderInput, { notes: z.optional(z.nullable(textInput('notes'))) })
/** The body of `PATCH /places/{id}`: an absent field stays. */
export const placePatch = z.partial(placeInput)

export type PlacePatch = z.output<typeof placePatch>

/** The body of `PUT /tags/{id}`. */
export const tagInput = z.strictObject({ name: tagNameInput })
/** The body of `PATCH /tags/{id}`: an absent field stays. */
export const tagPatch = z.partial(tagInput)

export type TagPatch = z.output<typeof tagPatch>
