import type { Migration } from 'kysely/migration'

import { runStatements } from '../run-statements.ts'

/** What a process found out about a collection holds while its owner does nothing. */
export const numberOfActs: Migration = {
  up: (db) => runStatements(db, `alter table collectors add column acts bigint not null default 0`),
}
