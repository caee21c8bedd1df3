import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The installation's keys for requests to SAML providers. */
export const samlKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('saml_keys')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('sealed', 'text', (c) => c.notNull())
      .addColumn('made_at', 'bigint', (c) => c.notNull())
      .execute()
  },
}
