import type { Category, CopySort, CopyStatus } from '../../wire/index.ts'

/** Which copies a list holds (docs/contract/collectibles.md §5.3). An absent filter lets all pass. */
export interface CopyFilter {
  /** Words as the user typed them. */
  readonly q?: string | undefined
  readonly drawer?: Category | undefined
  readonly set?: string | undefined
  /** With those inside. */
  readonly folder?: string | undefined
  readonly place?: string | undefined
  /** All of them, by id. */
  readonly tags: readonly string[]
  /** Any of them; what is here if empty. */
  readonly statuses: readonly CopyStatus[]
  readonly grade_from?: string | undefined
  readonly graded?: boolean | undefined
  readonly company?: string | undefined
  readonly value_from?: number | undefined
  readonly value_to?: number | undefined
  readonly paid_from?: number | undefined
  readonly paid_to?: number | undefined
  /** Days, which may be partial. */
  readonly bought_from?: string | undefined
  readonly bought_to?: string | undefined
  readonly year_from?: number | undefined
  readonly year_to?: number | undefined
  readonly photo?: boolean | undefined
  readonly priced?: boolean | undefined
  readonly spare?: true | undefined
  readonly listed?: true | undefined
  readonly lent?: true | undefined
  readonly import?: string | undefined
  /** Key of a field and what it must be: `text`, `~text` or `a..b`. */
  readonly fields: readonly (readonly [key: string, wanted: string])[]
}

/** An order of the list; `field.<key>` orders by a field. */
export type CopyOrder = CopySort | `field.${string}`

/** Whether a filter lets everything pass that is here, so that counters know the answer. */
export const isUnfiltered = ({ tags, statuses, fields, ...others }: CopyFilter): boolean =>
  tags.length + statuses.length + fields.length === 0 && Object.values(others).every((value) => value === undefined)
