import type { Migration } from 'kysely/migration'
import { runStatements } from '../run-statements.ts'

/** docs/contract/collectibles.md §2.3: what things are worth, loans, saved views and imports. */
export const values: Migration = {
  up: (db) =>
    runStatements(
      db,
      `
create table price_observations (
  id TEXT primary key,
  variant_id TEXT not null references variants (id),
  band TEXT not null,
  day integer not null,
  amount bigint not null,
  currency TEXT not null,
  quantity integer not null default 1,
  source TEXT not null,
  source_ref TEXT not null,
  reporter_id TEXT,
  rejected TEXT not null default '',
  at bigint not null
);
create index price_observations_by_variant on price_observations (variant_id, band, day);
create unique index price_observations_by_source on price_observations (source, source_ref);
create index price_observations_by_reporter on price_observations (reporter_id) where reporter_id is not null;

create table estimates (
  variant_id TEXT not null references variants (id),
  band TEXT not null,
  amount bigint not null,
  basis TEXT not null,
  n integer not null,
  from_day integer not null,
  to_day integer not null,
  method TEXT not null,
  at bigint not null,
  primary key (variant_id, band)
);

create table exchange_rates (
  day integer not null,
  currency TEXT not null,
  rate_e8 bigint not null,
  source TEXT not null,
  primary key (day, currency)
);

create table value_days (
  owner_id TEXT not null,
  day integer not null,
  value bigint not null default 0,
  cost bigint not null default 0,
  added bigint not null default 0,
  removed bigint not null default 0,
  market bigint not null default 0,
  own bigint not null default 0,
  rates bigint not null default 0,
  realised bigint not null default 0,
  copies integer not null default 0,
  valued integer not null default 0,
  currency TEXT not null,
  method TEXT not null,
  primary key (owner_id, day)
);

create table loans (
  id TEXT primary key,
  owner_id TEXT not null,
  copy_id TEXT not null references copies (id),
  quantity integer not null,
  to_name TEXT not null,
  out_on TEXT not null,
  due_on TEXT not null default '',
  back_on TEXT not null default '',
  note TEXT not null default '',
  rev integer not null default 1,
  created_at bigint not null,
  updated_at bigint not null
);
create index loans_by_copy on loans (copy_id);
create index loans_by_due on loans (owner_id, due_on);

create table saved_views (
  id TEXT primary key,
  owner_id TEXT not null,
  tab TEXT not null,
  name TEXT not null,
  query TEXT not null,
  alert integer not null default 0,
  position integer not null default 0,
  rev integer not null default 1,
  created_at bigint not null,
  updated_at bigint not null
);
create index saved_views_by_owner on saved_views (owner_id, position);

create table imports (
  id TEXT primary key,
  owner_id TEXT not null,
  file_name TEXT not null,
  file_sha256 TEXT not null,
  bytes bigint not null,
  preset TEXT not null default '',
  reading TEXT not null default '{}',
  mapping TEXT not null default '{}',
  options TEXT not null default '{}',
  plan TEXT not null default '',
  counts TEXT not null default '{}',
  state TEXT not null,
  done_rows integer not null default 0,
  total_rows integer not null default 0,
  undo_until bigint not null default 0,
  problem TEXT not null default '',
  rev integer not null default 1,
  created_at bigint not null,
  updated_at bigint not null
);
create index imports_by_owner on imports (owner_id, created_at);

create table import_rows (
  import_id TEXT not null references imports (id),
  row integer not null,
  raw TEXT not null,
  outcome TEXT not null,
  choice TEXT not null default '{}',
  target_id TEXT,
  problems TEXT not null default '[]',
  primary key (import_id, row)
);
create index import_rows_by_outcome on import_rows (import_id, outcome, row)`,
    ),
}
