import type { Migration } from 'kysely/migration'
import { runStatements } from '../run-statements.ts'

/** docs/contract/collectibles.md §2.3: copies, and what lies around them. No piece is promised twice. */
export const copies: Migration = {
  up: (db) =>
    runStatements(
      db,
      `
create table copies (
  n NUMBER,
  id TEXT not null unique,
  owner_id TEXT not null,
  category_id TEXT not null references categories (id),
  item_id TEXT,
  variant_id TEXT references variants (id),
  set_id TEXT,
  own_name TEXT,
  sort_name TEXT not null,
  number_sort TEXT not null default '',
  status TEXT not null default 'owned',
  quantity integer not null default 1 check (quantity >= 1),
  spare integer not null default 0,
  listed integer not null default 0 check (listed >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  grade TEXT not null default '',
  rank integer not null default -1,
  band integer not null default 0,
  grade_detail TEXT not null default '{}',
  company TEXT not null default '',
  company_grade TEXT not null default '',
  certificate TEXT not null default '',
  paid_amount bigint,
  paid_currency TEXT,
  fees_amount bigint,
  paid_rate_e8 bigint,
  cost_amount bigint,
  acquired_on TEXT not null default '',
  acquired_order TEXT not null default '',
  acquired_from TEXT not null default '',
  acquired_how TEXT not null default '',
  own_value_amount bigint,
  own_value_currency TEXT,
  own_value_on TEXT not null default '',
  own_value_note TEXT not null default '',
  value_amount bigint,
  value_order bigint not null default -1,
  value_basis TEXT not null default 'none',
  folder_id TEXT,
  place_id TEXT,
  serial TEXT not null default '',
  notes TEXT not null default '',
  attrs TEXT not null default '{}',
  left_on TEXT not null default '',
  left_to TEXT not null default '',
  left_amount bigint,
  left_currency TEXT,
  source TEXT not null default 'hand',
  source_ref TEXT,
  import_id TEXT,
  import_row integer,
  is_sample integer not null default 0,
  added_at bigint not null,
  deleted_at bigint,
  rev integer not null default 1,
  created_at bigint not null,
  updated_at bigint not null,
  check (spare >= 0 and spare <= quantity),
  check (listed + reserved <= quantity)
);
create index copies_by_added on copies (owner_id, added_at, id);
create index copies_by_name on copies (owner_id, sort_name, id);
create index copies_by_value on copies (owner_id, value_order, id);
create index copies_by_acquired on copies (owner_id, acquired_order, id);
create index copies_by_set on copies (owner_id, set_id, number_sort, id);
create index copies_by_category on copies (owner_id, category_id, rank, quantity, value_amount, id);
create index copies_by_folder on copies (owner_id, folder_id, added_at, id);
create index copies_by_place on copies (owner_id, place_id, id);
create index copies_by_status on copies (owner_id, status, id);
create index copies_by_variant on copies (variant_id, owner_id);
create index copies_by_import on copies (import_id, import_row);
create index copies_in_bin on copies (deleted_at) where deleted_at is not null;

create table folders (
  id TEXT primary key,
  owner_id TEXT not null,
  parent_id TEXT,
  name TEXT not null,
  path TEXT not null,
  position integer not null default 0,
  query TEXT,
  rev integer not null default 1,
  created_at bigint not null,
  updated_at bigint not null
);
create unique index folders_by_name on folders (owner_id, coalesce(parent_id, ''), name);

create table places (
  id TEXT primary key,
  owner_id TEXT not null,
  parent_id TEXT,
  name TEXT not null,
  path TEXT not null,
  position integer not null default 0,
  query TEXT,
  label TEXT not null,
  notes TEXT not null default '',
  rev integer not null default 1,
  created_at bigint not null,
  updated_at bigint not null
);
create unique index places_by_name on places (owner_id, coalesce(parent_id, ''), name);
create unique index places_by_label on places (owner_id, label);

create table tags (
  id TEXT primary key,
  owner_id TEXT not null,
  name TEXT not null,
  folded TEXT not null,
  rev integer not null default 1,
  created_at bigint not null,
  updated_at bigint not null
);
create unique index tags_by_name on tags (owner_id, folded);

create table copy_tags (
  copy_id TEXT not null references copies (id),
  tag_id TEXT not null references tags (id),
  primary key (copy_id, tag_id)
);
create index copy_tags_by_tag on copy_tags (tag_id, copy_id);

create table own_fields (
  id TEXT primary key,
  owner_id TEXT not null,
  category_id TEXT references categories (id),
  key TEXT not null,
  label TEXT not null,
  type TEXT not null,
  choices TEXT not null default '[]',
  unit TEXT not null default '',
  position integer not null default 0,
  is_shown integer not null default 1,
  rev integer not null default 1,
  created_at bigint not null,
  updated_at bigint not null
);
create unique index own_fields_by_key on own_fields (owner_id, key);

create table photos (
  id TEXT primary key,
  owner_id TEXT not null,
  copy_id TEXT references copies (id),
  position integer not null,
  kind TEXT not null,
  alt TEXT not null default '',
  sha256 TEXT not null,
  full_sha256 TEXT not null default '',
  width integer not null default 0,
  height integer not null default 0,
  bytes integer not null default 0,
  thumb TEXT not null default '',
  state TEXT not null,
  failure TEXT not null default '',
  taken_on TEXT not null default '',
  rev integer not null default 1,
  created_at bigint not null,
  updated_at bigint not null
);
create index photos_by_copy on photos (copy_id, position);
create index photos_by_content on photos (owner_id, sha256);
create index photos_by_state on photos (state);

create table wishes (
  id TEXT primary key,
  owner_id TEXT not null,
  item_id TEXT references items (id),
  variant_id TEXT references variants (id),
  set_id TEXT references collectible_sets (id),
  priority integer not null default 3 check (priority between 1 and 5),
  min_rank integer not null default -1,
  max_amount bigint,
  max_currency TEXT,
  quantity integer not null default 1 check (quantity >= 1),
  note TEXT not null default '',
  fulfilled_at bigint,
  alerted_at bigint,
  rev integer not null default 1,
  created_at bigint not null,
  updated_at bigint not null,
  check (
    case when item_id is null then 0 else 1 end
    + case when variant_id is null then 0 else 1 end
    + case when set_id is null then 0 else 1 end = 1
  )
);
create unique index wishes_by_item on wishes (owner_id, item_id);
create unique index wishes_by_variant on wishes (owner_id, variant_id);
create unique index wishes_by_set on wishes (owner_id, set_id);
create index wishes_of_item on wishes (item_id)`,
    ),
}
