import { seedOf } from './pen/pick.ts'
import type { Category } from '../wire/index.ts'

/** What the picture of an item is drawn from. */
export interface DrawnItem {
  readonly category: Category
  /** Element ids of the picture contain it. */
  readonly id: string
  /** Picks the motif. */
  readonly seed: number
  /** Picks the palette. Items of one set share it, so that they look related. */
  readonly look: number
  /** Its number in its set, '' without one. */
  readonly number: string
  /** ISO 3166-1. */
  readonly country: string | undefined
  /** Values of the category's fields. */
  readonly attrs: Readonly<Record<string, string | undefined>>
}

/** An item without facts and without a set, such as a sample. */
export function plainItem(category: Category, id: string): DrawnItem {
  const seed = seedOf(id)
  return { category, id, seed, look: seed, number: '', country: undefined, attrs: {} }
}
