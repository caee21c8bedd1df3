import type { Migration } from 'kysely/migration'

import { runStatements } from '../../run-statements.ts'
import { writeSizes } from '../../write-sizes.ts'

/** The sets of a collection are counted from the index alone, without its rows. */
export const copiesOfSets: Migration = {
  async up(db) {
    await runStatements(
      db,
      `
drop index copies_by_set;
create index copies_by_set on copies (owner_id, set_id, number_sort, id, status, deleted_at)`,
    )
    // SQLite forgot the sizes with the index.
    await writeSizes(db, 'copies', { copies_by_set: '1000000 50000 30 2 1 1 1' })
  },
}
