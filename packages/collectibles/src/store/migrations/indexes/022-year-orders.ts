import { PostgresAdapter } from 'kysely'
import type { Migration } from 'kysely/migration'

import { runStatements } from '../../run-statements.ts'
import { writeSizes } from '../../write-sizes.ts'

/**
 * The orders by year hold the years of a filter: in the order by year from 1950 on, a search went through the earlier
 * half of a million items row by row. They are named as in `014-quick-lists.ts` and `017-drawer-orders.ts`.
 */
export const yearOrders: Migration = {
  async up(db) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
    // PostgreSQL compares an expression in an index that has this very expression.
    const years = isPostgres ? '(coalesce(year_to, year_from))' : 'year_from, year_to'
    await runStatements(
      db,
      `
drop index items_shown_by_year;
drop index items_shown_by_year_down;
drop index items_of_drawer_by_year;
drop index items_of_drawer_by_year_down;
create index items_shown_by_year on items (coalesce(year_from, 9999), id, ${years}) where status = 'published';
create index items_shown_by_year_down on items (coalesce(year_from, -9999), id, ${years})
where status = 'published';
create index items_of_drawer_by_year on items (category_id, coalesce(year_from, 9999), id, ${years})
where status = 'published';
create index items_of_drawer_by_year_down on items (category_id, coalesce(year_from, -9999), id, ${years})
where status = 'published'`,
    )
    await writeSizes(db, 'items', sizes)
  },
}

/** As in `014-quick-lists.ts`. */
const sizes = {
  items_shown_by_year: '1000000 2000 1 1 1',
  items_shown_by_year_down: '1000000 2000 1 1 1',
  items_of_drawer_by_year: '1000000 100000 200 1 1 1',
  items_of_drawer_by_year_down: '1000000 100000 200 1 1 1',
}
