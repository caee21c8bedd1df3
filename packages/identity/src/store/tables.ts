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
  provider_trips: ProviderTripRow
  token_exchanges: TokenExchangeRow
  saml_keys: SamlKeyRow
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
  /** The highest assurance level that the account can reach; stored, because each signed-in request reads it. */
  available_aal: string
  /** An operator made the account or gave it its addresses. */
  vouched: number
  /** Rises whenever a secret of the account becomes worthless; a session is issued for the version that was proved. */
  secrets_version: number
  /** Rises whenever the marks of known browsers become worthless. */
  marks_version: number
  /** When the owner reported a misuse; the account cannot be changed until a recovery. */
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

/** The primary key allows one account per identifier and method. */
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
  /** A former address of the account, which can still recover it until then. */
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
  /** Written at most once a minute. */
  last_active_at: number
  issued_at: number
  expires_at: number
  ends_at: number
  device_id: string
  ip_address: string
  user_agent: string
  location: string
  /** A recovery began the session, and the second factor is still missing. */
  recovers: number
}

export interface FlowRow {
  id: FlowId
  kind: string
  state: string
  identity_id: IdentityId | null
  expires_at: number
  /** When the row may be deleted. */
  kept_until: number
  /** Wrong codes so far. The database counts them, so that parallel guesses all count. */
  tries: number
  /** Answers of keys so far, counted by the database, too. */
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
  /** Whether a browser that signed in to the account before asked for the code. */
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

/** A form post that waits until its user has signed in again; sealed, because it may hold a password. */
export interface ProviderTripRow {
  id: string
  flow_id: FlowId
  flow_kind: string
  method: string
  provider: string
  /** The digest of the word that binds the trip to its browser. */
  binding: string
  sealed: string
  made_at: number
  expires_at: number
  taken_at: number | null
  answer: string | null
}

export interface TokenExchangeRow {
  id: string
  init_digest: string
  return_digest: string | null
  flow_kind: string | null
  flow_id: FlowId | null
  sealed: string | null
  expires_at: number
}

export interface ContinuityRow {
  id: string
  flow_id: FlowId
  identity_id: IdentityId
  sealed: string
  expires_at: number
}

/** The count of one limit for one subject, as the time at which it is back at zero. */
export interface ThrottleRow {
  /** HMAC of the limit and its subject. */
  key: string
  free_at: number
}

/** An event of an account, which its owner can review. */
export interface SecurityEventRow {
  id: EventId
  identity_id: IdentityId
  kind: string
  /** Never a secret. */
  about: string
  at: number
  /** When the owner reported the event ("This was not me"). */
  reported_at: number | null
}

/** An account whose owner asked for its deletion. */
export interface DeletionRow {
  identity_id: IdentityId
  due_at: number
}

/** The last recovery of an account. */
export interface RecoveryRow {
  identity_id: IdentityId
  recovered_at: number
  /** The removed password credential's config as JSON; null once a new password is set. */
  old_password: string | null
}

/** A new address that its owner has yet to prove. */
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

/** The state that a change of address can be undone to. */
export interface AddressRestoreRow {
  event_id: EventId
  identity_id: IdentityId
  traits: string
  changed_at: number
  asked_at: number | null
  ends_at: number
}

export interface SamlKeyRow {
  /** Rises with each new key. */
  id: number
  sealed: string
  made_at: number
}
