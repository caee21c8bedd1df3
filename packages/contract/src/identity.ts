export type Traits = Readonly<Record<string, unknown>>

export type AddressVia = 'email' | 'sms'
export type AddressStatus = 'pending' | 'sent' | 'completed'

export interface VerifiableAddress {
  readonly id: string
  readonly value: string
  readonly via: AddressVia
  readonly status: AddressStatus
  readonly verified: boolean
  /** RFC 3339; absent until verified. */
  readonly verified_at?: string
  readonly created_at: string
  readonly updated_at: string
}

export interface RecoveryAddress {
  readonly id: string
  readonly value: string
  readonly via: AddressVia
  readonly created_at: string
  readonly updated_at: string
}

export interface IdentityCredential {
  readonly type: string
  readonly identifiers: readonly string[]
  readonly config?: Readonly<Record<string, unknown>>
  readonly version: number
  readonly created_at: string
  readonly updated_at: string
}

/**
 * An account. `credentials` and `metadata_admin` never leave the admin surface (ENTITY-FIELD-4,
 * docs/contract/http.md §4.1).
 */
export interface Identity {
  readonly id: string
  readonly schema_id: string
  readonly schema_url: string
  readonly state: 'active' | 'inactive'
  readonly state_changed_at?: string
  readonly traits: Traits
  readonly verifiable_addresses?: readonly VerifiableAddress[]
  readonly recovery_addresses?: readonly RecoveryAddress[]
  readonly metadata_public: unknown
  readonly metadata_admin?: unknown
  readonly credentials?: Readonly<Record<string, IdentityCredential>>
  readonly organization_id: string | null
  readonly external_id?: string
  readonly created_at: string
  readonly updated_at: string
}
