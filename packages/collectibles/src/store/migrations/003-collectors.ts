import type { Migration } from 'kysely/migration'
import { runStatements } from '../run-statements.ts'

/** docs/contract/collectibles.md §2.1, without the tables of the market, and its jobs. */
export const collectors: Migration = {
  up: (db) =>
    runStatements(
      db,
      `
create table collectors (
  owner_id TEXT primary key,
  handle TEXT,
  display_name TEXT,
  about TEXT,
  country TEXT,
  currency TEXT not null,
  locale TEXT not null,
  keep_count integer not null default 1,
  samples_hidden integer not null default 0,
  contact_address TEXT,
  notify TEXT not null default '{}',
  defaults TEXT not null default '{}',
  trade TEXT not null default '{}',
  standing TEXT not null default 'good',
  photo_bytes bigint not null default 0,
  seq bigint not null default 0,
  rev integer not null default 1,
  created_at bigint not null,
  updated_at bigint not null
);
create unique index collectors_by_handle on collectors (handle);

create table collection_totals (
  owner_id TEXT not null,
  category_id TEXT not null,
  copies integer not null,
  quantity integer not null,
  valued integer not null,
  value_amount bigint not null,
  costed integer not null,
  cost_amount bigint not null,
  primary key (owner_id, category_id)
);

create table variant_holdings (
  owner_id TEXT not null,
  variant_id TEXT not null,
  item_id TEXT not null,
  quantity integer not null,
  copies integer not null,
  spare integer not null,
  primary key (owner_id, variant_id)
);
create index variant_holdings_by_item on variant_holdings (owner_id, item_id);

create table set_progress (
  owner_id TEXT not null,
  set_id TEXT not null,
  owned integer not null,
  value_amount bigint not null,
  primary key (owner_id, set_id)
);
create index set_progress_by_owned on set_progress (owner_id, owned);

create table activity (
  id TEXT primary key,
  owner_id TEXT not null,
  actor_id TEXT not null,
  batch_id TEXT not null,
  entity TEXT not null,
  entity_id TEXT not null,
  verb TEXT not null,
  changes TEXT not null,
  at bigint not null
);
create index activity_by_owner on activity (owner_id, at, id);
create index activity_by_entity on activity (entity, entity_id, at);
create index activity_by_batch on activity (batch_id);

create table notices (
  id TEXT primary key,
  owner_id TEXT not null,
  kind TEXT not null,
  about TEXT not null,
  read_at bigint,
  mailed_at bigint,
  at bigint not null
);
create index notices_by_owner on notices (owner_id, at);

create table idempotency (
  owner_id TEXT not null,
  key TEXT not null,
  route TEXT not null,
  body_hash TEXT not null,
  status integer not null,
  answer TEXT not null,
  at bigint not null,
  primary key (owner_id, key)
);
create index idempotency_by_time on idempotency (at);

create table collectible_paces (
  key TEXT primary key,
  free_at bigint not null
);
create index collectible_paces_by_time on collectible_paces (free_at);

create table jobs (
  id TEXT primary key,
  owner_id TEXT,
  kind TEXT not null,
  state TEXT not null,
  input TEXT not null,
  result TEXT not null default '{}',
  problem TEXT not null default '',
  done integer not null default 0,
  total integer not null default 0,
  lease_until bigint,
  attempts integer not null default 0,
  expires_at bigint not null,
  created_at bigint not null
);
create index jobs_by_state on jobs (state, created_at);
create index jobs_by_owner on jobs (owner_id, created_at)`,
    ),
}
