import type { Dialect } from '@collect/storage'
import type { Kysely } from 'kysely'

import type { CollectiblesTables } from '../../store/tables.ts'
import type { CategoryField } from '../../wire/index.ts'
import { copyConditions } from './copy-conditions.ts'
import type { CopyFilter, CopyOrder } from './copy-filter.ts'
import { fieldsByKey } from './fields-by-key.ts'
import { countHidden, isShownCopy } from './hidden-samples.ts'
import { wordConditions } from './word-conditions.ts'
import type { Condition } from '../../store/conditions.ts'

export interface ChosenCopies {
  readonly fieldOf: (key: string) => CategoryField | undefined
  /** Copies of samples that are here and not shown. */
  readonly hidden: number
  /** Of rows of the table `copy`. Words of the filter are looked for now. */
  conditions(): Promise<readonly Condition[]>
  /** The same for a statement that goes through all copies in their order. */
  goneThrough(): Promise<readonly Condition[]>
}

/** Which copies of an owner a filter leaves. */
export async function chosenCopies(
  db: Kysely<CollectiblesTables>,
  dialect: Dialect,
  owner: string,
  filter: CopyFilter,
  order: CopyOrder,
): Promise<ChosenCopies> {
  const fieldOf = await fieldsByKey(db, owner, filter, order)
  const hidden = await countHidden(db, owner)
  const conditionsOf = async (isGoneThrough: boolean): Promise<readonly Condition[]> => [
    ...copyConditions(dialect, owner, filter, fieldOf, isGoneThrough),
    ...(filter.q === undefined ? [] : await wordConditions(db, owner, filter.q)),
    ...(hidden > 0 ? [isShownCopy] : []),
  ]
  return {
    fieldOf,
    hidden,
    conditions: () => conditionsOf(false),
    // The index of drawers is in the order of adding itself.
    goneThrough: () => conditionsOf(order !== 'added' && order !== '-added'),
  }
}
