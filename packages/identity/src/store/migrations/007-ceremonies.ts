import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** No flow had been answered with a key before. */
export const ceremonies: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('flows')
      .addColumn('ceremonies', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  },
}
