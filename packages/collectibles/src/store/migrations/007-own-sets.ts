import type { Migration } from 'kysely/migration'
import { runStatements } from '../run-statements.ts'

/** Items of own sets, which may be shared ones, and orders of lists by popularity. */
export const ownSets: Migration = {
  up: (db) =>
    runStatements(
      db,
      `
create table set_items (
  set_id TEXT not null references collectible_sets (id),
  item_id TEXT not null references items (id),
  owner_id TEXT not null,
  primary key (set_id, item_id)
);
create index set_items_by_item on set_items (owner_id, item_id);
create index items_by_popularity on items (category_id, search_ord) where status = 'published' and is_sample = 0;
create index collectible_sets_by_popularity on collectible_sets (category_id, search_ord) where status = 'published'`,
    ),
}
