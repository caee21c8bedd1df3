import type { PhotoKind } from './photo-kinds.ts'

/** What the caller has of an item. */
export interface ItemMarks {
  /** Pieces that are here or lent. */
  readonly owned: number
  readonly wished: boolean
  readonly spare: number
}

/** A copy as the sheet of its item lists it. */
export interface OwnCopy {
  readonly id: string
  readonly rev: number
  readonly variant: string
  readonly condition?: { readonly scale: string; readonly grade: string }
  readonly quantity: number
  readonly place?: { readonly id: string; readonly name: string }
  /** Path of its first own photo, 480 pixels. */
  readonly photo?: string
  /** What that photo shows. */
  readonly photo_words?: PhotoWords
}

/** What the alternative text of a photo says: the owner's own words, else its number and its kind. */
export interface PhotoWords {
  readonly alt: string
  /** 1 is the first photo of the copy. */
  readonly number: number
  readonly kind: PhotoKind
}

export interface ItemMine extends ItemMarks {
  /** In the order of adding; at most 100. */
  readonly copies: readonly OwnCopy[]
}

/** The progress of a set after an act. */
export interface SetProgress {
  readonly set: string
  readonly owned: number
  readonly total: number
}

/** `PUT` and `DELETE /items/{id}/mine/{owned|wished|spare}` */
export interface ToggleAnswer {
  readonly mine: ItemMine
  /** Absent for an item without a set. */
  readonly progress?: SetProgress
}

export const toggles = ['owned', 'wished', 'spare'] as const
export type Toggle = (typeof toggles)[number]
