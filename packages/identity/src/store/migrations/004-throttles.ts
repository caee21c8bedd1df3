import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How often somebody tried, by a digest of who and where. */
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
