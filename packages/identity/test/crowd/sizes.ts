import { sql } from 'kysely'
import type { Database } from '@collect/storage'

export interface Size {
  readonly name: string
  readonly rows: number
  readonly table: number
  readonly indexes: number
}

/** Bytes of each large table and of its indexes. */
export async function sizesOf(database: Database): Promise<readonly Size[]> {
  const { rows } = await (database.dialect === 'postgres' ? ofPostgres : ofSqlite).execute(database.tables())
  return rows
    .map((row) => ({ ...row, rows: Number(row.rows), table: Number(row.table), indexes: Number(row.indexes) }))
    .filter(({ table }) => table > 100_000)
}

const ofPostgres = sql<Size>`
  select relname as name, reltuples::bigint as rows, pg_table_size(oid) as "table", pg_indexes_size(oid) as indexes
  from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by pg_total_relation_size(oid) desc`

const ofSqlite = sql<Size>`
  select m.tbl_name as name, 0 as "rows",
    sum(case m.type when 'table' then s.pgsize else 0 end) as "table",
    sum(case m.type when 'index' then s.pgsize else 0 end) as indexes
  from dbstat s join sqlite_schema m on m.name = s.name where s.aggregate = true
  group by m.tbl_name order by 3 + 4 desc`
