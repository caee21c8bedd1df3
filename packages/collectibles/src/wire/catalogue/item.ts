import type { CatalogueStatus } from './status.ts'
import type { Fact } from './field.ts'
import type { ItemMarks, ItemMine } from './mine.ts'

/** The delivered categories, in the order of the drawers. The catalogue of messages has their names. */
export const categories = [
  'coins',
  'stamps',
  'minerals',
  'cards',
  'vinyl',
  'figures',
  'banknotes',
  'comics',
  'games',
  'other',
] as const
export type Category = (typeof categories)[number]

/** Facts that samples have beside the fields of their category, in this order. */
export const factNames = ['year', 'origin', 'edition', 'material', 'condition'] as const
export type FactName = (typeof factNames)[number]

export interface Price {
  /** In the currency's smallest unit. */
  readonly amount: number
  /** ISO 4217. */
  readonly currency: string
}

/** Negative before the common era. */
export interface Years {
  readonly from: number
  readonly to?: number
}

/** The part of an item that a card shows. */
export interface ItemSummary {
  readonly id: string
  readonly category: Category
  readonly name: string
  /** One line under the name: a year, a place, a number in a series. */
  readonly caption: string
  /** True for sample items, which must be labelled as such. */
  readonly sample: boolean
  /** Path of its picture, 120 × 120. */
  readonly art: string
  /** Absent if the shop does not offer it. */
  readonly price?: Price
  readonly set?: { readonly id: string; readonly name: string; readonly number?: string }
  readonly year?: number
  /** Of an own item that only the caller sees: kept private, or waiting for the operator's decision. */
  readonly own?: 'private' | 'pending'
  /** With a session only. */
  readonly mine?: ItemMarks
}

export interface Variant {
  readonly id: string
  /** "Standard" for a default variant without a name of its own. */
  readonly name: string
  readonly isDefault: boolean
  readonly facts: readonly Fact[]
  readonly barcodes: readonly string[]
  readonly mine?: { readonly owned: number }
}

/** `GET /items/{id}` */
export interface Item extends ItemSummary {
  readonly story: string
  readonly maker?: string
  readonly years?: Years
  /** ISO 3166-1. */
  readonly country?: string
  readonly rarity?: 1 | 2 | 3 | 4 | 5
  /** In the order of the category's fields. */
  readonly facts: readonly Fact[]
  readonly variants: readonly Variant[]
  readonly identifiers: readonly { readonly scheme: string; readonly value: string }[]
  readonly status: CatalogueStatus
  /** The item that this one became part of. */
  readonly merged_into?: string
  readonly source: { readonly name: string; readonly licence: string; readonly url?: string }
  readonly rev: number
  readonly mine?: ItemMine
}

/** `GET /items` */
export interface ItemPage {
  readonly items: readonly ItemSummary[]
  /** Absent on the last page. */
  readonly next_page_token?: string
}

export interface Drawer {
  readonly category: Category
  /** Of all items in it that the caller sees; at most 3,000 of the shared ones are counted. */
  readonly count: number
  /** There are more shared ones. */
  readonly isCapped?: true
  readonly items: readonly ItemSummary[]
}

/** `GET /drawers`: every category with its first shared items. */
export interface Drawers {
  readonly drawers: readonly Drawer[]
}

/** `GET /barcodes/{code}` */
export interface BarcodeMatches {
  /** As it is stored: a GTIN with 14 digits. */
  readonly code: string
  readonly matches: readonly {
    readonly item: ItemSummary
    readonly variant: { readonly id: string; readonly name: string }
  }[]
}
