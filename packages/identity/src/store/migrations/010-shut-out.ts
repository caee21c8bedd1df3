import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Version numbers of secrets and marks, which a recovery and the first proof of an address raise. */
export const shutOut: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('identities')
      .addColumn('vouched', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema
      .alterTable('identities')
      .addColumn('secrets_version', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema
      .alterTable('identities')
      .addColumn('marks_version', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema
      .alterTable('sessions')
      .addColumn('recovers', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createTable('recoveries')
      .addColumn('identity_id', 'text', (c) => c.primaryKey().references('identities.id').onDelete('cascade'))
      .addColumn('recovered_at', 'bigint', (c) => c.notNull())
      .addColumn('old_password', 'text')
      .execute()
  },
}
