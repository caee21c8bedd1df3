import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Codes run out; there is no sense in delivering them afterwards. */
export const usefulUntil: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('courier_messages').addColumn('useful_until', 'bigint').execute()
  },
}
