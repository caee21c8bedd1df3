import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Mails to a deleted account are deleted as soon as they are settled, also those to its earlier addresses. */
export const erased: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('courier_messages').addColumn('identity_id', 'text').execute()
    await db.schema
      .alterTable('courier_messages')
      .addColumn('erased', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema.createIndex('courier_messages_erased').on('courier_messages').column('erased').execute()
  },
}
