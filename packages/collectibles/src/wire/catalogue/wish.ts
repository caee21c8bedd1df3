import type { Category, ItemSummary } from './item.ts'
import type { Money } from '../money.ts'

export interface Wish {
  readonly id: string
  readonly rev: number
  /** What is wished: one of the three. */
  readonly item?: ItemSummary
  readonly variant?: { readonly id: string; readonly name: string; readonly item: ItemSummary }
  readonly set?: { readonly id: string; readonly name: string; readonly category: Category }
  /** 1 is the most wanted of five. */
  readonly priority: number
  /** The worst grade that will do. */
  readonly min_grade?: string
  readonly max?: Money
  readonly quantity: number
  readonly note?: string
  /** RFC 3339. */
  readonly created_at: string
}

/** `GET /wishes`: the most wanted first. */
export interface WishPage {
  readonly wishes: readonly Wish[]
  readonly count: number
  /** Absent on the last page. */
  readonly next_page_token?: string
}

/** `POST /sets/{id}/wishes` */
export interface SetWishes {
  /** New wishes. */
  readonly made: number
  /** Missing items that were wished before. */
  readonly already: number
}
