/** The categories on the wire. The catalogue of messages has their names. */
export const categories = ['coins', 'stamps', 'minerals', 'cards', 'vinyl', 'figures'] as const
export type Category = (typeof categories)[number]

/** Facts that an item page can show, in this order. */
export const factNames = ['year', 'origin', 'edition', 'material', 'condition'] as const
export type FactName = (typeof factNames)[number]

export interface Price {
  /** In the currency's smallest unit. */
  readonly amount: number
  /** ISO 4217. */
  readonly currency: string
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
  readonly mine?: { readonly owned: number; readonly wished: boolean; readonly spare: number }
}

export type FieldValue = string | number | boolean | Price | readonly string[]
export interface Fact {
  readonly key: string
  readonly label?: string
  readonly type: string
  readonly value: FieldValue
  readonly unit?: string
}

/** `GET /items/{id}` */
export interface Variant {
  readonly id: string
  readonly name: string
  readonly isDefault: boolean
  readonly facts: readonly Fact[]
  readonly mine?: { readonly owned: number }
}
export interface Item extends ItemSummary {
  readonly maker?: string
  readonly years?: { readonly from: number; readonly to?: number }
  readonly variants: readonly Variant[]
  readonly source: { readonly name: string; readonly licence: string; readonly url?: string }
  readonly story: string
  readonly facts: readonly Fact[]
}

/** `GET /items` */
export interface ItemPage {
  readonly items: readonly ItemSummary[]
  /** Absent on the last page. */
  readonly next_page_token?: string
}

export interface Drawer {
  readonly category: Category
  readonly count: number
  readonly items: readonly ItemSummary[]
}

/** `GET /drawers`: every category with its first items. */
export interface Drawers {
  readonly drawers: readonly Drawer[]
}
