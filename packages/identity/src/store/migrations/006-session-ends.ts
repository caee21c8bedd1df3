import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The end of a session's lifespan, however often it is used. So far it was the same as `expires_at`. */
export const sessionEnds: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('sessions')
      .addColumn('ends_at', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute()
    await sql`update sessions set ends_at = expires_at`.execute(db)
  },
}
