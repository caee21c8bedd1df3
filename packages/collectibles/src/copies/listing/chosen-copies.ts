import type { Dialect } from '@collect/storage'
import type { Kysely, RawBuilder, SqlBool } from 'kysely'

import type { CollectiblesTables } from '../../store/tables.ts'
import type { CategoryField } from '../../wire/index.ts'
import { copyConditions } from './copy-conditions.ts'
import type { CopyFilter, CopyOrder } from './copy-filter.ts'
import { fieldsByKey } from './fields-by-key.ts'
import { countHidden, isShownCopy } from './hidden-samples.ts'
import { wordConditions } from './word-conditions.ts'

export interface ChosenCopies {
  /** Of rows of the table `copy`. */
  readonly conditions: readonly RawBuilder<SqlBool>[]
  /** The same for a statement that goes through all copies in their order. */
  readonly inOrder: readonly RawBuilder<SqlBool>[]
  readonly fieldOf: (key: string) => CategoryField | undefined
  /** Copies of samples that are here and not shown. */
  readonly hidden: number
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
  const words = filter.q === undefined ? [] : await wordConditions(db, owner, filter.q)
  const others = [...words, ...(hidden > 0 ? [isShownCopy] : [])]
  // The index of drawers has this order itself.
  const isGoneThrough = order !== 'added' && order !== '-added'
  return {
    conditions: [...copyConditions(dialect, owner, filter, fieldOf), ...others],
    inOrder: [...copyConditions(dialect, owner, filter, fieldOf, isGoneThrough), ...others],
    fieldOf,
    hidden,
  }
}
