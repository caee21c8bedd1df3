import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Counts the answers of keys to a flow. No flow had an answer of a key before. */
export const ceremonies: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('flows')
      .addColumn('ceremonies', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  },
}
