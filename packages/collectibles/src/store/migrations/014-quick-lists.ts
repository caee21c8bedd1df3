import { PostgresAdapter, sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

import { runStatements } from '../run-statements.ts'

const here = `deleted_at is null and status in ('draft', 'owned', 'ordered', 'lent')`
const counted = `deleted_at is null and status in ('owned', 'lent') and is_sample = 0`

/** What lists, overviews and searches scanned for: kept numbers, and indexes in the order of each list. */
export const quickLists: Migration = {
  async up(db) {
    await runStatements(db, tables)
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) await writeStatistics(db)
  },
}

const tables = `
alter table copies add column year_order integer not null default 10000;
alter table copies add column year_last integer not null default -10000;
update copies set
  year_order = coalesce((select year_from from items where items.id = copies.item_id), 10000),
  year_last = coalesce((select coalesce(year_to, year_from) from items where items.id = copies.item_id), -10000)
where item_id is not null;
create index copies_here_by_year on copies (owner_id, year_order, id, year_last, status, deleted_at) where ${here};
drop index copies_here_by_number;
drop index copies_here_by_value;
create index copies_here_by_value on copies (owner_id, value_order, id, status, deleted_at) where ${here};
drop index copies_here_by_acquired;
create index copies_here_by_acquired on copies (owner_id, acquired_order, id, status, deleted_at) where ${here};
create index copies_here_by_item on copies (owner_id, item_id, status, deleted_at) where ${here};
create index copies_by_item on copies (item_id, owner_id);
create index copies_here_alike on copies (
  owner_id, category_id, status, is_sample, folder_id, value_basis, own_value_currency, paid_currency,
  rank, company, value_order, paid_amount, acquired_order, year_order, year_last, spare, listed,
  quantity, value_amount, cost_amount, own_value_amount, fees_amount, deleted_at
) where ${here};

create index items_shown on items (search_ord, id) where status = 'published';
create index items_shown_by_category on items (category_id, search_ord, id) where status = 'published';
create index items_shown_by_name on items (sort_name, id, category_id) where status = 'published';
create index items_shown_by_year on items (coalesce(year_from, 9999), id) where status = 'published';
create index items_shown_by_year_down on items (coalesce(year_from, -9999), id) where status = 'published';
create index items_shown_by_number on items (coalesce(nullif(number_sort, ''), '\u{10ffff}'), id) where status = 'published';
create index items_shown_by_age on items (created_at, id) where status = 'published';

drop index activity_by_batch;
create index activity_by_batch on activity (batch_id, id);

create table collection_counts (
  owner_id TEXT not null,
  kind TEXT not null,
  name TEXT not null,
  copies integer not null,
  amount bigint not null,
  primary key (owner_id, kind, name)
);
insert into collection_counts (owner_id, kind, name, copies, amount)
select owner_id, kind, name, count(*), sum(amount) from (
  select owner_id, 'status' as kind, status as name, 0 as amount from copies where ${here}
  union all
  select owner_id, 'folder', folder_id, 0 from copies where ${here} and folder_id is not null
  union all
  select copies.owner_id, 'tag', copy_tags.tag_id, 0
  from copies join copy_tags on copy_tags.copy_id = copies.id where ${here}
  union all
  select owner_id, 'basis', value_basis, 0 from copies where ${counted} and value_amount is not null
  union all
  select owner_id, 'gain', '', value_amount - cost_amount
  from copies where ${counted} and value_amount is not null and cost_amount is not null
  union all
  select owner_id, 'value', own_value_currency, own_value_amount
  from copies where ${counted} and value_amount is null and own_value_amount is not null
  union all
  select owner_id, 'cost', paid_currency, paid_amount + coalesce(fees_amount, 0)
  from copies where ${counted} and cost_amount is null and paid_amount is not null
) as listed group by owner_id, kind, name`

/**
 * What SQLite takes for the sizes of a large database: rows of a table, then rows with equal first columns of an index.
 * Without any it expects ten rows in a collection, and reads all of them instead of a list of ids. Measured sizes would
 * change plans while a database grows.
 */
const sizes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  items: {
    sqlite_autoindex_items_1: '1000000 1',
    items_by_search: '1000000 1',
    items_by_source: '1000000 500000 1',
    items_by_name: '1000000 100000 3 1',
    items_by_number: '1000000 70 1 1',
    items_by_owner: '10000 1000 1',
    items_by_status: '1000000 900000 1',
    items_merged: '1000 2',
    items_samples: '100 10 1',
    items_by_popularity: '1000000 100000 1',
    items_shown: '1000000 1 1',
    items_shown_by_category: '1000000 100000 1 1',
    items_shown_by_name: '1000000 3 1 1',
    items_shown_by_year: '1000000 2000 1',
    items_shown_by_year_down: '1000000 2000 1',
    items_shown_by_number: '1000000 5000 1',
    items_shown_by_age: '1000000 1000 1',
  },
  variants: {
    sqlite_autoindex_variants_1: '1500000 1',
    variants_by_item: '1500000 2 1',
    variants_default: '1000000 1',
  },
  barcodes: { sqlite_autoindex_barcodes_1: '700000 1 1', barcodes_by_variant: '700000 1' },
  collectible_sets: {
    sqlite_autoindex_collectible_sets_1: '20000 1',
    collectible_sets_by_source: '20000 10000 1',
    collectible_sets_by_search: '20000 1',
    collectible_sets_by_name: '20000 2000 1 1',
    collectible_sets_by_parent: '20000 200',
    collectible_sets_by_owner: '20000 100',
    collectible_sets_by_popularity: '20000 2000 1',
  },
  copies: {
    sqlite_autoindex_copies_1: '1000000 1',
    copies_by_added: '1000000 50000 1 1',
    copies_by_name: '1000000 50000 3 1',
    copies_by_value: '1000000 50000 15 1',
    copies_by_acquired: '1000000 50000 40 1',
    copies_by_set: '1000000 50000 30 2 1',
    copies_by_category: '1000000 50000 5000 600 120 4 1',
    copies_by_folder: '1000000 50000 8000 1 1',
    copies_by_place: '1000000 50000 5000 1',
    copies_by_status: '1000000 50000 50000 1',
    copies_by_variant: '1000000 2 2',
    copies_by_import: '1000000 50000 1',
    copies_in_bin: '10000 10',
    copies_by_item: '1000000 2 2',
    copies_here_by_added: '950000 48000 1 1',
    copies_here_by_name: '950000 48000 3 1',
    copies_here_by_value: '950000 48000 15 1 1 1',
    copies_here_by_acquired: '950000 48000 40 1 1 1',
    copies_here_by_paid: '950000 48000 10 1',
    copies_here_by_set: '950000 48000 2 1',
    copies_here_by_rank: '950000 48000 4000 1',
    copies_here_by_change: '950000 48000 1 1',
    copies_here_by_category: '950000 48000 5000 1 1',
    copies_here_by_year: '950000 48000 250 1 1 1 1',
    copies_here_by_item: '950000 48000 2 2 2',
    copies_here_alike: '950000 48000 5000 4000 4000 1000 500 500 100 50 40 20 10 5 4 4 3 3 2 2 1 1 1 1',
  },
  copy_tags: { sqlite_autoindex_copy_tags_1: '200000 2 1', copy_tags_by_tag: '200000 1000 1' },
  copy_words: { sqlite_autoindex_copy_words_1: '1000000 50000 5 1', copy_words_by_copy: '1000000 6' },
  own_item_words: { sqlite_autoindex_own_item_words_1: '10000 1000 5 1', own_item_words_by_item: '10000 6' },
  variant_holdings: {
    sqlite_autoindex_variant_holdings_1: '700000 35000 1',
    variant_holdings_by_item: '700000 35000 1',
  },
  set_progress: { sqlite_autoindex_set_progress_1: '30000 1500 1', set_progress_by_owned: '30000 1500 30' },
  set_items: { sqlite_autoindex_set_items_1: '50000 50 1', set_items_by_item: '50000 2000 1' },
  wishes: {
    sqlite_autoindex_wishes_1: '20000 1',
    wishes_by_item: '20000 1000 1',
    wishes_by_variant: '20000 1000 1',
    wishes_by_set: '20000 1000 1',
    wishes_of_item: '20000 1',
  },
  activity: {
    sqlite_autoindex_activity_1: '1000000 1',
    activity_by_owner: '1000000 50000 5 1',
    activity_by_entity: '1000000 500000 5 1',
    activity_by_batch: '1000000 500 1',
  },
  collectors: { sqlite_autoindex_collectors_1: '10000 1', collectors_by_handle: '10000 1' },
}

async function writeStatistics(db: Kysely<unknown>): Promise<void> {
  // Makes the table; the last one reads it.
  await sql`analyze sqlite_schema`.execute(db)
  for (const [table, indexes] of Object.entries(sizes))
    for (const [index, stat] of Object.entries(indexes))
      await sql`insert into sqlite_stat1 (tbl, idx, stat) values (${table}, ${index}, ${stat})`.execute(db)
  await sql`analyze sqlite_schema`.execute(db)
}
