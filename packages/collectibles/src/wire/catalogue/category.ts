import type { Money } from '../money.ts'
import type { CategoryField } from './field.ts'

/** A drawer, with the fields of what lies in it. */
export interface CategorySummary {
  readonly id: string
  /** Absent: the message `category.<id>`. */
  readonly name?: string
  readonly icon: string
  /** The id of its scale of conditions. */
  readonly scale: string
  /** Before a number in a set; absent: the page's own word. */
  readonly number_label?: string
  readonly fields: readonly CategoryField[]
  /** With a session only. */
  readonly mine?: { readonly copies: number; readonly value?: Money }
}

/** `GET /categories` */
export interface CategoryList {
  readonly categories: readonly CategorySummary[]
}

export interface Grade {
  readonly id: string
  /** A higher rank is a better condition. */
  readonly rank: number
  /** 5 is best, 1 is worst: estimates are made for a band. */
  readonly band: number
}

export interface ConditionScale {
  readonly id: string
  readonly grades: readonly Grade[]
  /** Companies that grade professionally, as suggestions. */
  readonly companies: readonly string[]
}

/** `GET /scales` */
export interface ScaleList {
  readonly scales: readonly ConditionScale[]
}
