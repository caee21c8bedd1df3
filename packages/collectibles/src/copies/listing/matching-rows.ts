import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'

import type { CollectiblesTables } from '../../store/tables.ts'
import { isOnPostgres, listOfNumbers } from '../../words/word-index.ts'
import type { CopyFilter } from './copy-filter.ts'
import type { ListOrder } from './copy-orders.ts'
import type { CachedMatches } from './match-cache.ts'
import { allOf, type Condition } from '../../store/conditions.ts'

type Db = Kysely<CollectiblesTables>

/** The last copy of a page, behind which the next one begins. */
export interface CopyPlace {
  readonly key: string | number
  readonly id: string
}

/** Whose copies a list has, and how it orders them. */
export interface ChosenRows {
  readonly db: Db
  readonly owner: string
  readonly order: ListOrder
}

interface Way {
  /** From the end of the order. */
  readonly isReversed: boolean
  readonly skipped: number
  readonly wanted: number
}

export async function countMatches(db: Db, conditions: readonly Condition[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from copies as copy where ${allOf(conditions)}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

/** Rows of a page, from the index of their order alone if it has one. */
export async function rowsInOrder(
  { db, order: { by, isDescending } }: ChosenRows,
  conditions: readonly Condition[],
  { isReversed, skipped, wanted }: Way,
  after: CopyPlace | undefined,
): Promise<readonly CopyPlace[]> {
  const behind =
    after && sql<SqlBool>`(${by}, copy.id) ${sql.raw(isDescending ? '<' : '>')} (${after.key}, ${after.id})`
  const direction = sql.raw(isDescending !== isReversed ? 'desc' : 'asc')
  const { rows } = await sql<CopyPlace>`
    select copy.id as id, ${by} as key from copies as copy
    where ${allOf(behind ? [...conditions, behind] : conditions)}
    order by ${by} ${direction}, copy.id ${direction}
    limit ${sql.lit(wanted)} offset ${sql.lit(skipped)}`.execute(db)
  return isReversed ? rows.toReversed() : rows
}

/** The conditions that all matches meet. The database looks for words once, for all orders and sums of a filter. */
export async function matchConditions(
  db: Db,
  filter: CopyFilter,
  matches: CachedMatches,
  conditions: () => Promise<readonly Condition[]>,
): Promise<readonly Condition[]> {
  if (filter.q === undefined) return conditions()
  const found = await matches.get('found', async () => listed(db, sql`copy.n`, allOf(await conditions())))
  return [sql<SqlBool>`copy.n in ${listOfNumbers(db, [...found])}`]
}

/** The numbers of the rows of all matches, in their order. */
export function numbersOf({ db, order }: ChosenRows, conditions: readonly Condition[]): Promise<Float64Array> {
  const direction = sql.raw(order.isDescending ? 'desc' : 'asc')
  return listed(
    db,
    sql`copy.n order by ${order.by} ${direction}, copy.id ${direction}`,
    // SQLite would go through the index of the order and look up each of its copies, if it were not told to find them first.
    isOnPostgres(db)
      ? allOf(conditions)
      : sql`copy.n in (select copy.n from copies as copy where ${allOf(conditions)})`,
  )
}

/** Row numbers as one text: the driver would take longer for so many rows than the database needs to find them. */
async function listed(db: Db, numbers: RawBuilder<unknown>, condition: RawBuilder<unknown>): Promise<Float64Array> {
  const list = isOnPostgres(db) ? sql`cast(json_agg(${numbers}) as text)` : sql`json_group_array(${numbers})`
  const { rows } = await sql<{ list: string | null }>`
    select ${list} as list from copies as copy where ${condition}`.execute(db)
  return Float64Array.from(JSON.parse(rows[0]?.list ?? '[]') as readonly number[]) // of the engine
}

/** A page of rows whose numbers are known. Undefined if it begins behind a copy that has left its place. */
export async function rowsOfNumbers(
  { db, owner, order: { by } }: ChosenRows,
  numbers: Float64Array,
  begin: CopyPlace | number,
  wanted: number,
): Promise<readonly CopyPlace[] | undefined> {
  const rowsWith = async (condition: RawBuilder<unknown>) =>
    (
      await sql<CopyPlace & { n: number }>`
        select copy.id as id, ${by} as key, copy.n as n from copies as copy
        where ${condition} and copy.owner_id = ${owner}`.execute(db)
    ).rows.map((row) => ({ ...row, n: Number(row.n) }))
  let from = begin
  if (typeof from !== 'number') {
    const [last] = await rowsWith(sql`copy.id = ${from.id}`)
    const at = last && String(last.key) === String(from.key) ? numbers.indexOf(last.n) : -1
    if (at === -1) return undefined
    from = at + 1
  }
  const page = [...numbers.subarray(from, from + wanted)]
  if (page.length === 0) return []
  const found = new Map((await rowsWith(sql`copy.n in (${sql.join(page)})`)).map(({ n, id, key }) => [n, { id, key }]))
  return page.flatMap((n) => found.get(n) ?? [])
}
