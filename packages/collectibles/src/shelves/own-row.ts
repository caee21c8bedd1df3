import { sql } from 'kysely'

import type { Act, Reader, Verb } from '../acts/act.ts'
import { keptOfRow } from '../acts/kept-of-row.ts'
import type { quietEntity } from '../acts/quiet-entity.ts'

type Value = string | number | null

/** A stored row by its columns. */
export type OwnRow = Readonly<Record<string, Value>> & { readonly id: string; readonly rev: number }

/** What a person writes about a row. */
export type WrittenRow = Readonly<Record<string, Value>>

/** A kind of rows that an owner keeps around their copies. */
export interface RowKind {
  readonly entity: 'folder' | 'place' | 'tag' | 'field' | typeof quietEntity
  readonly table: 'folders' | 'places' | 'tags' | 'own_fields'
  /** Columns that activity and undo look at, and what they are where nothing is written. */
  readonly blank: WrittenRow
  /** Columns that follow from these. */
  following(act: Act, id: string, written: WrittenRow): Promise<WrittenRow>
  /** What else follows from a change: of what lies inside. */
  settle?(act: Act, before: OwnRow, after: OwnRow): Promise<void>
  /** What may be written instead, where the rows of today leave no room: for undo. */
  fitting(act: Act, id: string, written: WrittenRow): Promise<WrittenRow>
  /** How many things refer to a row, those in the bin too. @param now The time of the undo that asks. */
  countUses(reader: Reader, row: OwnRow, now: number): Promise<number>
  /** Takes away what refers to a row and does not count as a use. */
  loosen?(act: Act, row: OwnRow): Promise<void>
}

export async function loadOwnRows(
  { db, owner }: Reader,
  { table }: RowKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OwnRow>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<OwnRow>`
    select * from ${sql.table(table)} where owner_id = ${owner} and id in (${sql.join([...ids])})`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Makes a row.
 * @param kept of the row of before, where undo makes it again
 * @returns undefined if its id is taken
 */
export async function makeOwnRow(
  act: Act,
  kind: RowKind,
  id: string,
  given: WrittenRow,
  verb: Verb = 'made',
  kept: { readonly rev?: number; readonly created_at?: number } = {},
): Promise<OwnRow | undefined> {
  const written = { ...kind.blank, ...given }
  const row = {
    ...written,
    ...(await kind.following(act, id, written)),
    id,
    owner_id: act.owner,
    // A client that knows the row of before must not overwrite the one that is made again.
    rev: (kept.rev ?? 0) + 1,
    created_at: kept.created_at ?? act.now,
    updated_at: act.now,
  }
  const { rows } = await sql<OwnRow>`
    insert into ${sql.table(kind.table)} (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
    values (${sql.join(Object.values(row))}) on conflict (id) do nothing returning *`.execute(act.db)
  const [made] = rows
  if (!made) return undefined
  // Undo makes a row again with all that it had.
  const fields = Object.fromEntries(Object.keys(kind.blank).map((name) => [name, [null, made[name] ?? null] as const]))
  act.note({ entity: kind.entity, id, verb, fields })
  return made
}

/** Changes a row; it gets its next revision. */
export async function changeOwnRow(
  act: Act,
  kind: RowKind,
  before: OwnRow,
  written: WrittenRow,
  verb: Verb = 'changed',
): Promise<OwnRow> {
  const set = {
    ...written,
    ...(await kind.following(act, before.id, { ...before, ...written })),
    rev: before.rev + 1,
    updated_at: act.now,
  }
  const pairs = Object.entries(set).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const { rows } = await sql<OwnRow>`
    update ${sql.table(kind.table)} set ${sql.join(pairs)}
    where id = ${before.id} and owner_id = ${act.owner} returning *`.execute(act.db)
  const [after] = rows
  if (!after) throw new Error(`the ${kind.entity} to change is gone`)
  await kind.settle?.(act, before, after)
  act.note({ entity: kind.entity, id: before.id, verb, fields: changedRowFields(kind, before, after) })
  return after
}

/** Deletes a row that is not in use. */
export async function dropOwnRow(act: Act, kind: RowKind, row: OwnRow): Promise<void> {
  await kind.loosen?.(act, row)
  await sql`delete from ${sql.table(kind.table)} where id = ${row.id} and owner_id = ${act.owner}`.execute(act.db)
  const fields = Object.fromEntries(Object.keys(kind.blank).map((name) => [name, [row[name] ?? null, null] as const]))
  act.note({ entity: kind.entity, id: row.id, verb: 'deleted', fields: { ...fields, ...keptOfRow(row) } })
}

/** Column → [before, after] of what differs. */
export const changedRowFields = ({ blank }: RowKind, before: WrittenRow, after: WrittenRow) =>
  Object.fromEntries(
    Object.keys(blank)
      .filter((name) => before[name] !== after[name])
      .map((name) => [name, [before[name] ?? null, after[name] ?? null] as const]),
  )

/** Counts the owner's rows of a table. */
export async function countOwnRows({ db, owner }: Act, { table }: RowKind): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where owner_id = ${owner}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

export async function countWhere({ db }: Reader, table: string, column: string, value: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}
