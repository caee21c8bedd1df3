import * as z from 'zod/mini'

import { textInput } from '../text-input.ts'
import { photoKinds, type PhotoKind } from '../catalogue/photo-kinds.ts'
import { mostPhotos } from './photo-limits.ts'

/** The sizes that are made of a photo, by their longest side in pixels; `160` is a square, `full` has at most 4,096. */
export const photoSizes = ['160', '480', '1600', 'full'] as const
export type PhotoSize = (typeof photoSizes)[number]

export type PhotoState = 'waiting' | 'ready' | 'failed'

/** Why no sizes can be made of a picture. */
export type PhotoFailure = 'cut_off' | 'undecodable' | 'too_many_pixels' | 'too_hard' | 'lost' | 'no_room'

export interface Photo {
  readonly id: string
  readonly rev: number
  /** 1 is the first. */
  readonly position: number
  readonly kind: PhotoKind
  /** In the owner's words; '' if there are none. */
  readonly alt: string
  /** Pixels of `full`; 0 while the photo waits. */
  readonly width: number
  readonly height: number
  /** Its colours: a thumbhash in Base64; '' while it waits. */
  readonly thumb: string
  readonly state: PhotoState
  /** The day on which it was taken, if its owner keeps these days. */
  readonly taken_on?: string
  readonly failure?: PhotoFailure
  /** Paths that answer while the photo is `ready`. */
  readonly urls: Readonly<Record<PhotoSize, string>>
}

/** The answer to a new photo. */
export interface KeptPhoto {
  /** The copy that the photo hangs on; a draft, if none was named. */
  readonly copy: string
  readonly photo: Photo
}

/** A file of a form that is no photo now. */
export interface RefusedFile {
  readonly name: string
  readonly id: string
  readonly reason: string
}

/** `POST /copies/{id}/photos` */
export interface KeptPhotos {
  readonly photos: readonly Photo[]
  readonly refused: readonly RefusedFile[]
}

/** The body of `PATCH /photos/{id}`. */
export const photoPatch = z.strictObject({
  /** The place among the photos of its copy. The others make room. */
  position: z.optional(z.int().check(z.gte(1), z.lte(mostPhotos))),
  kind: z.optional(z.enum(photoKinds)),
  alt: z.optional(textInput('line')),
})

export type PhotoPatch = z.output<typeof photoPatch>
