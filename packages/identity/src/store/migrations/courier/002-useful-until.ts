import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Stores when the code in a mail expires: later, the mail is not delivered. */
export const usefulUntil: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('courier_messages').addColumn('useful_until', 'bigint').execute()
  },
}
