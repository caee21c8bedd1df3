import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** An index for lists of accounts by organization. */
export const byOrganization: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('identities_by_organization')
      .on('identities')
      .columns(['organization_id', 'id'])
      .execute()
  },
}
