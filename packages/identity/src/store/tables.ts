import type { AddressId, EventId, FlowId, IdentityId, SessionId } from '../records/ids.ts'

/** Rows as they are stored: booleans as 0 and 1, times as milliseconds, objects as JSON text. */
export interface IdentityTables {
  identities: IdentityRow
  credentials: CredentialRow
  credential_identifiers: CredentialIdentifierRow
  verifiable_addresses: VerifiableAddressRow
  recovery_addresses: RecoveryAddressRow
  sessions: SessionRow
  flows: FlowRow
  codes: CodeRow
  address_codes: AddressCodeRow
  flow_errors: FlowErrorRow
  continuities: ContinuityRow
  throttles: ThrottleRow
  security_events: SecurityEventRow
  deletions: DeletionRow
  recoveries: RecoveryRow
  address_changes: AddressChangeRow
  address_restores: AddressRestoreRow
}

export interface IdentityRow {
  id: IdentityId
  schema_id: string
  state: string
  state_changed_at: number
  traits: string
  metadata_public: string | null
  metadata_admin: string | null
  external_id: string | null
  organization_id: string | null
  /** The highest level of assurance that the account can reach, kept beside it because each signed-in request asks. */
  available_aal: string
  /** An operator made the account or gave it its addresses. */
  vouched: number
  /** Rises whenever a secret of the account becomes worthless; a session is issued for the version that was proved. */
  secrets_version: number
  /** Rises whenever the browsers that the account knows are forgotten. */
  marks_version: number
  /** The owner reported a misuse; nothing changes until a recovery. */
  frozen_at: number | null
  created_at: number
  updated_at: number
}

export interface CredentialRow {
  id: string
  identity_id: IdentityId
  type: string
  config: string
  version: number
  created_at: number
  updated_at: number
}

/** One account per identifier and method, held by the primary key. */
export interface CredentialIdentifierRow {
  type: string
  identifier: string
  identity_id: IdentityId
}

interface AddressRow {
  id: AddressId
  identity_id: IdentityId
  via: string
  value: string
  created_at: number
  updated_at: number
}

export interface RecoveryAddressRow extends AddressRow {
  /** The account had the address before, and it recovers until then. */
  until: number | null
}

export interface VerifiableAddressRow extends AddressRow {
  status: string
  verified: number
  verified_at: number | null
}

export interface SessionRow {
  id: SessionId
  identity_id: IdentityId
  /** SHA-256 of the token; the token itself is never stored. */
  token_digest: string
  active: number
  aal: string
  methods: string
  authenticated_at: number
  issued_at: number
  expires_at: number
  ends_at: number
  device_id: string
  ip_address: string
  user_agent: string
  location: string
  /** A recovery began the session, and the second factor is still to come. */
  recovers: number
}

export interface FlowRow {
  id: FlowId
  kind: string
  state: string
  identity_id: IdentityId | null
  expires_at: number
  /** Until when the row stays. */
  kept_until: number
  /** Wrong codes so far, counted by the database so that parallel guesses all count. */
  tries: number
  /** Answers of keys so far, counted likewise. */
  ceremonies: number
  /** How often the flow was saved: a request that read an older version does not save. */
  version: number
  body: string
}

export interface CodeRow {
  id: string
  flow_id: FlowId
  /** HMAC of the code, bound to its flow; the code itself is never stored. */
  digest: string
  identity_id: IdentityId
  address_id: AddressId | null
  /** Whether a browser asked for it that signed in to the account before. */
  known_browser: number
  expires_at: number
  used_at: number | null
}

/** A code for an address that has no account yet. */
export interface AddressCodeRow {
  id: string
  flow_id: FlowId
  /** As in `codes`. */
  digest: string
  via: string
  address: string
  expires_at: number
  used_at: number | null
}

export interface FlowErrorRow {
  id: string
  error: string
  created_at: number
}

/** A form post that waits until its sender has signed in again; sealed, because it may hold a password. */
export interface ContinuityRow {
  id: string
  flow_id: FlowId
  identity_id: IdentityId
  sealed: string
  expires_at: number
}

/** One limit's count for somebody, as the time at which it is back at nothing. */
export interface ThrottleRow {
  /** HMAC of the limit and whom it is for. */
  key: string
  free_at: number
}

/** What happened to an account, for its owner to look at. */
export interface SecurityEventRow {
  id: EventId
  identity_id: IdentityId
  kind: string
  /** Never a secret. */
  about: string
  at: number
  /** When the owner said that it was somebody else. */
  reported_at: number | null
}

/** An account that its owner wants deleted. */
export interface DeletionRow {
  identity_id: IdentityId
  due_at: number
}

/** The last recovery of an account. */
export interface RecoveryRow {
  identity_id: IdentityId
  recovered_at: number
  /** JSON of the password credential's config that the recovery took away; null once a new password is set. */
  old_password: string | null
}

/** An address that waits for its proof. */
export interface AddressChangeRow {
  id: string
  identity_id: IdentityId
  via: string
  value: string
  traits: string
  flow_id: FlowId | null
  due_at: number | null
  ends_at: number
}

/** What a change of address can be undone to. */
export interface AddressRestoreRow {
  event_id: EventId
  identity_id: IdentityId
  traits: string
  changed_at: number
  asked_at: number | null
  ends_at: number
}
