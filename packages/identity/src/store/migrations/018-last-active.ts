import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Owners see when each device was last active. For older sessions, the last sign-in counts. */
export const lastActive: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('sessions')
      .addColumn('last_active_at', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute()
    await sql`update sessions set last_active_at = authenticated_at`.execute(db)
  },
}
