import type { Item } from '@collect/collectibles'

/** The item that lies open over a list. */
export interface OpenedItem {
  readonly item: Item
  /** When the person who looks has added it; absent when they haven't, or nobody is signed in. */
  readonly addedAt?: string | undefined
  readonly isSignedIn: boolean
  /** The list without it: where closing leads. */
  readonly closePath: string
  /** What came of the last change, when no script could say so. */
  readonly told?: KeepResult | undefined
}

export const keepResults = ['kept', 'released', 'failed'] as const
export type KeepResult = (typeof keepResults)[number]
