import * as z from 'zod/mini'

import type { ItemSummary } from './catalogue/item.ts'

/** Most pieces of a thing that a collector keeps before the others are spare. */
export const mostKept = 1_000

const keepCount = z.int().check(z.gte(0), z.lte(mostKept))

/** The body of `POST /spares/mark`. Without a number the collector's own one counts. */
export const markSparesInput = z.strictObject({ keep: z.optional(keepCount) })

/** A variant of which the caller has more pieces than they keep. */
export interface SpareHolding {
  readonly variant: { readonly id: string; readonly name: string; readonly item: ItemSummary }
  readonly owned: number
  readonly keep: number
  /** Pieces that are marked as spare now. */
  readonly spare: number
}

/** `GET /spares`, by name. */
export interface SparePage {
  readonly spares: readonly SpareHolding[]
  readonly count: number
  readonly keep: number
  /** Of all variants on all pages: pieces above the keep count that are not marked as spare. */
  readonly unmarked: number
  /** Absent on the last page. */
  readonly next_page_token?: string
}

/** `POST /spares/mark`: how many copies have changed, or the job of a large collection. */
export type SpareMarkAnswer = { readonly batch: string } & ({ readonly changed: number } | { readonly job: string })
