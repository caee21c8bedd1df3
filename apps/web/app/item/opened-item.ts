import type { Item } from '@collect/collectibles/wire'

import type { ActNews } from '../acts/act-news.ts'

/** The item that is open over a list. */
export interface OpenedItem {
  readonly item: Item
  /** The variant that the sheet shows; absent for an item with one only. */
  readonly variant?: string | undefined
  readonly isSignedIn: boolean
  /** The address of the list alone, for closing the item. */
  readonly closePath: string
  /** Where users report a mistake. */
  readonly support?: string | undefined
  /** Makes a form of the sheet that is posted twice one act. */
  readonly actKey: string
  /** What the last form did that was posted without a script. */
  readonly news?: ActNews | undefined
}
