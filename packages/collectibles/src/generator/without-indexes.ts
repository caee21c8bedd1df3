import { sql, type Kysely } from 'kysely'

import type { CollectiblesTables } from '../store/tables.ts'
import { isOnPostgres } from '../words/word-index.ts'

type Db = Kysely<CollectiblesTables>
type Tables = readonly (keyof CollectiblesTables)[]

/**
 * Fills tables while they have no index but their keys, and makes the others afterwards: to sort all rows once takes a
 * part of the time that it takes to keep each index in order. If the process ends in between, the database lacks them.
 */
export async function withoutIndexes(db: Db, tables: Tables, fill: () => Promise<void>): Promise<void> {
  const indexes = isOnPostgres(db) ? await indexesOnPostgres(db, tables) : await indexesOnSqlite(db, tables)
  const sizes = isOnPostgres(db) ? [] : await sizesOf(db, tables)
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db)
  await fill()
  for (const { text } of indexes) await sql.raw(text).execute(db)
  if (sizes.length === 0) return
  // SQLite forgets the sizes of an index with it.
  for (const { tbl, idx, stat } of sizes)
    await sql`
      insert into sqlite_stat1 (tbl, idx, stat) select ${tbl}, ${idx}, ${stat}
      where not exists (select 1 from sqlite_stat1 where tbl = ${tbl} and idx = ${idx})`.execute(db)
  await sql`analyze sqlite_schema`.execute(db)
}

interface Index {
  readonly name: string
  /** The statement that makes it. */
  readonly text: string
}

async function indexesOnSqlite(db: Db, tables: Tables): Promise<readonly Index[]> {
  const { rows } = await sql<Index>`
    select name, sql as text from sqlite_schema
    where type = 'index' and sql is not null and tbl_name in (${sql.join([...tables])}) order by name`.execute(db)
  return rows
}

async function indexesOnPostgres(db: Db, tables: Tables): Promise<readonly Index[]> {
  const { rows } = await sql<Index>`
    select indexname as name, indexdef as text from pg_indexes
    where schemaname = current_schema() and tablename in (${sql.join([...tables])})
    and not exists (select 1 from pg_constraint where conname = indexname) order by indexname`.execute(db)
  return rows
}

async function sizesOf(db: Db, tables: Tables) {
  const { rows } = await sql<{ tbl: string; idx: string; stat: string }>`
    select tbl, idx, stat from sqlite_stat1 where idx is not null and tbl in (${sql.join([...tables])})`.execute(db)
  return rows
}
