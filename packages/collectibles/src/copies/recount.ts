import { sql, type Kysely, type RawBuilder } from 'kysely'

import type { CountKind } from '../store/rows/collector-rows.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import { had, hadStatuses, here } from './statuses.ts'

/** Samples count as objects, and never as values. */
const counts = (column: 'value_amount' | 'cost_amount') =>
  sql`${sql.ref(column)} is not null and is_sample = 0 and status in (${sql.join([...hadStatuses])})`

/*
 * The counters of docs/contract/collectibles.md §3.3, counted from the rows. `counts.ts` keeps the same numbers change
 * by change, and the check compares both.
 */

const ofOwner = (owner: string | undefined) => (owner === undefined ? sql`` : sql` and owner_id = ${owner}`)

/** What `collection_totals` must hold. */
export const expectedTotals = (owner?: string) => sql`
  select owner_id, category_id, count(*) as copies, cast(sum(quantity) as bigint) as quantity,
    cast(sum(case when ${counts('value_amount')} then 1 else 0 end) as bigint) as valued,
    cast(sum(case when ${counts('value_amount')} then value_amount else 0 end) as bigint) as value_amount,
    cast(sum(case when ${counts('cost_amount')} then 1 else 0 end) as bigint) as costed,
    cast(sum(case when ${counts('cost_amount')} then cost_amount else 0 end) as bigint) as cost_amount
  from copies where ${here}${ofOwner(owner)} group by owner_id, category_id`

/** What `collection_counts` must hold: by kind, how many copies have which name, and what they add up to. */
export const expectedCounts = (owner?: string) => {
  const part = (kind: CountKind, name: string, amount: string, condition: RawBuilder<unknown>) => sql`
    select owner_id, ${sql.lit(kind)} as kind, ${sql.raw(name)} as name, ${sql.raw(amount)} as amount
    from copies where ${condition}${ofOwner(owner)}`
  const counted = (condition: string) => sql`${had} and is_sample = 0 and ${sql.raw(condition)}`
  const parts = [
    part('status', 'status', '0', here),
    part('folder', 'folder_id', '0', sql`${here} and folder_id is not null`),
    sql`
      select copies.owner_id, 'tag' as kind, copy_tags.tag_id as name, 0 as amount
      from copies join copy_tags on copy_tags.copy_id = copies.id where ${here}${ofOwner(owner)}`,
    part('basis', 'value_basis', '0', counted('value_amount is not null')),
    part('gain', "''", 'value_amount - cost_amount', counted('value_amount is not null and cost_amount is not null')),
    part(
      'value',
      'own_value_currency',
      'own_value_amount',
      counted('value_amount is null and own_value_amount is not null'),
    ),
    part(
      'cost',
      'paid_currency',
      'paid_amount + coalesce(fees_amount, 0)',
      counted('cost_amount is null and paid_amount is not null'),
    ),
  ]
  return sql`
    select owner_id, kind, name, count(*) as copies, cast(sum(amount) as bigint) as amount
    from (${sql.join(parts, sql` union all `)}) as listed group by owner_id, kind, name`
}

/** What `variant_holdings` must hold. */
export const expectedHoldings = (owner?: string) => sql`
  select owner_id, variant_id, max(item_id) as item_id, cast(sum(quantity) as bigint) as quantity, count(*) as copies,
    cast(sum(spare) as bigint) as spare
  from copies where ${had} and variant_id is not null${ofOwner(owner)} group by owner_id, variant_id`

/** What `set_progress` must hold: sets of the catalogue, and own sets with what lies in them. */
export const expectedProgress = (owner?: string, sets?: readonly string[]) => {
  const chosen = (column: string) =>
    sets === undefined ? sql`` : sql` and ${sql.ref(column)} in (${sql.join([...sets])})`
  return sql`
    select owner_id, set_id, count(distinct item_id) as owned, cast(coalesce(sum(value_amount), 0) as bigint) as value_amount
    from copies where ${had} and set_id is not null and is_sample = 0${ofOwner(owner)}${chosen('set_id')} group by owner_id, set_id
    union all
    select owned.owner_id, set_items.set_id, count(distinct owned.item_id) as owned,
      cast(coalesce(sum(owned.value_amount), 0) as bigint) as value_amount
    from (select * from copies where ${had} and is_sample = 0${ofOwner(owner)}) as owned
    join set_items on set_items.item_id = owned.item_id and set_items.owner_id = owned.owner_id${chosen('set_items.set_id')}
    group by owned.owner_id, set_items.set_id`
}

/** Writes the counters of an account that has none yet. */
export async function recount(db: Kysely<CollectiblesTables>, owner: string): Promise<void> {
  const counters: readonly (readonly [table: string, columns: string, expected: RawBuilder<unknown>])[] = [
    [
      'collection_totals',
      'owner_id, category_id, copies, quantity, valued, value_amount, costed, cost_amount',
      expectedTotals(owner),
    ],
    ['collection_counts', 'owner_id, kind, name, copies, amount', expectedCounts(owner)],
    ['variant_holdings', 'owner_id, variant_id, item_id, quantity, copies, spare', expectedHoldings(owner)],
    ['set_progress', 'owner_id, set_id, owned, value_amount', expectedProgress(owner)],
  ]
  for (const [table, columns, expected] of counters)
    await sql`
      insert into ${sql.table(table)} (${sql.raw(columns)})
      select ${sql.raw(columns)} from (${expected}) as expected`.execute(db)
}
