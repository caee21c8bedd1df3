import type { Locale } from '@collect/messages'
import { randomUUID } from 'node:crypto'
import type { AddressVia, Traits } from '@collect/contract'
import { isUniqueViolation } from '@collect/storage'
import type { AddressId, IdentityId } from '../records/ids.ts'
import type { Clock } from '../clock.ts'
import type { AccountRules } from '../config/account-rules.ts'
import type { IdentitySchema } from '../schema/identity-schema.ts'
import type { Notices } from '../courier/notices.ts'
import type { AnyTransaction } from '../store/outbox-store.ts'
import type { CredentialWithIdentity } from '../store/credential-store.ts'
import type { Stores, StoreSet } from '../store/stores.ts'
import { addressesOf, draftOf, mailboxes, withDeclared, type AddressRules, type NewIdentity } from './new-identity.ts'
import { isReachedBy, putCodeCredential } from './code-addresses.ts'
import type { Factors } from './factors.ts'
import { createFirstProofs, type EndGrants, type FirstProofs } from './first-proof.ts'
import { newCredential } from './new-credential.ts'
import type { CredentialRecord, IdentityRecord, VerifiableAddressRecord } from '../records/identity.ts'
import { recoveryOf } from './recovery-addresses.ts'
import { createShutOut, type ShutOut } from './shut-out.ts'
import { SupersededError } from './superseded-error.ts'

export interface IdentityChange extends ChangedFields {
  /** The language of the notice to the owner. */
  readonly locale: Locale
}

type ChangedFields = Partial<
  Pick<IdentityRecord, 'state' | 'metadataPublic' | 'metadataAdmin' | 'externalId' | 'organizationId'> & {
    /** Addresses that an operator declares proved or unproved, by their id. */
    readonly declared: readonly VerifiableAddressRecord[]
    readonly addresses: AddressRules
    /** `undoable`: an owner's change, with a link to undo it. `undo`: its undoing. Unset: an operator's change. */
    readonly origin: 'undoable' | 'undo'
  }
>

/** The event of the sign-up, with the device that made the account. */
export const accountMade = 'account_made'

/** The new content of one credential; `gone` removes it. */
export type CredentialChange = Pick<CredentialRecord, 'config' | 'identifiers'> | 'gone'

/** `taken`: another account holds one of the identifiers or addresses. */
export type Registration = { readonly identity: IdentityRecord } | 'taken'

/** An account as the caller read it. If a secret became worthless since, the account is not changed. */
type Account = Pick<IdentityRecord, 'id' | 'secretsVersion'>

/** The accounts. Every caller makes, changes and finds them by the same rules. */
export interface Identities extends FirstProofs, ShutOut {
  register(account: NewIdentity): Promise<Registration>
  changeTraits(
    identity: IdentityRecord,
    schema: IdentitySchema,
    traits: Traits,
    change: IdentityChange,
  ): Promise<Registration>
  /** Answers the changed account, and whether the password is the first one after a recovery. */
  setPassword(
    identity: IdentityRecord,
    schema: IdentitySchema,
    hash: string,
    locale: Locale,
  ): Promise<{ readonly identity: IdentityRecord; readonly isAfterRecovery: boolean }>
  /** The password credential with an identifier, and its account. */
  findByPasswordIdentifier(identifier: string): Promise<CredentialWithIdentity | undefined>
  /** The account with this identifier in a credential of the type. */
  findByIdentifier(type: string, identifier: string): Promise<IdentityRecord | undefined>
  /** The hash of the account's password, or of the one that a recovery removed and no other has replaced. */
  lastPassword(identityId: IdentityId): Promise<CredentialRecord['config'] | undefined>
  /** The id of the account with an identifier in one of these methods. */
  findOwner(identifier: string, types: readonly string[]): Promise<string | undefined>
  /** The account that an address can receive sign-in codes for. */
  findByCodeAddress(via: AddressVia, value: string): Promise<IdentityRecord | undefined>
  credentialsOf(identityId: IdentityId): Promise<readonly CredentialRecord[]>
  setSecondFactor(
    identity: IdentityRecord,
    type: string,
    config: CredentialRecord['config'],
    locale: Locale,
  ): Promise<void>
  /** Adds the code credential to an account that has none yet. */
  keepCodeCredential(identity: IdentityRecord, schema: IdentitySchema): Promise<void>
  /**
   * Changes the keys of an account in their current state. False when the change finds nothing to do; `taken` when
   * another account has the identifier of the keys.
   * @param provider the name of the connected or disconnected provider, for the notice
   */
  changeCredential(
    identity: Account,
    type: string,
    notice: 'credential_added' | 'credential_removed',
    change: (kept: readonly CredentialRecord[], owner: IdentityRecord) => CredentialChange | undefined,
    locale: Locale,
    provider?: string,
  ): Promise<boolean | 'taken'>
  /** False when the account had none. */
  removeSecondFactor(identity: Account, type: string, locale: Locale): Promise<boolean>
  /**
   * Writes the state after a use, and notifies the owner. False when another request used it at the same time: only
   * one use counts.
   */
  useSecondFactor(
    credential: CredentialRecord,
    config: CredentialRecord['config'],
    notice?: { readonly about: 'second_factor_guessed'; readonly locale: Locale },
  ): Promise<boolean>
  /** Stores a hash of the same password with the current parameters, unless the password changed meanwhile. */
  upgradePassword(credential: CredentialRecord, hash: string): Promise<void>
  find(id: string): Promise<IdentityRecord | undefined>
  findByRecoveryAddress(via: AddressVia, value: string): Promise<IdentityRecord | undefined>
  findByVerifiableAddress(via: AddressVia, value: string): Promise<IdentityRecord | undefined>
  markSent(addressId: AddressId): Promise<void>
  markVerified(addressId: AddressId): Promise<void>
}

export function createIdentities(
  stores: Stores,
  clock: Clock,
  notices: Notices,
  rules: AccountRules,
  factors: Factors,
  endGrants: EndGrants = async () => {},
): Identities {
  const write = async (
    work: (stores: StoreSet, trx: AnyTransaction) => Promise<IdentityRecord>,
  ): Promise<Registration> => {
    const written = await unlessTaken(stores.inTransaction(work))
    return written === 'taken' ? 'taken' : { identity: written }
  }

  /** Changes the account's second factors, and with them the level that it can reach. */
  const changeFactors = (
    account: Account,
    notice: 'credential_added' | 'credential_removed',
    factor: string,
    locale: Locale,
    work: (kept: StoreSet['credentials'], owner: IdentityRecord) => Promise<boolean>,
    provider?: string,
  ) =>
    stores.inTransaction(async ({ identities, credentials }, trx) => {
      const owner = await lockUnchanged(identities, account)
      if (!owner) return false
      const done = await work(credentials, owner)
      const left = await credentials.list(owner.id)
      await identities.setAvailableAal(owner.id, factors.hasSecond(left) ? 'aal2' : 'aal1')
      if (done && notice === 'credential_removed') await identities.setVersions(owner.id, withoutSecret(owner))
      const about = { factor, ...(provider !== undefined && { provider }) }
      if (done) await notices.notify(owner, notice, about, trx, { locale })
      return done
    })

  return {
    register: (account) =>
      write(async ({ identities, credentials: kept, events }, trx) => {
        const now = clock()
        const { schema, traits, credentials, madeBy } = account
        const identity = draftOf(account, now, factors)
        await identities.insert(identity)
        for (const { type, config, identifiers = schema.identifiersOf(traits).password } of credentials) {
          await kept.put(newCredential(identity.id, type, identifiers, config, now))
        }
        await putCodeCredential(kept, identity.id, schema, traits, now)
        if (madeBy) {
          const made = { id: randomUUID(), identityId: identity.id, kind: accountMade, about: { ...madeBy }, at: now }
          await events.insert(made, trx)
        }
        return identity
      }),

    changeTraits: (known, schema, traits, { declared = [], addresses = {}, origin, locale, ...change }) =>
      write(async ({ identities, credentials, recoveries, addressChanges }, trx) => {
        const now = clock()
        // Reads the current row, so that parallel changes are not undone.
        const identity = (await lockUnchanged(identities, known)) ?? known
        const changed: IdentityRecord = {
          ...identity,
          ...change,
          schemaId: schema.id,
          traits,
          stateChangedAt: change.state && change.state !== identity.state ? now : identity.stateChangedAt,
          ...addressesOf(schema, traits, now, withDeclared(identity, declared), addresses),
          updatedAt: now,
        }
        await identities.update(changed)
        for (const address of declared) await identities.setAddress(address)
        const password = await credentials.find(identity.id, 'password')
        if (password) {
          await credentials.put({ ...password, identifiers: schema.identifiersOf(traits).password, updatedAt: now })
        } else if ((await recoveries.find(identity.id))?.oldPassword) {
          await credentials.rename(identity.id, 'password', schema.identifiersOf(traits).password)
        }
        for (const kept of await credentials.list(identity.id)) {
          const identifiers = factors.namesOf(kept.type, schema.identifiersOf(traits))
          // Passwordless keys have identifiers from the traits; second factors have none.
          if (identifiers && kept.identifiers.length > 0) {
            await credentials.put({ ...kept, identifiers, updatedAt: Math.max(now, kept.updatedAt + 1) })
          }
        }
        await putCodeCredential(credentials, identity.id, schema, traits, now)
        if (mailboxes(identity) === mailboxes(changed)) return changed
        if (origin === 'undo') {
          // The newer address may be a thief's: it gets no mail about the undoing.
          await notices.list(changed, 'address_restored', {}, trx)
          return changed
        }
        const eventId = await notices.notify(identity, 'address_changed', {}, trx, {
          locale,
          isReportable: origin === 'undoable',
        })
        const { formerUntil } = addresses
        if (formerUntil !== undefined) {
          const kept = {
            eventId,
            identityId: identity.id,
            traits: identity.traits,
            changedAt: now,
            endsAt: formerUntil,
          }
          await addressChanges.keepRestore(kept)
        }
        return changed
      }),

    async setPassword(identity, schema, hash, locale) {
      const now = clock()
      return stores.inTransaction(async ({ credentials, identities, recoveries }, trx) => {
        const owner = (await lockUnchanged(identities, identity)) ?? identity
        const { id, traits } = owner
        const known = await credentials.find(id, 'password')
        const config = { hashed_password: hash }
        await credentials.put(
          known
            ? { ...known, config, updatedAt: now }
            : newCredential(id, 'password', schema.identifiersOf(traits).password, config, now),
        )
        const isAfterRecovery = await recoveries.dropPassword(id)
        const changed = { ...owner, ...withoutSecret(owner) }
        await identities.setVersions(id, changed)
        if (known || isAfterRecovery) await notices.notify(owner, 'password_changed', {}, trx, { locale })
        else await notices.notify(owner, 'credential_added', { factor: 'password' }, trx, { locale })
        return { identity: changed, isAfterRecovery }
      })
    },

    findByPasswordIdentifier: (identifier) => stores.credentials.findByIdentifier('password', identifier),

    findByIdentifier: async (type, identifier) =>
      (await stores.credentials.findByIdentifier(type, identifier))?.identity,

    async lastPassword(identityId) {
      const password = await stores.credentials.find(identityId, 'password')
      return password?.config ?? (await stores.recoveries.find(identityId))?.oldPassword
    },

    findOwner: (identifier, types) => stores.credentials.findOwner(identifier, types),

    async findByCodeAddress(via, value) {
      const found = await stores.credentials.findByIdentifier('code', value)
      return found && isReachedBy(found.credential, via, value) ? found.identity : undefined
    },

    credentialsOf: (identityId) => stores.credentials.list(identityId),

    async setSecondFactor(identity, type, config, locale) {
      const { id } = identity
      await changeFactors(identity, 'credential_added', type, locale, async (kept) => {
        const now = clock()
        const known = await kept.find(id, type)
        await kept.put(known ? { ...known, config, updatedAt: now } : newCredential(id, type, [], config, now))
        return true
      })
    },

    keepCodeCredential: ({ id, traits }, schema) =>
      stores.inTransaction(({ credentials }) => putCodeCredential(credentials, id, schema, traits, clock())),

    changeCredential: (identity, type, notice, change, locale, provider) =>
      unlessTaken(
        changeFactors(
          identity,
          notice,
          type,
          locale,
          async (kept, owner) => {
            const now = clock()
            const { id: identityId } = owner
            const all = await kept.list(identityId)
            const changed = change(all, owner)
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
          },
          provider,
        ),
      ),

    removeSecondFactor: (identity, type, locale) =>
      changeFactors(identity, 'credential_removed', type, locale, (kept) => kept.delete(identity.id, type)),

    // Each use gets a distinct time, also within one millisecond: parallel uses are detected by it.
    async useSecondFactor(credential, config, notice) {
      const now = Math.max(clock(), credential.updatedAt + 1)
      if (!notice) return stores.credentials.replaceConfig(credential, config, now)
      return stores.inTransaction(async ({ credentials, identities }, trx) => {
        const isFirst = await credentials.replaceConfig(credential, config, now)
        const owner = isFirst ? await identities.find(credential.identityId) : undefined
        if (owner) await notices.notify(owner, notice.about, {}, trx, notice)
        return isFirst
      })
    },

    async upgradePassword(credential, hash) {
      await stores.credentials.replaceConfig(credential, { ...credential.config, hashed_password: hash }, clock())
    },

    find: (id) => stores.identities.find(id),
    async findByRecoveryAddress(via, value) {
      const owner = await stores.identities.findByRecoveryAddress(via, value)
      return owner && recoveryOf(owner, clock()).some((one) => one.via === via && one.value === value)
        ? owner
        : undefined
    },
    findByVerifiableAddress: (via, value) => stores.identities.findByVerifiableAddress(via, value),
    markSent: (addressId) => stores.identities.setAddressSent(addressId, clock()),
    markVerified: (addressId) => stores.identities.setAddressVerified(addressId, clock()),
    ...createFirstProofs(stores, clock, notices, rules, endGrants),
    ...createShutOut(stores, clock),
  }
}

/** Locks the account for a change. @throws SupersededError when one of its secrets became worthless meanwhile. */
async function lockUnchanged(identities: StoreSet['identities'], known: Account): Promise<IdentityRecord | undefined> {
  const owner = await identities.lockForUpdate(known.id)
  if (owner && owner.secretsVersion !== known.secretsVersion) throw new SupersededError()
  return owner
}

/** The version numbers of an account after one of its secrets became worthless. */
const withoutSecret = ({ secretsVersion, marksVersion }: IdentityRecord) => ({
  secretsVersion: secretsVersion + 1,
  marksVersion,
})

/** The result of a write, or `taken` when another account holds one of the identifiers or addresses. */
async function unlessTaken<Written>(work: Promise<Written>): Promise<Written | 'taken'> {
  try {
    return await work
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken'
    throw error
  }
}
