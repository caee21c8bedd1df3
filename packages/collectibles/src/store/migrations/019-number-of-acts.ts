import type { Migration } from 'kysely/migration'

import { runStatements } from '../run-statements.ts'

/** An entry of a process's cache about a collection holds until this number changes. */
export const numberOfActs: Migration = {
  up: (db) => runStatements(db, `alter table collectors add column acts bigint not null default 0`),
}
