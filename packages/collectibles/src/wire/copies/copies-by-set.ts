import type { ItemSummary } from '../catalogue/item.ts'
import type { CopySummary } from './copy-page.ts'

/** A place of the list by sets: a copy, or an item of the set that its owner does not have. */
export type SetPlace =
  | { readonly copy: CopySummary }
  | { readonly missing: ItemSummary; /** On the owner's wishes. */ readonly wished: boolean }

/** Places of one set; those of no set come last. */
export interface SetShelf {
  readonly set?: { readonly id: string; readonly name: string; readonly owned: number; readonly total: number }
  /** Of the set's first place in the whole list. */
  readonly start: number
  /** Of the first one here: a set may begin on the page before. */
  readonly from: number
  readonly places: readonly SetPlace[]
}

/** `GET /copies/by-set`: copies in the order of their sets, with the missing items between them. */
export interface CopiesBySet {
  readonly shelves: readonly SetShelf[]
  /** Copies, exact, of all pages. */
  readonly count: number
  /** Missing items, of all pages. */
  readonly missing: number
  /** Absent on the last page. */
  readonly next_page_token?: string
}

/** `GET /copies/by-set/sizes`: for each set in its order, how many copies and how many missing items the list has. */
export interface SetSizes {
  readonly sizes: readonly (readonly [copies: number, missing: number])[]
}
