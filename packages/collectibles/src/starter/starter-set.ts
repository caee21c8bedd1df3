import type { deliveredCategories } from '../catalogue/delivered-categories.ts'
import type { NamesByLocale } from './names.ts'

/** A catalogue entry of the starter: facts that we compiled ourselves. */
export interface StarterItem {
  /** A slug that never changes: copies refer to it. */
  readonly id: string
  /** A natural number, such as the atomic number; else the item gets our own number. */
  readonly number?: number
  readonly names: NamesByLocale
  readonly yearFrom?: number
  /** ISO 3166-1, two letters. */
  readonly country?: string
  /** Values by the key of a field of the category; choices are words that pages translate. */
  readonly attrs: Readonly<Record<string, string>>
}

/** Items that can be complete. An item never moves to another set: it would be a new item. */
export interface StarterSet {
  readonly id: string
  readonly category: keyof typeof deliveredCategories
  /** The set that this one continues. */
  readonly parent?: string
  readonly names: NamesByLocale
  readonly yearFrom?: number
  readonly yearTo?: number
  /** In the order of their numbers. */
  readonly items: readonly StarterItem[]
}
