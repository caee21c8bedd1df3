import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Counts of rate limits, by a digest of limit and subject. */
export const throttles: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('throttles')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('free_at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('throttles_by_end').on('throttles').column('free_at').execute()
  },
}
