import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Stores the highest assurance level of each account. No account had a second factor before. */
export const availableAal: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('identities')
      .addColumn('available_aal', 'text', (c) => c.notNull().defaultTo('aal1'))
      .execute()
  },
}
