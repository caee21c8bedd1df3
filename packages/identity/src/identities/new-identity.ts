import { randomUUID } from 'node:crypto'
import type { AddressVia, Traits } from '@collect/contract'
import type { IdentitySchema } from '../schema/identity-schema.ts'
import type {
  CredentialRecord,
  IdentityRecord,
  RecoveryAddressRecord,
  VerifiableAddressRecord,
} from '../records/identity.ts'
import type { Factors } from './factors.ts'

/** A new credential. Unless it has identifiers of its own, they come from the traits. */
export interface NewCredential {
  readonly type: string
  readonly config: CredentialRecord['config']
  readonly identifiers?: readonly string[]
}

/** The client that makes an account, as the account's events show it. */
export interface Maker {
  readonly userAgent: string
  readonly ipAddress: string
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
  /** Addresses that an import declares proved. */
  readonly verified?: readonly { readonly via: AddressVia; readonly value: string }[]
  /** The client that signs up. */
  readonly madeBy?: Maker
  /** An operator makes the account. */
  readonly vouched?: boolean
}

/** A new account. Its addresses are unproved unless `verified` names them. */
export function draftOf(
  { schema, traits, credentials, verified = [], ...account }: NewIdentity,
  now: number,
  factors: Factors,
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
    availableAal: factors.hasSecond(credentials) ? 'aal2' : 'aal1',
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

/**
 * The addresses that the traits name: unchanged ones keep their row and state, new ones begin unproved
 * (docs/contract/http.md §7.3).
 */
export function addressesOf(
  schema: IdentitySchema,
  traits: Traits,
  now: number,
  before?: IdentityRecord,
  { proved = [], formerUntil, formerBefore = Infinity }: AddressRules = {},
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
  const isNow = ({ via, value }: RecoveryAddressRecord) => recovery.some(same(via, value))
  const isProved = ({ via, value }: RecoveryAddressRecord) =>
    before?.vouched === true || before?.verifiable.some((address) => address.verified && same(via, value)(address))
  const recovery = schema.recoveryOf(traits).map(({ via, value }): RecoveryAddressRecord => {
    const { until: _, ...known } = before?.recovery.find(same(via, value)) ?? fresh(via, value)
    return known
  })
  const former = (before?.recovery ?? [])
    .filter((address) => !isNow(address))
    .flatMap((address) => {
      if (address.until !== undefined) return address.until > now && address.until < formerBefore ? [address] : []
      return formerUntil !== undefined && isProved(address) ? [{ ...address, until: formerUntil }] : []
    })
  return {
    verifiable: schema.verifiableOf(traits).map(({ via, value }): VerifiableAddressRecord => {
      const known = before?.verifiable.find(same(via, value))
      if (known) return known
      const isDone = proved.some((one) => one.via === via && one.value === value)
      const state = isDone ? { status: 'completed' as const, verifiedAt: now } : { status: 'pending' as const }
      return { ...fresh(via, value), ...state, verified: isDone }
    }),
    recovery: [...recovery, ...former],
  }
}

/** Further rules for the addresses of an account. */
export interface AddressRules {
  /** New addresses that were proved before the account got them. */
  readonly proved?: readonly { readonly via: AddressVia; readonly value: string }[]
  /** Proved addresses that leave the traits can recover the account until then; unset, they are removed at once. */
  readonly formerUntil?: number
  /** Former addresses that can recover the account until then or longer are removed at once. */
  readonly formerBefore?: number
}

/** The addresses of an account as a text that can be compared. */
export const mailboxes = ({ verifiable, recovery }: IdentityRecord): string =>
  JSON.stringify(
    [verifiable, recovery.filter(({ until }) => until === undefined)].map((list) =>
      list.map(({ via, value }) => [via, value]).toSorted(),
    ),
  )
