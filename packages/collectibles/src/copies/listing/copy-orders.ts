import { sql, type RawBuilder } from 'kysely'
import type { Dialect } from '@collect/storage'

import type { ColumnType } from '../../store/column-type.ts'
import type { CategoryField, CopySort } from '../../wire/index.ts'
import type { CopyOrder } from './copy-filter.ts'
import { bytes, fieldNumber, fieldText, isNumberField } from './field-value.ts'

export interface ListOrder {
  readonly by: RawBuilder<string | number | null>
  readonly isDescending: boolean
  /** What the column holds, if it has an index in this order, so that a page can begin behind a row. */
  readonly indexed?: ColumnType
}

const column = (by: RawBuilder<string | number>, indexed: ColumnType, isDescending = false): ListOrder => ({
  by,
  isDescending,
  indexed,
})

const added = [sql<number>`copy.added_at`, 'bigint'] as const
const value = [sql<number>`copy.value_order`, 'bigint'] as const
const acquired = [sql<string>`copy.acquired_order`, 'text'] as const

const orders: Readonly<Record<CopySort, ListOrder>> = {
  '-added': column(...added, true),
  added: column(...added),
  name: column(sql<string>`copy.sort_name`, 'text'),
  '-value': column(...value, true),
  value: column(...value),
  '-paid': column(sql<number>`coalesce(copy.cost_amount, -1)`, 'bigint', true),
  acquired: column(...acquired),
  '-acquired': column(...acquired, true),
  year: column(sql<number>`copy.year_order`, 'integer'),
  // Set by set; what belongs to none comes last.
  number: column(sql<string>`coalesce(copy.set_id, '~') || ' ' || copy.number_sort`, 'text'),
  '-grade': column(sql<number>`copy.rank`, 'integer', true),
  updated: column(sql<number>`copy.updated_at`, 'bigint', true),
}

const isByColumn = (order: CopyOrder): order is CopySort => order in orders

/** What the column holds behind whose rows a page can begin; undefined for an order by a field. */
export const keyTypeOf = (order: CopyOrder): ColumnType | undefined =>
  isByColumn(order) ? orders[order].indexed : undefined

/** How a list is ordered; every order ends with the id. Copies without a value of a field come last. */
export function orderOf(
  dialect: Dialect,
  order: CopyOrder,
  fieldOf: (key: string) => CategoryField | undefined,
): ListOrder | undefined {
  if (isByColumn(order)) return orders[order]
  const key = order.slice('field.'.length)
  const field = fieldOf(key)
  if (!field) return undefined
  const by = isNumberField(field)
    ? sql<number>`coalesce(${fieldNumber(dialect, key)}, 1e300)`
    : bytes(dialect, sql<string>`coalesce(nullif(${fieldText(dialect, key)}, ''), '\u{10ffff}')`)
  return { by, isDescending: false }
}
