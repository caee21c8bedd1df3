import type { Generated } from 'kysely'

import type { CopyStatus, PhotoKind, PhotoState } from '../../wire/index.ts'

export interface CopyRow {
  /** Made by the engine. */
  n: Generated<number>
  id: string
  owner_id: string
  category_id: string
  item_id: Generated<string | null>
  variant_id: Generated<string | null>
  set_id: Generated<string | null>
  own_name: Generated<string | null>
  sort_name: string
  number_sort: Generated<string>
  /** The first and the last year of the item; 10000 and -10000 without one. */
  year_order: Generated<number>
  year_last: Generated<number>
  status: Generated<CopyStatus>
  quantity: Generated<number>
  spare: Generated<number>
  listed: Generated<number>
  reserved: Generated<number>
  grade: Generated<string>
  rank: Generated<number>
  band: Generated<number>
  grade_detail: Generated<string>
  company: Generated<string>
  company_grade: Generated<string>
  certificate: Generated<string>
  paid_amount: Generated<number | null>
  paid_currency: Generated<string | null>
  fees_amount: Generated<number | null>
  paid_rate_e8: Generated<number | null>
  cost_amount: Generated<number | null>
  acquired_on: Generated<string>
  acquired_order: Generated<string>
  acquired_from: Generated<string>
  acquired_how: Generated<string>
  own_value_amount: Generated<number | null>
  own_value_currency: Generated<string | null>
  own_value_on: Generated<string>
  own_value_note: Generated<string>
  value_amount: Generated<number | null>
  value_order: Generated<number>
  value_basis: Generated<string>
  folder_id: Generated<string | null>
  place_id: Generated<string | null>
  serial: Generated<string>
  notes: Generated<string>
  attrs: Generated<string>
  left_on: Generated<string>
  left_to: Generated<string>
  left_amount: Generated<number | null>
  left_currency: Generated<string | null>
  source: Generated<string>
  source_ref: Generated<string | null>
  import_id: Generated<string | null>
  import_row: Generated<number | null>
  is_sample: Generated<number>
  added_at: number
  deleted_at: Generated<number | null>
  rev: Generated<number>
  created_at: number
  updated_at: number
}

interface Owned {
  id: string
  owner_id: string
  rev: Generated<number>
  created_at: number
  updated_at: number
}

interface FolderRow extends Owned {
  parent_id: Generated<string | null>
  name: string
  path: string
  position: Generated<number>
  query: Generated<string | null>
}

interface PlaceRow extends FolderRow {
  label: string
  notes: Generated<string>
}

interface TagRow extends Owned {
  name: string
  folded: string
}

interface OwnFieldRow extends Owned {
  category_id: Generated<string | null>
  key: string
  label: string
  type: string
  choices: Generated<string>
  unit: Generated<string>
  position: Generated<number>
  is_shown: Generated<number>
}

export interface PhotoRow extends Owned {
  copy_id: string
  position: number
  kind: PhotoKind
  alt: Generated<string>
  sha256: string
  full_sha256: Generated<string>
  width: Generated<number>
  height: Generated<number>
  bytes: Generated<number>
  thumb: Generated<string>
  state: PhotoState
  failure: Generated<string>
  taken_on: Generated<string>
  deleted_at: Generated<number | null>
}

export interface WishRow extends Owned {
  item_id: Generated<string | null>
  variant_id: Generated<string | null>
  set_id: Generated<string | null>
  priority: Generated<number>
  min_rank: Generated<number>
  max_amount: Generated<number | null>
  max_currency: Generated<string | null>
  quantity: Generated<number>
  note: Generated<string>
  fulfilled_at: Generated<number | null>
  alerted_at: Generated<number | null>
}

export interface CopyTables {
  copies: CopyRow
  folders: FolderRow
  places: PlaceRow
  tags: TagRow
  copy_tags: { copy_id: string; tag_id: string }
  own_fields: OwnFieldRow
  photos: PhotoRow
  wishes: WishRow
}
