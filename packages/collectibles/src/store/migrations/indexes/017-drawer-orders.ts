import type { Migration } from 'kysely/migration'

import { runStatements } from '../../run-statements.ts'
import { writeSizes } from '../../write-sizes.ts'

/** The orders of `search/places.ts` within a drawer: without them, a page put the whole drawer in order. */
export const drawerOrders: Migration = {
  async up(db) {
    await runStatements(
      db,
      `
create index items_of_drawer_by_year on items (category_id, coalesce(year_from, 9999), id) where status = 'published';
create index items_of_drawer_by_year_down on items (category_id, coalesce(year_from, -9999), id)
where status = 'published';
create index items_of_drawer_by_number on items (category_id, coalesce(nullif(number_sort, ''), '\u{10ffff}'), id)
where status = 'published';
create index items_of_drawer_by_age on items (category_id, created_at, id) where status = 'published'`,
    )
    await writeSizes(db, 'items', sizes)
  },
}

/** As in `014-quick-lists.ts`. */
const sizes = {
  items_of_drawer_by_year: '1000000 100000 200 1',
  items_of_drawer_by_year_down: '1000000 100000 200 1',
  items_of_drawer_by_number: '1000000 100000 500 1',
  items_of_drawer_by_age: '1000000 100000 100 1',
}
