import type { Identity, RecoveryAddress, VerifiableAddress } from '@collect/contract'
import { wireTime } from '../clock.ts'
import type { IdentityRecord, RecoveryAddressRecord, VerifiableAddressRecord } from '../records/identity.ts'

const recoveryAddressOf = (address: RecoveryAddressRecord): RecoveryAddress => ({
  id: address.id,
  value: address.value,
  via: address.via,
  created_at: wireTime(address.createdAt),
  updated_at: wireTime(address.updatedAt),
})

const verifiableAddressOf = (address: VerifiableAddressRecord): VerifiableAddress => ({
  ...recoveryAddressOf(address),
  verified: address.verified,
  status: address.status,
  ...(address.verifiedAt !== undefined && { verified_at: wireTime(address.verifiedAt) }),
})

/** An account as its owner may see it: without credentials and admin metadata (docs/contract/http.md §4.1). */
export function wireIdentity(identity: IdentityRecord, schemaUrl: (schemaId: string) => string): Identity {
  // Former addresses can recover the account for a while, but are not shown as its addresses.
  const recovery = identity.recovery.filter(({ until }) => until === undefined)
  return {
    id: identity.id,
    ...(identity.externalId !== undefined && { external_id: identity.externalId }),
    schema_id: identity.schemaId,
    schema_url: schemaUrl(identity.schemaId),
    state: identity.state,
    state_changed_at: wireTime(identity.stateChangedAt),
    traits: identity.traits,
    ...(identity.verifiable.length > 0 && { verifiable_addresses: identity.verifiable.map(verifiableAddressOf) }),
    ...(recovery.length > 0 && { recovery_addresses: recovery.map(recoveryAddressOf) }),
    metadata_public: identity.metadataPublic ?? null,
    created_at: wireTime(identity.createdAt),
    updated_at: wireTime(identity.updatedAt),
    organization_id: identity.organizationId ?? null,
  }
}
