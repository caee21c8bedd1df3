import type { Told } from '../../acts/act-news.ts'
import type { Typed } from '../../forms/rules.ts'

/** A form about a photo, as it was refused. */
export interface RefusedPhoto {
  readonly about: 'photo'
  /** With the id of the photo, and what the user typed about it. */
  readonly typed: Typed
  /** Why the service refused it; absent if another tab or device overtook it. */
  readonly failure?: Told
  /** What another tab or device saved meanwhile. */
  readonly saved?: { readonly rev: number; readonly typed: Typed }
}
