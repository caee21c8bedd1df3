import { z } from 'zod'

import { mostPhotos, photoKinds } from '../../wire/index.ts'
import { madeId } from '../query.ts'

/** `PUT /photos/{id}/content` */
export const contentQuery = z.strictObject({
  copy: madeId.optional(),
  position: z.coerce.number().int().min(1).max(mostPhotos).optional(),
  kind: z.enum(photoKinds).default('other'),
})

/** `POST /copies/{id}/photos` */
export const formQuery = z.strictObject({
  return_to: z.string().optional(),
  /** A draft is made of an id that is free, and the browser goes there once it has a photo. */
  draft_to: z.string().optional(),
})
