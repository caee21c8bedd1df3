import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Whose list of accounts is asked for by organization must not read all of them. */
export const byOrganization: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('identities_by_organization')
      .on('identities')
      .columns(['organization_id', 'id'])
      .execute()
  },
}
