import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'

import { marksOf } from '../copies/item-marks.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import type { Category, SearchHave } from '../wire/index.ts'
import { isOnPostgres } from '../words/word-index.ts'

/** Filters of the catalogue (docs/contract/collectibles.md §5.2). */
export interface SearchFilter {
  readonly category?: Category | undefined
  readonly set?: string | undefined
  readonly maker?: string | undefined
  /** Years, both included. */
  readonly from?: number | undefined
  readonly to?: number | undefined
  readonly country?: string | undefined
  /** Any of these. */
  readonly rarity: readonly number[]
  /** Keys of the categories' facet fields, each with the values of which an item has one. */
  readonly facts: readonly (readonly [key: string, values: readonly string[]])[]
  /** For a signed-in caller only. */
  readonly have?: SearchHave | undefined
}

/** Whether the filter names values that have an index in the order of searches. */
export const hasIndexedValue = ({ maker, country, facts }: SearchFilter): boolean =>
  maker !== undefined || country !== undefined || facts.length > 0

/** Whether the filter leaves a part of all items or of a drawer. */
export const isFiltered = ({ set, maker, from, to, country, rarity, facts, have }: SearchFilter): boolean =>
  [set, maker, from, to, country, have].some((value) => value !== undefined) || rarity.length > 0 || facts.length > 0

/**
 * What rows of the table `item` must be.
 * @param caller Absent for a visitor.
 * @param isAsked Whether each hit is asked what the caller has of it.
 * @param isGoneThrough Whether words or an index in another order find the items. SQLite would take the index of a value,
 *   and put all that have it in order.
 */
export function conditionsOf(
  db: Kysely<CollectiblesTables>,
  filter: SearchFilter,
  caller: string | undefined,
  isAsked: boolean,
  isGoneThrough = false,
): readonly RawBuilder<SqlBool>[] {
  const valueOf = (value: RawBuilder<unknown>) => (isGoneThrough && !isOnPostgres(db) ? sql`+${value}` : value)
  const { category, set, maker, from, to, country, rarity, facts, have } = filter
  const conditions: RawBuilder<SqlBool>[] = []
  if (category !== undefined) conditions.push(sql`item.category_id = ${category}`)
  if (set !== undefined) conditions.push(sql`item.id in (${membersFor(set, caller)})`)
  if (maker !== undefined) conditions.push(sql`${valueOf(sql`item.maker`)} = ${maker}`)
  if (from !== undefined) conditions.push(sql`coalesce(item.year_to, item.year_from) >= ${from}`)
  if (to !== undefined) conditions.push(sql`item.year_from <= ${to}`)
  if (country !== undefined) conditions.push(sql`${valueOf(sql`item.country`)} = ${country}`)
  if (rarity.length > 0) conditions.push(sql`item.rarity in (${sql.join(rarity)})`)
  for (const [key, values] of facts)
    conditions.push(isGoneThrough ? factInIndex(db, key, values) : sql`${factOf(db, key)} in (${sql.join(values)})`)
  if (have !== undefined && caller !== undefined)
    conditions.push(isAsked ? haveCondition(have, caller) : havingItems(have, caller))
  return conditions
}

/** Items of a published set, or of the caller's own one. */
const membersFor = (set: string, caller: string | undefined) => sql`
  select items.id from items join collectible_sets on collectible_sets.id = items.set_id
  where items.set_id = ${set} and collectible_sets.status = 'published'
  union select item_id from set_items where set_id = ${set} and owner_id = ${caller ?? ''}`

/**
 * Asked item by item. SQLite asks the index of the fact, because to read a row and its facts costs several times as much.
 */
const factInIndex = (db: Kysely<CollectiblesTables>, key: string, values: readonly string[]): RawBuilder<SqlBool> =>
  isOnPostgres(db)
    ? sql`${factOf(db, key)} in (${sql.join(values)})`
    : sql`exists (
        select 1 from items as same indexed by ${sql.ref(`items_shown_by_fact_${key}`)}
        where same.status = 'published' and ${factOf(db, key, 'same')} in (${sql.join(values)})
          and same.search_ord = item.search_ord)`

/** The value of a fact as text. @param key One of the delivered keys, in letters and `_`. */
export const factOf = (db: Kysely<CollectiblesTables>, key: string, table = 'item'): RawBuilder<string | null> =>
  isOnPostgres(db)
    ? sql`(cast(${sql.ref(`${table}.attrs`)} as json) ->> ${sql.lit(key)})`
    : sql`cast((${sql.ref(`${table}.attrs`)} ->> ${sql.lit(key)}) as text)`

/** Lists what an account has first: it is little beside the catalogue. */
function havingItems(have: SearchHave, owner: string): RawBuilder<SqlBool> {
  const held = (column: string) => sql<SqlBool>`item.id in (
    select item_id from variant_holdings where owner_id = ${owner} and ${sql.ref(column)} > 0)`
  switch (have) {
    case 'owned':
      return held('quantity')
    case 'spare':
      return held('spare')
    case 'missing':
      return haveCondition(have, owner)
    case 'wished':
      return sql`item.id in (
        select item_id from wishes where owner_id = ${owner} and fulfilled_at is null and item_id is not null
        union select variants.item_id from wishes join variants on variants.id = wishes.variant_id
        where wishes.owner_id = ${owner} and wishes.fulfilled_at is null)`
  }
}

/** Asked row by row. */
export function haveCondition(have: SearchHave, owner: string): RawBuilder<SqlBool> {
  // A holding has at least one piece.
  const held = sql`select 1 from variant_holdings as held where held.owner_id = ${owner} and held.item_id = item.id`
  switch (have) {
    case 'owned':
      return sql`exists (${held})`
    case 'spare':
      return sql`exists (${held} and held.spare > 0)`
    case 'missing':
      return sql`not exists (${held})`
    case 'wished':
      return sql`${marksOf(owner).wished} = 1`
  }
}
