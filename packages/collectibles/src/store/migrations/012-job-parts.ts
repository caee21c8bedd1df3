import type { Migration } from 'kysely/migration'
import { runStatements } from '../run-statements.ts'

/** The rows that a job changes, chosen when it was asked for: a part for each of its steps. */
export const jobParts: Migration = {
  up: (db) =>
    runStatements(
      db,
      `
create table job_parts (
  job_id TEXT not null,
  part integer not null,
  owner_id TEXT not null,
  ids TEXT not null,
  primary key (job_id, part)
);
create index job_parts_by_owner on job_parts (owner_id)`,
    ),
}
