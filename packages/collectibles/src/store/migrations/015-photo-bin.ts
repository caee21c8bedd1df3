import type { Migration } from 'kysely/migration'
import { runStatements } from '../run-statements.ts'

/** A photo that is deleted by itself lies in the bin with its files, so that undo brings it back. */
export const photoBin: Migration = {
  up: (db) =>
    runStatements(
      db,
      `
alter table photos add column deleted_at bigint;
create index photos_in_bin on photos (deleted_at) where deleted_at is not null`,
    ),
}
