import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Sessions end at the latest then, however much they are used; until now that was when they expired. */
export const sessionEnds: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('sessions')
      .addColumn('ends_at', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute()
    await sql`update sessions set ends_at = expires_at`.execute(db)
  },
}
