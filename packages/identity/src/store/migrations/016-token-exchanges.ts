import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Sign-ins of native applications by a browser: two codes, whose holder gets the session. */
export const tokenExchanges: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('token_exchanges')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('init_digest', 'text', (c) => c.notNull().unique())
      .addColumn('return_digest', 'text')
      .addColumn('flow_kind', 'text')
      .addColumn('flow_id', 'text')
      .addColumn('sealed', 'text')
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('token_exchanges_by_end').on('token_exchanges').column('expires_at').execute()
  },
}
