import type { Migration } from 'kysely/migration'

import { runStatements } from '../../run-statements.ts'
import { writeSizes } from '../../write-sizes.ts'

/**
 * Both engines go through an order in its index alone only if the index has every column that the list names: those of
 * its condition on SQLite, those of an expression on PostgreSQL. Otherwise a page far down the list read each copy above
 * it, or put all of them in order.
 */
export const ordersFromIndexes: Migration = {
  async up(db) {
    for (const [index, { columns, stat }] of Object.entries(indexes)) {
      await runStatements(
        db,
        `
drop index ${index};
create index ${index} on copies (owner_id, ${columns})
where deleted_at is null and status in ('draft', 'owned', 'ordered', 'lent')`,
      )
      await writeSizes(db, 'copies', { [index]: stat })
    }
  },
}

/** With their sizes, as in `014-quick-lists.ts`. */
const indexes = {
  copies_here_by_added: { columns: 'added_at, id, status, deleted_at, is_sample', stat: '950000 48000 1 1 1 1 1' },
  copies_here_by_name: { columns: 'sort_name, id, status, deleted_at, is_sample', stat: '950000 48000 3 1 1 1 1' },
  copies_here_by_value: { columns: 'value_order, id, status, deleted_at, is_sample', stat: '950000 48000 15 1 1 1 1' },
  copies_here_by_acquired: {
    columns: 'acquired_order, id, status, deleted_at, is_sample',
    stat: '950000 48000 40 1 1 1 1',
  },
  copies_here_by_paid: {
    columns: 'coalesce(cost_amount, -1), id, status, deleted_at, is_sample, cost_amount',
    stat: '950000 48000 10 1 1 1 1 1',
  },
  copies_here_by_set: {
    columns: `(coalesce(set_id, '~') || ' ' || number_sort), id, status, deleted_at, is_sample, set_id, number_sort`,
    stat: '950000 48000 2 1 1 1 1 1 1',
  },
  copies_here_by_year: {
    columns: 'year_order, id, year_last, status, deleted_at, is_sample',
    stat: '950000 48000 250 1 1 1 1 1',
  },
  copies_here_by_rank: { columns: 'rank, id, status, deleted_at, is_sample', stat: '950000 48000 4000 1 1 1 1' },
  copies_here_by_category: {
    columns: 'category_id, added_at, id, status, deleted_at, is_sample',
    stat: '950000 48000 5000 1 1 1 1 1',
  },
  copies_here_by_change: { columns: 'updated_at, id, status, deleted_at, is_sample', stat: '950000 48000 1 1 1 1 1' },
}
