import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A recovery, and the deletion of an account, find its pending posts without a scan. */
export const continuitiesOf: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex('continuities_of').on('continuities').column('identity_id').execute()
  },
}
