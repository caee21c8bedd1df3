import type { Generated } from 'kysely'

export interface CollectorRow {
  owner_id: string
  handle: Generated<string | null>
  display_name: Generated<string | null>
  about: Generated<string | null>
  country: Generated<string | null>
  currency: string
  locale: string
  keep_count: Generated<number>
  samples_hidden: Generated<number>
  contact_address: Generated<string | null>
  notify: Generated<string>
  defaults: Generated<string>
  trade: Generated<string>
  standing: Generated<string>
  photo_bytes: Generated<number>
  seq: Generated<number>
  /** Grows with each change of what the collector has. */
  acts: Generated<number>
  rev: Generated<number>
  created_at: number
  updated_at: number
}

export interface TotalsRow {
  owner_id: string
  category_id: string
  copies: number
  quantity: number
  valued: number
  value_amount: number
  costed: number
  cost_amount: number
}

/** A number of copies that an overview tells beside the totals. */
export interface CountRow {
  owner_id: string
  kind: CountKind
  /** A status, a folder, a tag, a basis of values or a currency; '' of the gain. */
  name: string
  copies: number
  amount: number
}

export type CountKind = 'status' | 'folder' | 'tag' | 'basis' | 'gain' | 'value' | 'cost'

export interface HoldingRow {
  owner_id: string
  variant_id: string
  item_id: string
  quantity: number
  copies: number
  spare: number
}

export interface ProgressRow {
  owner_id: string
  set_id: string
  /** The number of different items. */
  owned: number
  value_amount: number
}

export interface ActivityRow {
  id: string
  owner_id: string
  actor_id: string
  batch_id: string
  entity: string
  entity_id: string
  verb: string
  /** JSON: field → [before, after]. */
  changes: string
  at: number
}

interface NoticeRow {
  id: string
  owner_id: string
  kind: string
  about: string
  read_at: Generated<number | null>
  mailed_at: Generated<number | null>
  at: number
}

interface IdempotencyRow {
  owner_id: string
  key: string
  route: string
  body_hash: string
  /** 0 while the request runs. */
  status: number
  answer: string
  at: number
}

interface PaceRow {
  /** A digest, so that the table names no users. */
  key: string
  free_at: number
}

export type JobState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled'

export interface JobRow {
  id: string
  owner_id: string | null
  kind: string
  state: JobState
  input: string
  result: Generated<string>
  problem: Generated<string>
  done: Generated<number>
  total: Generated<number>
  lease_until: Generated<number | null>
  attempts: Generated<number>
  expires_at: number
  created_at: number
}

interface JobPartRow {
  job_id: string
  part: number
  owner_id: string
  /** JSON: a list of ids. */
  ids: string
}

export interface CollectorTables {
  collectors: CollectorRow
  collection_totals: TotalsRow
  collection_counts: CountRow
  variant_holdings: HoldingRow
  set_progress: ProgressRow
  activity: ActivityRow
  notices: NoticeRow
  idempotency: IdempotencyRow
  collectible_paces: PaceRow
  jobs: JobRow
  job_parts: JobPartRow
}
