import type { FactName } from '../wire/index.ts'

/** A sample item. `art/designs.ts` has its design under the same id. */
export interface Sample {
  readonly id: string
  readonly name: string
  readonly caption: string
  readonly story: string
  readonly facts: Readonly<Partial<Record<FactName, string>>>
  /** Present only if the shop offers it. */
  readonly dollars?: number
}
