import type { AddressStatus, AddressVia, Traits } from '@collect/contract'
import type { AddressId, IdentityId } from './ids.ts'

interface AddressRecord {
  readonly id: AddressId
  readonly via: AddressVia
  readonly value: string
  readonly createdAt: number
  readonly updatedAt: number
}

export interface RecoveryAddressRecord extends AddressRecord {
  /** A former address of the account, which can still recover it until then. */
  readonly until?: number
}

export interface VerifiableAddressRecord extends AddressRecord {
  readonly status: AddressStatus
  readonly verified: boolean
  readonly verifiedAt?: number
}

/** An account as the service works with it; times in milliseconds. */
export interface IdentityRecord {
  readonly id: IdentityId
  readonly schemaId: string
  readonly state: 'active' | 'inactive'
  readonly stateChangedAt: number
  readonly traits: Traits
  readonly metadataPublic: unknown
  readonly metadataAdmin: unknown
  readonly externalId?: string
  readonly organizationId?: string
  /** `aal2` when a second factor is set up (docs/contract/http.md §4.2). */
  readonly availableAal: 'aal1' | 'aal2'
  /** An operator made the account or set its addresses, which counts as a proof of them. */
  readonly vouched: boolean
  /** Rises whenever a secret of the account becomes worthless; a session is issued for the version that was proved. */
  readonly secretsVersion: number
  /** Rises whenever the marks of known browsers become worthless. */
  readonly marksVersion: number
  /** When the owner reported a misuse; the account cannot be changed until a recovery. */
  readonly frozenAt?: number
  readonly verifiable: readonly VerifiableAddressRecord[]
  readonly recovery: readonly RecoveryAddressRecord[]
  readonly createdAt: number
  readonly updatedAt: number
}

/** One method's secret of one account. */
export interface CredentialRecord {
  readonly id: string
  readonly identityId: IdentityId
  readonly type: string
  readonly identifiers: readonly string[]
  readonly config: Readonly<Record<string, unknown>>
  readonly version: number
  readonly createdAt: number
  readonly updatedAt: number
}
