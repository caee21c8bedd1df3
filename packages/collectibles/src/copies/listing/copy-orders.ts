import { sql, type RawBuilder } from 'kysely'
import type { Dialect } from '@collect/storage'

import type { CategoryField, CopySort } from '../../wire/index.ts'
import type { CopyOrder } from './copy-filter.ts'
import { bytes, fieldNumber, fieldText, isNumberField } from './field-value.ts'

interface Order {
  readonly by: RawBuilder<string | number | null>
  readonly isDescending: boolean
  /** The column has an index in this order, so that a page can begin behind a row. */
  readonly hasIndex: boolean
}

const column = (by: RawBuilder<string | number>, isDescending = false): Order => ({ by, isDescending, hasIndex: true })

const added = sql<number>`copy.added_at`
const value = sql<number>`copy.value_order`
const acquired = sql<string>`copy.acquired_order`

const orders: Readonly<Record<CopySort, Order>> = {
  '-added': column(added, true),
  added: column(added),
  name: column(sql<string>`copy.sort_name`),
  '-value': column(value, true),
  value: column(value),
  '-paid': column(sql<number>`coalesce(copy.cost_amount, -1)`, true),
  acquired: column(acquired),
  '-acquired': column(acquired, true),
  year: {
    by: sql<number>`coalesce((select dated.year_from from items as dated where dated.id = copy.item_id), 10000)`,
    isDescending: false,
    hasIndex: false,
  },
  // Set by set; what belongs to none comes last.
  number: column(sql<string>`coalesce(copy.set_id, '~') || ' ' || copy.number_sort`),
  '-grade': column(sql<number>`copy.rank`, true),
  updated: column(sql<number>`copy.updated_at`, true),
}

/** How a list is ordered; every order ends with the id. Copies without a value of a field come last. */
export function orderOf(
  dialect: Dialect,
  order: CopyOrder,
  fieldOf: (key: string) => CategoryField | undefined,
): Order | undefined {
  if (order in orders) return orders[order as CopySort] // just looked up
  const key = order.slice('field.'.length)
  const field = fieldOf(key)
  if (!field) return undefined
  const by = isNumberField(field)
    ? sql<number>`coalesce(${fieldNumber(dialect, key)}, 1e300)`
    : bytes(dialect, sql<string>`coalesce(nullif(${fieldText(dialect, key)}, ''), '\u{10ffff}')`)
  return { by, isDescending: false, hasIndex: false }
}
