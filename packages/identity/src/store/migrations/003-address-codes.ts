import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Codes for addresses that have no account yet: a visitor who signs up proves their address first. */
export const addressCodes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('address_codes')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('flow_id', 'text', (c) => c.notNull().references('flows.id').onDelete('cascade'))
      .addColumn('digest', 'text', (c) => c.notNull())
      .addColumn('via', 'text', (c) => c.notNull())
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('used_at', 'bigint')
      .execute()
    await db.schema.createIndex('address_codes_by_flow').on('address_codes').column('flow_id').execute()
    await db.schema.createIndex('address_codes_by_address').on('address_codes').column('address').execute()
  },
}
