import type { FactName } from '../wire.ts'

/** A made-up item. What it looks like stands in `art/designs.ts`, under the same id. */
export interface Sample {
  readonly id: string
  readonly name: string
  readonly caption: string
  readonly story: string
  readonly facts: Readonly<Partial<Record<FactName, string>>>
  /** Only when the shop offers it. */
  readonly dollars?: number
}
