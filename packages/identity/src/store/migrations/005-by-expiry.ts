import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Indexes that find expired rows without a scan. */
export const byExpiry: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute()
    await db.schema.createIndex('codes_by_expiry').on('codes').column('expires_at').execute()
    await db.schema.createIndex('address_codes_by_expiry').on('address_codes').column('expires_at').execute()
    await db.schema.createIndex('flow_errors_by_age').on('flow_errors').column('created_at').execute()
    await db.schema.createIndex('continuities_by_expiry').on('continuities').column('expires_at').execute()
    // Deleting a flow deletes its pending post.
    await db.schema.createIndex('continuities_by_flow').on('continuities').column('flow_id').execute()
  },
}
