import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'

import type { CollectiblesTables } from '../../store/tables.ts'
import { isOnPostgres } from '../../words/word-index.ts'
import type { ListOrder } from './copy-orders.ts'

type Db = Kysely<CollectiblesTables>

/** The last copy of a page, behind which the next one begins. */
export interface CopyPlace {
  readonly key: string | number
  readonly id: string
}

/** Copies that a list chooses, and how it orders them. */
export interface ChosenRows {
  readonly db: Db
  readonly owner: string
  /** Of rows of the table `copy`. */
  readonly conditions: readonly RawBuilder<SqlBool>[]
  readonly order: ListOrder
  /** Then the first page tells the number of all matches. */
  readonly hasWords: boolean
}

export interface MatchingRow extends CopyPlace {
  readonly count?: number
}

interface Way {
  /** From the end of the order. */
  readonly isReversed: boolean
  readonly skipped: number
  readonly wanted: number
}

export async function countMatches(db: Db, conditions: ChosenRows['conditions']): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from copies as copy where ${sql.join(conditions, sql` and `)}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

/** Rows of a page, from the index of their order alone if it has one. */
export async function rowsInOrder(
  { db, conditions, order: { by, isDescending }, hasWords }: ChosenRows,
  { isReversed, skipped, wanted }: Way,
  after: CopyPlace | undefined,
): Promise<readonly MatchingRow[]> {
  const behind =
    after && sql<SqlBool>`(${by}, copy.id) ${sql.raw(isDescending ? '<' : '>')} (${after.key}, ${after.id})`
  const direction = sql.raw(isDescending !== isReversed ? 'desc' : 'asc')
  const { rows } = await sql<MatchingRow>`
    select copy.id as id, ${by} as key${hasWords && !after ? sql`, count(*) over () as count` : sql``}
    from copies as copy where ${sql.join(behind ? [...conditions, behind] : conditions, sql` and `)}
    order by ${by} ${direction}, copy.id ${direction}
    limit ${sql.lit(wanted)} offset ${sql.lit(skipped)}`.execute(db)
  return isReversed ? rows.toReversed() : rows
}

/**
 * Makes SQLite find all matches before it puts them in order. It would go through the index of the order and look each of
 * its copies up, because it keeps no statistics of values.
 */
export const foundFirst = (chosen: ChosenRows): ChosenRows =>
  isOnPostgres(chosen.db)
    ? chosen
    : {
        ...chosen,
        conditions: [
          sql<SqlBool>`copy.n in (select copy.n from copies as copy where ${sql.join(chosen.conditions, sql` and `)})`,
        ],
      }

/** The numbers of the rows of all matches, in their order. */
export async function numbersOf(chosen: ChosenRows): Promise<Float64Array> {
  const { db, order } = chosen
  const direction = sql.raw(order.isDescending ? 'desc' : 'asc')
  const numbers = sql`copy.n order by ${order.by} ${direction}, copy.id ${direction}`
  // As one text: so many rows would take longer on their way than to be found.
  const list = isOnPostgres(db) ? sql`cast(json_agg(${numbers}) as text)` : sql`json_group_array(${numbers})`
  const { rows } = await sql<{ list: string | null }>`
    select ${list} as list from copies as copy
    where ${sql.join(foundFirst(chosen).conditions, sql` and `)}`.execute(db)
  return Float64Array.from(JSON.parse(rows[0]?.list ?? '[]') as readonly number[]) // of the engine
}

/** A page of rows whose numbers are known. Undefined if it begins behind a copy that has left its place. */
export async function rowsOfNumbers(
  { db, owner, order: { by } }: ChosenRows,
  numbers: Float64Array,
  begin: CopyPlace | number,
  wanted: number,
): Promise<readonly MatchingRow[] | undefined> {
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
