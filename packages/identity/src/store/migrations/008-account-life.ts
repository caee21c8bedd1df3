import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Events of accounts, which their owners can review, and pending deletions. */
export const accountLife: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('security_events')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('identity_id', 'text', (c) => c.notNull().references('identities.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('about', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('security_events_of').on('security_events').columns(['identity_id', 'at']).execute()
    await db.schema.createIndex('security_events_by_age').on('security_events').column('at').execute()
    await db.schema
      .createTable('deletions')
      .addColumn('identity_id', 'text', (c) => c.primaryKey().references('identities.id').onDelete('cascade'))
      .addColumn('due_at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('deletions_by_time').on('deletions').column('due_at').execute()
  },
}
