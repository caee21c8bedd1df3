import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const init: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('courier_messages')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('template', 'text', (c) => c.notNull())
      .addColumn('recipient', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('body_text', 'text', (c) => c.notNull())
      .addColumn('body_html', 'text', (c) => c.notNull())
      .addColumn('send_count', 'integer', (c) => c.notNull())
      .addColumn('next_attempt_at', 'bigint', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('courier_messages_due')
      .on('courier_messages')
      .columns(['status', 'next_attempt_at'])
      .execute()
    await db.schema
      .createIndex('courier_messages_by_age')
      .on('courier_messages')
      .columns(['created_at', 'id'])
      .execute()
  },
}
