import { PostgresAdapter } from 'kysely'
import type { Migration } from 'kysely/migration'

import { runStatements } from '../run-statements.ts'

/**
 * Words of published items and sets, by `search_ord` (docs/contract/collectibles.md §2.2), and the dictionary of
 * corrections. The tokenizer `ascii` takes every letter beyond ASCII as it is, so that both engines hold equal words.
 */
const sqliteWords = (table: string) => `
create virtual table ${table} using fts5(
  words, content='', contentless_delete=1, detail=none, tokenize='ascii', prefix='2 3'
);
create virtual table ${table}_list using fts5vocab(${table}, 'row')`

const postgresWords = (table: string) => `
create table ${table} (search_ord bigint primary key, words tsvector not null);
create index ${table}_by_word on ${table} using gin (words)`

export const search: Migration = {
  up: (db) => {
    const words = db.getExecutor().adapter instanceof PostgresAdapter ? postgresWords : sqliteWords
    return runStatements(
      db,
      `
${words('catalogue_words')};
${words('set_words')};
create table own_item_words (
  owner_id TEXT not null,
  word TEXT not null,
  item_id TEXT not null references items (id),
  primary key (owner_id, word, item_id)
);
create index own_item_words_by_item on own_item_words (item_id);
create table search_terms (
  term TEXT primary key,
  uses integer not null
);
create table search_deletes (
  key TEXT not null,
  term TEXT not null,
  primary key (key, term)
)`,
    )
  },
}
