import type { Migration } from 'kysely/migration'
import { runStatements } from '../../run-statements.ts'

const here = `deleted_at is null and status in ('draft', 'owned', 'ordered', 'lent')`

/** The orders of a collection: each index holds what is here alone, so that a page from any place reads no other row. */
export const copyOrders: Migration = {
  up: (db) =>
    runStatements(
      db,
      `
create index copies_here_by_added on copies (owner_id, added_at, id) where ${here};
create index copies_here_by_name on copies (owner_id, sort_name, id) where ${here};
create index copies_here_by_value on copies (owner_id, value_order, id) where ${here};
create index copies_here_by_acquired on copies (owner_id, acquired_order, id) where ${here};
create index copies_here_by_paid on copies (owner_id, coalesce(cost_amount, -1), id) where ${here};
create index copies_here_by_number on copies (owner_id, number_sort, id) where ${here};
create index copies_here_by_rank on copies (owner_id, rank, id) where ${here};
create index copies_here_by_change on copies (owner_id, updated_at, id) where ${here};
create index copies_here_by_category on copies (owner_id, category_id, added_at, id) where ${here}`,
    ),
}
