import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Trips of users to identity providers, each for one answer. */
export const providerTrips: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('provider_trips')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('flow_id', 'text', (c) => c.notNull())
      .addColumn('flow_kind', 'text', (c) => c.notNull())
      .addColumn('method', 'text', (c) => c.notNull())
      .addColumn('provider', 'text', (c) => c.notNull())
      .addColumn('binding', 'text', (c) => c.notNull())
      .addColumn('sealed', 'text', (c) => c.notNull())
      .addColumn('made_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('taken_at', 'bigint')
      .addColumn('answer', 'text')
      .execute()
    await db.schema.createIndex('provider_trips_by_end').on('provider_trips').column('expires_at').execute()
  },
}
