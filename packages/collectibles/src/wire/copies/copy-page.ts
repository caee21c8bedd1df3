import type { Money } from '../money.ts'
import type { Copy } from './copy.ts'
import type { CopyStatus } from './copy-status.ts'

/** A copy as lists show it. */
export interface CopySummary extends Pick<
  Copy,
  'id' | 'rev' | 'name' | 'category' | 'quantity' | 'spare' | 'status' | 'sample' | 'added_at'
> {
  /** Path of its picture: the first own photo, else a drawn one. */
  readonly art: string
  /** The colours of the own photo until it is there: a thumbhash in Base64. */
  readonly thumb?: string
  /** One line under the name; '' without an item. */
  readonly caption: string
  readonly grade?: string
  /** Of all pieces. */
  readonly value?: Money
  readonly paid?: Money
  readonly set?: { readonly id: string; readonly name: string }
  /** In its set. */
  readonly number?: string
  readonly place?: { readonly id: string; readonly name: string }
}

/** `GET /copies` */
export interface CopyPage {
  readonly copies: readonly CopySummary[]
  /** Exact, of all pages. */
  readonly count: number
  /** Absent on the last page. */
  readonly next_page_token?: string
}

/** A copy in the bin. */
export interface BinnedCopy extends CopySummary {
  /** RFC 3339. */
  readonly deleted_at: string
  /** When it is deleted for good, RFC 3339. */
  readonly until: string
}

/** `GET /bin`: the last deleted first. */
export interface BinPage {
  readonly copies: readonly BinnedCopy[]
  /** Exact, of all pages. */
  readonly count: number
  /** Absent on the last page. */
  readonly next_page_token?: string
}

/** `GET /copies/overview`. Values and costs are of pieces that are here, in the collector's currency; samples have none. */
export interface CopyOverview {
  readonly count: number
  /** Pieces. */
  readonly quantity: number
  readonly value: Money
  readonly cost: Money
  /** Of the copies with both a value and a cost: a signed amount. */
  readonly gain: { readonly amount: number; readonly currency: string }
  /** Copies with a value. */
  readonly valued: number
  readonly by_basis: { readonly own: number; readonly sales: number; readonly last_sale: number }
  /** Amounts that stand beside the total, because no rate is known. */
  readonly other_currencies: readonly { readonly currency: string; readonly value: number; readonly cost: number }[]
  readonly categories: readonly { readonly id: string; readonly count: number }[]
  readonly statuses: readonly { readonly status: CopyStatus; readonly count: number }[]
  readonly tags: readonly { readonly id: string; readonly name: string; readonly count: number }[]
  readonly folders: readonly { readonly id: string; readonly name: string; readonly count: number }[]
}

/** The orders of `GET /copies`; beside them `field.<key>`. */
export const copySorts = [
  '-added',
  'added',
  'name',
  '-value',
  'value',
  '-paid',
  'acquired',
  '-acquired',
  'year',
  'number',
  '-grade',
  'updated',
] as const
export type CopySort = (typeof copySorts)[number]
