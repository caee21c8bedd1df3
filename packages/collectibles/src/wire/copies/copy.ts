import type { Category, ItemSummary } from '../catalogue/item.ts'
import type { FieldValue } from '../catalogue/field.ts'
import type { Money } from '../money.ts'
import type { CopyStatus, WayOfAcquiring } from './copy-status.ts'
import type { Photo } from './photo.ts'

/** A grade has details on some scales. A number is decimal text, so that no float holds it. */
export interface ConditionDetail {
  /** Of a record: the grade of its sleeve. */
  readonly sleeve?: string
  /** Of a coin or a banknote 1 to 70, of a comic 0.5 to 10. */
  readonly number?: string
}

/** What a copy counts for. */
export interface CopyValue {
  /** Of all pieces. */
  readonly amount: Money
  /** Of one piece, rounded down. */
  readonly each: Money
  readonly basis: 'own' | 'sales' | 'last_sale'
  /** Absent where its owner named no day. */
  readonly as_of?: string
}

/** `GET /copies/{id}`: a physical thing that a collector has, or some alike ones. An absent field is unknown. */
export interface Copy {
  readonly id: string
  readonly rev: number
  /** The own name, else the item's; '' for a draft without either. */
  readonly name: string
  /** Only if its owner gave it another name than the item's. */
  readonly own_name?: string
  readonly category: Category
  readonly item?: ItemSummary
  readonly variant?: { readonly id: string; readonly name: string }
  readonly set?: { readonly id: string; readonly name: string; readonly number?: string }
  readonly status: CopyStatus
  readonly quantity: number
  readonly spare: number
  readonly reserved: number
  readonly listed: number
  readonly condition?: { readonly scale: string; readonly grade: string; readonly detail?: ConditionDetail }
  readonly graded?: { readonly company: string; readonly grade: string; readonly certificate?: string }
  readonly paid?: Money
  readonly fees?: Money
  /** A day, which may be partial. */
  readonly acquired_on?: string
  readonly acquired_from?: string
  readonly acquired_how?: WayOfAcquiring
  readonly value?: CopyValue
  readonly own_value?: { readonly amount: Money; readonly on?: string; readonly note?: string }
  readonly folder?: { readonly id: string; readonly name: string }
  readonly place?: {
    readonly id: string
    readonly name: string
    /** The names from the outermost place on, parted by ` / `. */
    readonly path: string
    readonly label: string
  }
  /** By name, in their order. */
  readonly tags: readonly string[]
  readonly serial?: string
  readonly notes?: string
  /** By key; keys of own fields begin `my_`. */
  readonly fields: Readonly<Record<string, FieldValue>>
  readonly left?: { readonly on?: string; readonly to?: string; readonly amount?: Money }
  /** Own pictures, in their order. */
  readonly photos: readonly Photo[]
  readonly sample: boolean
  /** Path of its drawn picture. */
  readonly art: string
  /** RFC 3339. */
  readonly added_at: string
  readonly updated_at: string
  /** Since when it lies in the bin. */
  readonly deleted_at?: string
}
