import type { Migration } from 'kysely/migration'
import { runStatements } from '../run-statements.ts'

/** Words that an owner wrote about a copy. Words of its item, its tags and its place are those of their own rows. */
export const copyWords: Migration = {
  up: (db) =>
    runStatements(
      db,
      `
create table copy_words (
  owner_id TEXT not null,
  word TEXT not null,
  copy_id TEXT not null references copies (id),
  primary key (owner_id, word, copy_id)
);
create index copy_words_by_copy on copy_words (copy_id)`,
    ),
}
