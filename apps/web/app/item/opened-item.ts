import type { Item } from '@collect/collectibles/wire'

/** The item that is open over a list. */
export interface OpenedItem {
  readonly item: Item
  /** When the user added it; absent otherwise, and without a session. */
  readonly addedAt?: string | undefined
  readonly isSignedIn: boolean
  /** The address of the list alone, for closing the item. */
  readonly closePath: string
  /** The result of the last change that was posted without a script. */
  readonly told?: KeepResult | undefined
}

export const keepResults = ['kept', 'released', 'failed'] as const
export type KeepResult = (typeof keepResults)[number]
