import type { Category, ItemSummary } from './item.ts'

/** Orders of `GET /search`. Without words, `relevance` is the order of `popular`. */
export const searchSorts = ['relevance', 'name', 'year', '-year', 'number', 'newest', 'popular'] as const
export type SearchSort = (typeof searchSorts)[number]

/** What the caller has of an item: nothing, a piece, a wish, a spare piece. */
export const searchHaves = ['owned', 'missing', 'wished', 'spare'] as const
export type SearchHave = (typeof searchHaves)[number]

/** A number of entries that is exact up to 3,000. */
export interface CappedCount {
  readonly value: number
  /** There are more than `value`. */
  readonly capped?: true
}

/** One value of a facet; `value` is what the filter takes. */
export interface FacetValue {
  readonly value: string
  readonly count: number
  /** Absent: the page has the word, or the value says it. */
  readonly name?: string
}

/** A filter with the values that the results have, the most frequent first. */
export interface Facet {
  /** The parameter of the filter: `drawer`, `set`, `maker`, `from`, `country`, `rarity`, `have` or `fact.<key>`. */
  readonly filter: string
  readonly values: readonly FacetValue[]
}

/** Values of the facet `from` are the first years of decades. */
export interface SearchFacets {
  /** The number of results that the facets count. */
  readonly counted: CappedCount
  readonly facets: readonly Facet[]
}

/** A copy of no item. */
export interface FoundCopy {
  readonly id: string
  readonly name: string
  readonly category: Category
  readonly art: string
}

/** `GET /search` */
export interface SearchPage {
  /** Own private items, and items of own copies; at most six together with `own_copies`, on the first page only. */
  readonly own?: readonly ItemSummary[]
  /** Own copies of no item, about which the owner wrote the words, the newest first. */
  readonly own_copies?: readonly FoundCopy[]
  readonly items: readonly ItemSummary[]
  readonly count: CappedCount
  /** Absent on the last page. */
  readonly next_page_token?: string
  /** The results are those of other words: all that were sent, and all that were looked for. */
  readonly corrected?: { readonly from: string; readonly to: string }
  /** The word that the results do not have, because nothing has all words. */
  readonly left_out?: string
  /** If they were asked for. */
  readonly facets?: SearchFacets
}

/** What a user may mean while they type. */
export interface Suggestion {
  readonly kind: 'item' | 'set' | 'maker'
  /** Absent for a maker. */
  readonly id?: string
  readonly text: string
  readonly caption: string
}

/** `GET /suggest`: at most eight. */
export interface Suggestions {
  readonly suggestions: readonly Suggestion[]
}
