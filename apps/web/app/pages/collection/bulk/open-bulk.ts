import type { Choice } from '../pieces/open-pieces.ts'
import type { BulkPart } from './bulk-fields.ts'
import type { PendingBulk } from './pending-bulk.ts'

/** The sheet that changes what is selected. */
export interface OpenBulk {
  readonly part: BulkPart
  /** All that match the filters are selected. */
  readonly isEvery: boolean
  /** The script of the page knows which are selected. */
  readonly isPicked: boolean
  /** The ones that the address names. */
  readonly ids: readonly string[]
  readonly count: number
  readonly currency: string
  readonly places: readonly Choice[]
  readonly folders: readonly Choice[]
  /** Of the one drawer that the selection lies in; else empty. */
  readonly grades: readonly Choice[]
  /** Makes the change once (docs/contract/collectibles.md §1, Doing it once). */
  readonly key: string
  /** The form as it was sent before a sign-in. */
  readonly held: PendingBulk | undefined
}
