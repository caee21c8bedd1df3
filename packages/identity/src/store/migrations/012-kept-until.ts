import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

const day = 24 * 60 * 60_000

/** A flow is deleted when it expires; only a flow with a mailed code stays longer. */
export const keptUntil: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('flows')
      .addColumn('kept_until', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute()
    await sql`update flows set kept_until = expires_at + ${sql.lit(day)}`.execute(db)
    await db.schema.createIndex('flows_by_end').on('flows').column('kept_until').execute()
    await db.schema.dropIndex('flows_by_expiry').execute()
  },
}
