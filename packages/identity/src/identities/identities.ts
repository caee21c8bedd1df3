import { randomUUID } from 'node:crypto'
import type { AddressVia, Traits } from '@collect/contract'
import { isUniqueViolation } from '@collect/storage'
import type { Clock } from '../clock.ts'
import type { IdentitySchema } from '../schema/identity-schema.ts'
import type { Notices } from '../courier/notices.ts'
import type { AnyTransaction } from '../store/outbox-store.ts'
import type { Stores, StoreSet } from '../store/stores.ts'
import { isReachedBy, putCodeCredential } from './code-addresses.ts'
import { newCredential } from './new-credential.ts'
import type {
  CredentialRecord,
  IdentityRecord,
  RecoveryAddressRecord,
  VerifiableAddressRecord,
} from './identity-record.ts'

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
}

export type IdentityChange = Partial<
  Pick<IdentityRecord, 'state' | 'metadataPublic' | 'metadataAdmin' | 'externalId' | 'organizationId'> & {
    /** Addresses that somebody with the right to it declares proved or unproved, by their id. */
    readonly declared: readonly VerifiableAddressRecord[]
  }
>

/** Methods that come second; what they keep is sealed (contract/http.md §4.2). */
export const secondFactors = ['totp', 'lookup_secret', 'webauthn'] as const
export type SecondFactor = (typeof secondFactors)[number]

/** What becomes of one credential; `gone` takes it away. */
export type CredentialChange = Pick<CredentialRecord, 'config' | 'identifiers'> | 'gone'

/** `taken`: another account holds one of the identifiers or addresses. */
export type Registration = { readonly identity: IdentityRecord } | 'taken'

/** The accounts: made, changed and found by one set of rules, whoever asks. */
export interface Identities {
  register(account: NewIdentity): Promise<Registration>
  changeTraits(
    identity: IdentityRecord,
    schema: IdentitySchema,
    traits: Traits,
    change?: IdentityChange,
  ): Promise<Registration>
  setPassword(identity: IdentityRecord, schema: IdentitySchema, hash: string): Promise<void>
  /** The password credential that an identifier names, with its account. */
  findByPasswordIdentifier(
    identifier: string,
  ): Promise<{ identity: IdentityRecord; credential: CredentialRecord } | undefined>
  /** The account that one of its credentials names so. */
  findByIdentifier(type: string, identifier: string): Promise<IdentityRecord | undefined>
  findPassword(identityId: string): Promise<CredentialRecord | undefined>
  /** The id of the account that an identifier names in one of these methods. */
  findOwner(identifier: string, types: readonly string[]): Promise<string | undefined>
  /** The account that an address may ask a code for signing in for. */
  findByCodeAddress(via: AddressVia, value: string): Promise<IdentityRecord | undefined>
  credentialsOf(identityId: string): Promise<readonly CredentialRecord[]>
  setSecondFactor(identity: IdentityRecord, type: SecondFactor, config: CredentialRecord['config']): Promise<void>
  /** The credential of an account from before codes could sign in. */
  keepCodeCredential(identity: IdentityRecord, schema: IdentitySchema): Promise<void>
  /** Changes the keys of an account, as everything stands by then. False when the change finds nothing to do. */
  changeCredential(
    identityId: string,
    type: 'webauthn' | 'passkey',
    notice: 'credential_added' | 'credential_removed',
    change: (kept: readonly CredentialRecord[]) => CredentialChange | undefined,
  ): Promise<boolean>
  /** False when there was none. */
  removeSecondFactor(identityId: string, type: SecondFactor): Promise<boolean>
  /** Writes what a use leaves behind. False when it was used at the same time elsewhere: only one of them counts. */
  useSecondFactor(credential: CredentialRecord, config: CredentialRecord['config']): Promise<boolean>
  /** A stored hash is made anew with today's settings, unless it changed meanwhile. */
  upgradePassword(credential: CredentialRecord, hash: string): Promise<void>
  find(id: string): Promise<IdentityRecord | undefined>
  findByRecoveryAddress(via: AddressVia, value: string): Promise<IdentityRecord | undefined>
  findByVerifiableAddress(via: AddressVia, value: string): Promise<IdentityRecord | undefined>
  markSent(addressId: string): Promise<void>
  markVerified(addressId: string): Promise<void>
}

export function createIdentities(stores: Stores, clock: Clock, notices: Notices): Identities {
  const write = async (
    work: (stores: StoreSet, trx: AnyTransaction) => Promise<IdentityRecord>,
  ): Promise<Registration> => {
    try {
      return { identity: await stores.inTransaction(work) }
    } catch (error) {
      if (isUniqueViolation(error)) return 'taken'
      throw error
    }
  }

  /** Changes the account's second factors, and with them the level that it can reach. */
  const changeFactors = (
    identityId: string,
    notice: 'credential_added' | 'credential_removed',
    factor: SecondFactor | 'passkey',
    work: (kept: StoreSet['credentials']) => Promise<boolean>,
  ) =>
    stores.inTransaction(async ({ identities, credentials }, trx) => {
      const owner = await identities.hold(identityId)
      const done = await work(credentials)
      const left = await credentials.list(identityId)
      await identities.setAvailableAal(identityId, left.some(({ type }) => isSecondFactor(type)) ? 'aal2' : 'aal1')
      if (done && owner) await notices.tell(owner, notice, { factor }, trx)
      return done
    })

  return {
    register: (account) =>
      write(async ({ identities, credentials: kept }) => {
        const now = clock()
        const { schema, traits, credentials } = account
        const identity = draftOf(account, now)
        await identities.insert(identity)
        for (const { type, config, identifiers = schema.identifiersOf(traits).password } of credentials) {
          await kept.put(newCredential(identity.id, type, identifiers, config, now))
        }
        await putCodeCredential(kept, identity.id, schema, traits, now)
        return identity
      }),

    changeTraits: (known, schema, traits, { declared = [], ...change } = {}) =>
      write(async ({ identities, credentials }, trx) => {
        const now = clock()
        // As it is now: what somebody else changed since it was read must not be undone.
        const identity = (await identities.hold(known.id)) ?? known
        const changed: IdentityRecord = {
          ...identity,
          ...change,
          schemaId: schema.id,
          traits,
          stateChangedAt: change.state && change.state !== identity.state ? now : identity.stateChangedAt,
          ...addressesOf(schema, traits, now, withDeclared(identity, declared)),
          updatedAt: now,
        }
        await identities.update(changed)
        for (const address of declared) await identities.setAddress(address)
        const password = await credentials.find(identity.id, 'password')
        if (password) {
          await credentials.put({ ...password, identifiers: schema.identifiersOf(traits).password, updatedAt: now })
        }
        await putCodeCredential(credentials, identity.id, schema, traits, now)
        if (mailboxes(identity) !== mailboxes(changed)) await notices.tell(identity, 'address_changed', {}, trx)
        return changed
      }),

    async setPassword(identity, schema, hash) {
      const now = clock()
      await stores.inTransaction(async ({ credentials, identities }, trx) => {
        const owner = (await identities.hold(identity.id)) ?? identity
        const { id, traits } = owner
        const known = await credentials.find(id, 'password')
        const config = { hashed_password: hash }
        await credentials.put(
          known
            ? { ...known, config, updatedAt: now }
            : newCredential(id, 'password', schema.identifiersOf(traits).password, config, now),
        )
        if (known) await notices.tell(owner, 'password_changed', {}, trx)
        else await notices.tell(owner, 'credential_added', { factor: 'password' }, trx)
      })
    },

    async findByPasswordIdentifier(identifier) {
      const credential = await stores.credentials.findByIdentifier('password', identifier)
      const identity = credential && (await stores.identities.find(credential.identityId))
      return identity && { identity, credential }
    },

    async findByIdentifier(type, identifier) {
      const credential = await stores.credentials.findByIdentifier(type, identifier)
      return credential && stores.identities.find(credential.identityId)
    },

    findPassword: (identityId) => stores.credentials.find(identityId, 'password'),

    findOwner: (identifier, types) => stores.credentials.findOwner(identifier, types),

    async findByCodeAddress(via, value) {
      const credential = await stores.credentials.findByIdentifier('code', value)
      return credential && isReachedBy(credential, via, value)
        ? stores.identities.find(credential.identityId)
        : undefined
    },

    credentialsOf: (identityId) => stores.credentials.list(identityId),

    async setSecondFactor({ id }, type, config) {
      await changeFactors(id, 'credential_added', type, async (kept) => {
        const now = clock()
        const known = await kept.find(id, type)
        await kept.put(known ? { ...known, config, updatedAt: now } : newCredential(id, type, [], config, now))
        return true
      })
    },

    keepCodeCredential: ({ id, traits }, schema) =>
      stores.inTransaction(({ credentials }) => putCodeCredential(credentials, id, schema, traits, clock())),

    changeCredential: (identityId, type, notice, change) =>
      changeFactors(identityId, notice, type, async (kept) => {
        const now = clock()
        const all = await kept.list(identityId)
        const changed = change(all)
        if (changed === undefined) return false
        if (changed === 'gone') return kept.delete(identityId, type)
        const { config, identifiers } = changed
        const known = all.find((one) => one.type === type)
        await kept.put(
          known
            ? { ...known, config, identifiers, updatedAt: Math.max(now, known.updatedAt + 1) }
            : newCredential(identityId, type, identifiers, config, now),
        )
        return true
      }),

    removeSecondFactor: (identityId, type) =>
      changeFactors(identityId, 'credential_removed', type, (kept) => kept.delete(identityId, type)),

    // A time of its own for each use, also within one millisecond: the next use is told apart by it.
    useSecondFactor: (credential, config) =>
      stores.credentials.replaceConfig(credential, config, Math.max(clock(), credential.updatedAt + 1)),

    async upgradePassword(credential, hash) {
      await stores.credentials.replaceConfig(credential, { ...credential.config, hashed_password: hash }, clock())
    },

    find: (id) => stores.identities.find(id),
    findByRecoveryAddress: (via, value) => stores.identities.findByRecoveryAddress(via, value),
    findByVerifiableAddress: (via, value) => stores.identities.findByVerifiableAddress(via, value),
    markSent: (addressId) => stores.identities.setAddressSent(addressId, clock()),
    markVerified: (addressId) => stores.identities.setAddressVerified(addressId, clock()),
  }
}

/** Where an account is reached by mail, to be compared. */
const mailboxes = ({ verifiable, recovery }: IdentityRecord): string =>
  JSON.stringify([verifiable, recovery].map((list) => list.map(({ via, value }) => [via, value]).toSorted()))

export const isSecondFactor = (type: string): type is SecondFactor => secondFactors.some((one) => one === type)

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
    availableAal: credentials.some(({ type }) => isSecondFactor(type)) ? 'aal2' : 'aal1',
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

const withDeclared = (identity: IdentityRecord, declared: readonly VerifiableAddressRecord[]): IdentityRecord => ({
  ...identity,
  verifiable: identity.verifiable.map((address) => declared.find(({ id }) => id === address.id) ?? address),
})

/** The addresses that the traits name: unchanged ones keep their row and state, new ones begin unproved (contract/http.md §7.3). */
function addressesOf(
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
