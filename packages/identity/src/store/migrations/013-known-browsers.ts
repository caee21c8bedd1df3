import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Codes for browsers that signed in before are counted apart. For older codes that is unknown. */
export const knownBrowsers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('codes')
      .addColumn('known_browser', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  },
}
