import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Codes that were asked for by a browser that signed in before are counted apart; of older codes that is not known. */
export const knownBrowsers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('codes')
      .addColumn('known_browser', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  },
}
