/** Rows in both engines: times in milliseconds, JSON as text, booleans as 0 and 1. */
export interface ItemRow {
  readonly id: string
  readonly category: string
  /** Position in its category, from 1. */
  readonly position: number
  readonly name: string
  readonly caption: string
  readonly story: string
  /** JSON: a list of facts. */
  readonly facts: string
  /** In the currency's smallest unit; null if not offered. */
  readonly price_amount: number | null
  readonly price_currency: string | null
  readonly sample: number
}

export interface EntryRow {
  readonly identity_id: string
  readonly item_id: string
  readonly added_at: number
}

export interface CollectiblesTables {
  collectible_items: ItemRow
  collection_entries: EntryRow
}
