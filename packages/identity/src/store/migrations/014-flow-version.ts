import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Flows that are open during the update start at version 0, like new ones. */
export const flowVersion: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('flows')
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  },
}
