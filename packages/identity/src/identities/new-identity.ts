import { randomUUID } from 'node:crypto'
import type { AddressVia, Traits } from '@collect/contract'
import type { IdentitySchema } from '../schema/identity-schema.ts'
import type {
  CredentialRecord,
  IdentityRecord,
  RecoveryAddressRecord,
  VerifiableAddressRecord,
} from './identity-record.ts'
import { hasSecondFactor, type SecondFactor } from './second-factors.ts'

/** What a new credential is made of; unless it has identifiers of its own, they follow from the traits. */
export interface NewCredential {
  readonly type: 'password' | 'passkey' | SecondFactor
  readonly config: CredentialRecord['config']
  readonly identifiers?: readonly string[]
}

export interface NewIdentity {
  readonly schema: IdentitySchema
  /** Valid and normalised. */
  readonly traits: Traits
  readonly credentials: readonly NewCredential[]
  readonly state?: 'active' | 'inactive'
  readonly metadataPublic?: unknown
  readonly metadataAdmin?: unknown
  readonly externalId?: string
  readonly organizationId?: string
  /** An import says which addresses were proved elsewhere. */
  readonly verified?: readonly { readonly via: AddressVia; readonly value: string }[]
  /** An operator makes it. */
  readonly vouched?: boolean
}

/** An account as it is made; its addresses are proved where the one who makes it says so. */
export function draftOf(
  { schema, traits, credentials, verified = [], ...account }: NewIdentity,
  now: number,
): IdentityRecord {
  const { verifiable, recovery } = addressesOf(schema, traits, now)
  return {
    id: randomUUID(),
    schemaId: schema.id,
    state: account.state ?? 'active',
    stateChangedAt: now,
    traits,
    metadataPublic: account.metadataPublic ?? null,
    metadataAdmin: account.metadataAdmin ?? null,
    ...(account.externalId !== undefined && { externalId: account.externalId }),
    ...(account.organizationId !== undefined && { organizationId: account.organizationId }),
    availableAal: hasSecondFactor(credentials) ? 'aal2' : 'aal1',
    vouched: account.vouched ?? false,
    secretsVersion: 0,
    marksVersion: 0,
    verifiable: verifiable.map((address) =>
      verified.some(({ via, value }) => via === address.via && value === address.value)
        ? { ...address, verified: true, status: 'completed' as const, verifiedAt: now }
        : address,
    ),
    recovery,
    createdAt: now,
    updatedAt: now,
  }
}

export const withDeclared = (
  identity: IdentityRecord,
  declared: readonly VerifiableAddressRecord[],
): IdentityRecord => ({
  ...identity,
  verifiable: identity.verifiable.map((address) => declared.find(({ id }) => id === address.id) ?? address),
})

/** The addresses that the traits name: unchanged ones keep their row and state, new ones begin unproved (contract/http.md §7.3). */
export function addressesOf(
  schema: IdentitySchema,
  traits: Traits,
  now: number,
  before?: IdentityRecord,
): Pick<IdentityRecord, 'verifiable' | 'recovery'> {
  const same = (via: AddressVia, value: string) => (address: RecoveryAddressRecord) =>
    address.via === via && address.value === value
  const fresh = (via: AddressVia, value: string): RecoveryAddressRecord => ({
    id: randomUUID(),
    via,
    value,
    createdAt: now,
    updatedAt: now,
  })
  return {
    verifiable: schema
      .verifiableOf(traits)
      .map(
        ({ via, value }): VerifiableAddressRecord =>
          before?.verifiable.find(same(via, value)) ?? { ...fresh(via, value), status: 'pending', verified: false },
      ),
    recovery: schema
      .recoveryOf(traits)
      .map(({ via, value }) => before?.recovery.find(same(via, value)) ?? fresh(via, value)),
  }
}

/** Where an account is reached by mail, to be compared. */
export const mailboxes = ({ verifiable, recovery }: IdentityRecord): string =>
  JSON.stringify([verifiable, recovery].map((list) => list.map(({ via, value }) => [via, value]).toSorted()))
