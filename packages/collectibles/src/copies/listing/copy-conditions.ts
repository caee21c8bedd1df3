import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Dialect } from '@collect/storage'

import { conditionScales } from '../../catalogue/condition-scales.ts'
import { earliestDay, type CategoryField } from '../../wire/index.ts'
import { hereStatuses } from '../statuses.ts'
import type { CopyFilter } from './copy-filter.ts'
import { fieldCondition } from './field-value.ts'
import type { Condition } from '../../store/conditions.ts'

/** Written out, so that both engines use the indexes of what is here. */
export const hereCopies = sql<SqlBool>`copy.deleted_at is null and copy.status in (${sql.join(hereStatuses.map((status) => sql.lit(status)))})`

/**
 * What a copy of the list must be.
 * @param fieldOf The field of a key; undefined for an unknown one
 * @param isGoneThrough Whether an index in another order finds the copies. SQLite would take that of the drawer, and put
 *   the whole drawer in order
 */
export function copyConditions(
  dialect: Dialect,
  owner: string,
  filter: CopyFilter,
  fieldOf: (key: string) => CategoryField | undefined,
  isGoneThrough = false,
): readonly Condition[] {
  const { statuses, set, folder, place } = filter
  const conditions: (Condition | undefined)[] = [
    sql<SqlBool>`copy.owner_id = ${owner}`,
    statuses.length === 0
      ? hereCopies
      : sql<SqlBool>`copy.deleted_at is null and copy.status in (${sql.join([...statuses])})`,
    where(filter.drawer, (drawer) =>
      isGoneThrough && dialect === 'sqlite' ? sql`+copy.category_id = ${drawer}` : sql`copy.category_id = ${drawer}`,
    ),
    where(
      set,
      (id) => sql`(copy.set_id = ${id} or copy.item_id in (
      select item_id from set_items where set_id = ${id} and owner_id = ${owner}))`,
    ),
    where(folder, (id) => sql`copy.folder_id in (${inside('folders', owner, id)})`),
    where(place, (id) => sql`copy.place_id in (${inside('places', owner, id)})`),
    ...filter.tags.map(
      (tag) => sql<SqlBool>`exists (
        select 1 from copy_tags where copy_tags.copy_id = copy.id and copy_tags.tag_id = ${tag})`,
    ),
    where(filter.grade_from, gradeFrom),
    either(filter.graded, sql`copy.company <> ''`, sql`copy.company = ''`),
    where(filter.company, (company) => sql`copy.company = ${company}`),
    where(filter.value_from, (amount) => sql`copy.value_order >= ${amount}`),
    where(filter.value_to, (amount) => sql`copy.value_order between 0 and ${amount}`),
    where(filter.paid_from, (amount) => sql`copy.paid_amount >= ${amount}`),
    where(filter.paid_to, (amount) => sql`copy.paid_amount <= ${amount}`),
    where(filter.bought_from, (day) => sql`copy.acquired_order >= ${earliestDay(day)}`),
    // The last day that the text can mean: '~' comes behind every digit and hyphen.
    where(filter.bought_to, (day) => sql`copy.acquired_order <> '' and copy.acquired_order < ${`${day}~`}`),
    years(filter),
    either(filter.photo, hasPhoto, sql`not ${hasPhoto}`),
    either(filter.priced, sql`copy.paid_amount is not null`, sql`copy.paid_amount is null`),
    filter.spare && sql<SqlBool>`copy.spare > 0`,
    filter.listed && sql<SqlBool>`copy.listed > 0`,
    filter.lent && sql<SqlBool>`copy.status = 'lent'`,
    where(filter.import, (id) => sql`copy.import_id = ${id}`),
    ...filter.fields.map(([key, wanted]) => fieldCondition(dialect, fieldOf(key), key, wanted)),
  ]
  return conditions.filter((condition) => condition !== undefined)
}

const where = <Value>(value: Value | undefined, condition: (value: Value) => RawBuilder<unknown>) =>
  value === undefined ? undefined : sql<SqlBool>`(${condition(value)})`

const either = (wanted: boolean | undefined, yes: RawBuilder<unknown>, no: RawBuilder<unknown>) =>
  wanted === undefined ? undefined : sql<SqlBool>`(${wanted ? yes : no})`

const hasPhoto = sql<SqlBool>`exists (
  select 1 from photos where photos.copy_id = copy.id and photos.deleted_at is null)`

/** A folder or a place with those inside: its id stands in their paths. */
const inside = (table: 'folders' | 'places', owner: string, id: string) => sql`
  select id from ${sql.table(table)} where owner_id = ${owner} and path like ${`%/${id}/%`}`

/** Some scales share the name of a grade with another rank. */
function gradeFrom(grade: string): RawBuilder<unknown> {
  const ranks = Object.entries(conditionScales).flatMap(([scale, { grades }]) =>
    grades
      .filter(({ id }) => id === grade)
      .map(
        ({ rank }) =>
          sql`(copy.rank >= ${rank} and copy.category_id in (select id from categories where scale_id = ${scale}))`,
      ),
  )
  return ranks.length === 0 ? sql`1 = 0` : sql.join(ranks, sql` or `)
}

function years({ year_from, year_to }: CopyFilter): Condition | undefined {
  if (year_from === undefined && year_to === undefined) return undefined
  // A copy without a year has 10000 and -10000.
  return sql<SqlBool>`copy.year_order <= ${year_to ?? 9_999} and copy.year_last >= ${year_from ?? -9_999}`
}
