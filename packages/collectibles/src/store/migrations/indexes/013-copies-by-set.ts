import type { Migration } from 'kysely/migration'
import { runStatements } from '../../run-statements.ts'

/** The order by sets, and by numbers in each. */
export const copiesBySet: Migration = {
  up: (db) =>
    runStatements(
      db,
      `
create index copies_here_by_set on copies (owner_id, (coalesce(set_id, '~') || ' ' || number_sort), id)
where deleted_at is null and status in ('draft', 'owned', 'ordered', 'lent')`,
    ),
}
