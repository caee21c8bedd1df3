import { PostgresAdapter } from 'kysely'
import type { Migration } from 'kysely/migration'

import { runStatements } from '../../run-statements.ts'
import { writeSizes } from '../../write-sizes.ts'

/**
 * The place of a published item in the order of searches, from an index alone: a search of a large collection by a word
 * that many items have asks it for the items of all copies. PostgreSQL puts both into one table of hashes. With the
 * status as a column, SQLite would read all published items for an order of the catalogue.
 */
export const itemsById: Migration = {
  async up(db) {
    if (db.getExecutor().adapter instanceof PostgresAdapter) return
    await runStatements(db, `create index items_by_id on items (id, search_ord) where status = 'published'`)
    await writeSizes(db, 'items', { items_by_id: '1000000 1 1' })
  },
}
