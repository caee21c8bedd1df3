import type { Migrations } from '@collect/storage'

/** Numbered, never edited after a release. */
export const oauth2Migrations: Migrations = {
  '001_init': {
    async up(db) {
      await db.schema
        .createTable('oauth2_payloads')
        .addColumn('model', 'text', (column) => column.notNull())
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('payload', 'text', (column) => column.notNull())
        .addColumn('grant_id', 'text')
        .addColumn('uid', 'text')
        .addColumn('account_id', 'text')
        .addColumn('client_id', 'text')
        .addColumn('consumed_at', 'bigint')
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('oauth2_payloads_once', ['model', 'id'])
        .execute()
      for (const column of ['grant_id', 'uid', 'account_id', 'client_id', 'expires_at']) {
        await db.schema.createIndex(`oauth2_payloads_by_${column}`).on('oauth2_payloads').column(column).execute()
      }
      await db.schema
        .createTable('oauth2_clients')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('metadata', 'text', (column) => column.notNull())
        .addColumn('secret', 'text')
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('oauth2_keys')
        .addColumn('kid', 'text', (column) => column.primaryKey())
        .addColumn('pair', 'integer', (column) => column.notNull())
        .addColumn('algorithm', 'text', (column) => column.notNull())
        .addColumn('jwk', 'text', (column) => column.notNull())
        .addColumn('made_at', 'bigint', (column) => column.notNull())
        .addColumn('signs_from', 'bigint', (column) => column.notNull())
        .addColumn('retires_at', 'bigint')
        // Two processes that make the same pair at once store one of the two.
        .addUniqueConstraint('oauth2_keys_once', ['pair', 'algorithm'])
        .execute()
    },
  },
  '002_consents': {
    async up(db) {
      await db.schema
        .createTable('oauth2_consents')
        .addColumn('account_id', 'text', (column) => column.notNull())
        .addColumn('client_id', 'text', (column) => column.notNull())
        .addColumn('grant_id', 'text', (column) => column.notNull())
        .addColumn('request_id', 'text')
        .addColumn('granted', 'text', (column) => column.notNull())
        .addColumn('refused', 'text', (column) => column.notNull())
        .addColumn('remembered', 'integer', (column) => column.notNull())
        .addColumn('own', 'integer', (column) => column.notNull())
        .addColumn('since', 'bigint', (column) => column.notNull())
        .addColumn('decided_at', 'bigint', (column) => column.notNull())
        .addColumn('last_used_at', 'bigint')
        .addPrimaryKeyConstraint('oauth2_consents_once', ['account_id', 'client_id'])
        .execute()
      for (const column of ['grant_id', 'request_id']) {
        await db.schema.createIndex(`oauth2_consents_by_${column}`).on('oauth2_consents').column(column).execute()
      }
    },
  },
}
