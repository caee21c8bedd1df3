import type { Category, ItemSummary } from './catalogue/item.ts'

/** An item in a collection. */
export interface KeptItem extends ItemSummary {
  /** RFC 3339. */
  readonly added_at: string
}

/** `GET /collection` */
export interface Collection {
  /** Size of the whole collection, whatever category was requested. */
  readonly count: number
  readonly counts: Readonly<Record<Category, number>>
  readonly items: readonly KeptItem[]
}

/** `GET` and `PUT /collection/{item}` */
export interface CollectionEntry {
  readonly item: string
  /** RFC 3339. */
  readonly added_at: string
}
