import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const init: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('identities')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('schema_id', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('state_changed_at', 'bigint', (c) => c.notNull())
      .addColumn('traits', 'text', (c) => c.notNull())
      .addColumn('metadata_public', 'text')
      .addColumn('metadata_admin', 'text')
      .addColumn('external_id', 'text', (c) => c.unique())
      .addColumn('organization_id', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('identities_by_age').on('identities').columns(['created_at', 'id']).execute()

    await db.schema
      .createTable('credentials')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('identity_id', 'text', (c) => c.notNull().references('identities.id').onDelete('cascade'))
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('config', 'text', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('credentials_once', ['identity_id', 'type'])
      .execute()

    await db.schema
      .createTable('credential_identifiers')
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('identifier', 'text', (c) => c.notNull())
      .addColumn('identity_id', 'text', (c) => c.notNull().references('identities.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('credential_identifiers_once', ['type', 'identifier'])
      .execute()
    await db.schema
      .createIndex('credential_identifiers_by_identity')
      .on('credential_identifiers')
      .column('identity_id')
      .execute()

    await db.schema
      .createTable('verifiable_addresses')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('identity_id', 'text', (c) => c.notNull().references('identities.id').onDelete('cascade'))
      .addColumn('via', 'text', (c) => c.notNull())
      .addColumn('value', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('verified', 'integer', (c) => c.notNull())
      .addColumn('verified_at', 'bigint')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('verifiable_addresses_once', ['via', 'value'])
      .execute()
    await db.schema
      .createIndex('verifiable_addresses_by_identity')
      .on('verifiable_addresses')
      .column('identity_id')
      .execute()

    await db.schema
      .createTable('recovery_addresses')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('identity_id', 'text', (c) => c.notNull().references('identities.id').onDelete('cascade'))
      .addColumn('via', 'text', (c) => c.notNull())
      .addColumn('value', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('recovery_addresses_once', ['via', 'value'])
      .execute()
    await db.schema
      .createIndex('recovery_addresses_by_identity')
      .on('recovery_addresses')
      .column('identity_id')
      .execute()

    await db.schema
      .createTable('sessions')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('identity_id', 'text', (c) => c.notNull().references('identities.id').onDelete('cascade'))
      .addColumn('token_digest', 'text', (c) => c.notNull().unique())
      .addColumn('active', 'integer', (c) => c.notNull())
      .addColumn('aal', 'text', (c) => c.notNull())
      .addColumn('methods', 'text', (c) => c.notNull())
      .addColumn('authenticated_at', 'bigint', (c) => c.notNull())
      .addColumn('issued_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('device_id', 'text', (c) => c.notNull())
      .addColumn('ip_address', 'text', (c) => c.notNull())
      .addColumn('user_agent', 'text', (c) => c.notNull())
      .addColumn('location', 'text', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('sessions_by_identity').on('sessions').columns(['identity_id', 'issued_at']).execute()

    await db.schema
      .createTable('flows')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('identity_id', 'text', (c) => c.references('identities.id').onDelete('cascade'))
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('tries', 'integer', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('flows_by_expiry').on('flows').column('expires_at').execute()
    await db.schema.createIndex('flows_by_identity').on('flows').column('identity_id').execute()

    await db.schema
      .createTable('codes')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('flow_id', 'text', (c) => c.notNull().references('flows.id').onDelete('cascade'))
      .addColumn('digest', 'text', (c) => c.notNull())
      .addColumn('identity_id', 'text', (c) => c.notNull().references('identities.id').onDelete('cascade'))
      .addColumn('address_id', 'text')
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('used_at', 'bigint')
      .execute()
    await db.schema.createIndex('codes_by_flow').on('codes').column('flow_id').execute()
    await db.schema.createIndex('codes_by_identity').on('codes').column('identity_id').execute()

    await db.schema
      .createTable('flow_errors')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('error', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute()

    await db.schema
      .createTable('continuities')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('flow_id', 'text', (c) => c.notNull().references('flows.id').onDelete('cascade'))
      .addColumn('identity_id', 'text', (c) => c.notNull().references('identities.id').onDelete('cascade'))
      .addColumn('sealed', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute()
  },
}
