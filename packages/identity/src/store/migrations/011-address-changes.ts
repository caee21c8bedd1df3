import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Addresses that wait for their proof, states that changes of address can be undone to, and frozen accounts. */
export const addressChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('identities').addColumn('frozen_at', 'bigint').execute()
    await db.schema.alterTable('recovery_addresses').addColumn('until', 'bigint').execute()
    await db.schema.createIndex('recovery_addresses_by_end').on('recovery_addresses').column('until').execute()
    await db.schema.alterTable('security_events').addColumn('reported_at', 'bigint').execute()
    await db.schema
      .createTable('address_changes')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('identity_id', 'text', (c) => c.notNull().unique().references('identities.id').onDelete('cascade'))
      .addColumn('via', 'text', (c) => c.notNull())
      .addColumn('value', 'text', (c) => c.notNull())
      .addColumn('traits', 'text', (c) => c.notNull())
      .addColumn('flow_id', 'text')
      .addColumn('due_at', 'bigint')
      .addColumn('ends_at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('address_changes_by_due').on('address_changes').column('due_at').execute()
    await db.schema.createIndex('address_changes_by_end').on('address_changes').column('ends_at').execute()
    await db.schema
      .createTable('address_restores')
      .addColumn('event_id', 'text', (c) => c.primaryKey())
      .addColumn('identity_id', 'text', (c) => c.notNull().references('identities.id').onDelete('cascade'))
      .addColumn('traits', 'text', (c) => c.notNull())
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .addColumn('asked_at', 'bigint')
      .addColumn('ends_at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('address_restores_of').on('address_restores').column('identity_id').execute()
    await db.schema.createIndex('address_restores_by_end').on('address_restores').column('ends_at').execute()
  },
}
