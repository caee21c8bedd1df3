import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

const threeDays = 3 * 24 * 60 * 60_000

/** A mail's content is sealed, and kept no longer than needed. Mails of an older release stay plain. */
export const sealed: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('courier_messages').addColumn('sealed', 'text').execute()
    await db.schema.alterTable('courier_messages').addColumn('blank_at', 'bigint').execute()
    await sql`
      update courier_messages set blank_at = coalesce(useful_until, created_at + ${sql.lit(threeDays)})
      where body_text <> ''`.execute(db)
    await db.schema.createIndex('courier_messages_to_blank').on('courier_messages').column('blank_at').execute()
  },
}
