import { PostgresAdapter, sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * PostgreSQL leaves room on each new page of the sessions. A note of a session's use then stays on the session's page,
 * and no index is written. SQLite changes rows in place.
 */
export const roomForNotes: Migration = {
  async up(db: Kysely<unknown>) {
    if (db.getExecutor().adapter instanceof PostgresAdapter) {
      await sql`alter table sessions set (fillfactor = 85)`.execute(db)
    }
  },
}
