import { PostgresAdapter, sql, type Kysely } from 'kysely'

/**
 * Writes the sizes of new indexes as they are in a large database, because SQLite takes an index without them for the best
 * (`migrations/014-quick-lists.ts`). PostgreSQL counts by itself.
 * @param sizes By index: its rows, then the rows that share the first column, the first two, and so on.
 */
export async function writeSizes(
  db: Kysely<unknown>,
  table: 'items' | 'copies',
  sizes: Readonly<Record<string, string>>,
): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return
  for (const [index, stat] of Object.entries(sizes))
    await sql`insert into sqlite_stat1 (tbl, idx, stat) values (${table}, ${index}, ${stat})`.execute(db)
  await sql`analyze sqlite_schema`.execute(db)
}
