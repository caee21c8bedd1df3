import type { Migration } from 'kysely/migration'
import { runStatements } from '../run-statements.ts'

/** docs/contract/collectibles.md §2.2, without the words of the search. */
export const catalogue: Migration = {
  up: (db) =>
    runStatements(
      db,
      `
create table condition_scales (
  id TEXT primary key,
  grades TEXT not null,
  companies TEXT not null
);
create table categories (
  id TEXT primary key,
  owner_id TEXT,
  position integer not null,
  name TEXT not null,
  icon TEXT not null,
  art TEXT not null,
  fields TEXT not null,
  scale_id TEXT not null references condition_scales (id),
  number_label TEXT not null,
  rev integer not null default 1,
  created_at bigint not null,
  updated_at bigint not null
);
create index categories_by_owner on categories (owner_id, position);

create table collectible_sets (
  id TEXT primary key,
  owner_id TEXT,
  category_id TEXT not null references categories (id),
  parent_id TEXT references collectible_sets (id),
  name TEXT not null,
  sort_name TEXT not null,
  maker TEXT,
  year_from integer,
  year_to integer,
  declared_total integer,
  item_count integer not null default 0,
  description TEXT not null default '',
  art_seed TEXT not null,
  status TEXT not null,
  source TEXT not null,
  source_ref TEXT,
  licence TEXT not null default '',
  source_url TEXT,
  search_ord bigint not null,
  rev integer not null default 1,
  created_at bigint not null,
  updated_at bigint not null
);
create unique index collectible_sets_by_source on collectible_sets (source, source_ref);
create unique index collectible_sets_by_search on collectible_sets (search_ord);
create index collectible_sets_by_name on collectible_sets (category_id, sort_name, id);
create index collectible_sets_by_parent on collectible_sets (parent_id);
create index collectible_sets_by_owner on collectible_sets (owner_id);

create table items (
  id TEXT primary key,
  owner_id TEXT,
  category_id TEXT not null references categories (id),
  set_id TEXT references collectible_sets (id),
  number TEXT not null default '',
  number_sort TEXT not null default '',
  name TEXT not null,
  sort_name TEXT not null,
  names TEXT,
  maker TEXT,
  year_from integer,
  year_to integer,
  country TEXT,
  rarity integer not null default 0,
  attrs TEXT not null default '{}',
  description TEXT not null default '',
  art_seed TEXT not null,
  popularity integer not null default 0,
  search_ord bigint not null,
  status TEXT not null,
  merged_into TEXT references items (id),
  is_sample integer not null default 0,
  source TEXT not null,
  source_ref TEXT,
  licence TEXT not null default '',
  source_url TEXT,
  rev integer not null default 1,
  created_at bigint not null,
  updated_at bigint not null
);
create unique index items_by_search on items (search_ord);
create unique index items_by_source on items (source, source_ref);
create index items_by_name on items (category_id, sort_name, id);
create index items_by_number on items (set_id, number_sort, id);
create index items_by_owner on items (owner_id, created_at) where owner_id is not null;
create index items_by_status on items (status, created_at);
create index items_merged on items (merged_into) where merged_into is not null;
create index items_samples on items (category_id, search_ord) where is_sample = 1;

create table variants (
  id TEXT primary key,
  item_id TEXT not null references items (id),
  position integer not null,
  name TEXT not null,
  attrs TEXT not null default '{}',
  is_default integer not null
);
create unique index variants_by_item on variants (item_id, position);
create unique index variants_default on variants (item_id) where is_default = 1;

create table barcodes (
  code TEXT not null,
  variant_id TEXT not null references variants (id),
  owner_id TEXT,
  primary key (code, variant_id)
);
create index barcodes_by_variant on barcodes (variant_id);

create table item_identifiers (
  scheme TEXT not null,
  value TEXT not null,
  item_id TEXT not null references items (id),
  variant_id TEXT references variants (id),
  primary key (scheme, value, item_id)
);
create index item_identifiers_by_item on item_identifiers (item_id);

create table sample_listings (
  item_id TEXT primary key references items (id),
  price_amount bigint not null,
  price_currency TEXT not null
);

create table collectible_counters (
  name TEXT primary key,
  value bigint not null
)`,
    ),
}
