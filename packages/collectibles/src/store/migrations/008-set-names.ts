import type { Migration } from 'kysely/migration'
import { runStatements } from '../run-statements.ts'

/** Delivered sets have their names in every language, as items have: JSON, names by language. */
export const setNames: Migration = {
  up: (db) => runStatements(db, 'alter table collectible_sets add column names TEXT'),
}
