import { newId } from '@collect/storage'
import type { AddressVia, Traits } from '@collect/contract'
import type { Actor } from '../records/actor.ts'
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
import { createCredentialChanges, type CredentialChanges } from './credential-changes.ts'
import type { Factors } from './factors.ts'
import { createFirstProofs, type EndGrants, type FirstProofs } from './first-proof.ts'
import { lockUnchanged, unlessTaken } from './locked-account.ts'
import { newCredential } from './new-credential.ts'
import type { CredentialRecord, IdentityRecord, VerifiableAddressRecord } from '../records/identity.ts'
import { recoveryOf } from './recovery-addresses.ts'
import { createShutOut, type ShutOut } from './shut-out.ts'

export interface IdentityChange extends ChangedFields {
  readonly actor: Actor
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

/** `taken`: another account holds one of the identifiers or addresses. */
export type Registration = { readonly identity: IdentityRecord } | 'taken'

/** The accounts. Every caller makes, changes and finds them by the same rules. */
export interface Identities extends CredentialChanges, FirstProofs, ShutOut {
  register(account: NewIdentity): Promise<Registration>
  changeTraits(
    identity: IdentityRecord,
    schema: IdentitySchema,
    traits: Traits,
    change: IdentityChange,
  ): Promise<Registration>
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
          const made = { id: newId(now), identityId: identity.id, kind: accountMade, about: { ...madeBy }, at: now }
          await events.insert(made, trx)
        }
        return identity
      }),

    changeTraits: (known, schema, traits, { declared = [], addresses = {}, origin, actor, ...change }) =>
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
          await notices.list(changed, 'address_restored', {}, trx, actor.device)
          return changed
        }
        const eventId = await notices.notify(identity, 'address_changed', {}, trx, {
          actor,
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
    ...createCredentialChanges(stores, clock, notices, factors),
    ...createFirstProofs(stores, clock, notices, rules, endGrants),
    ...createShutOut(stores, clock),
  }
}
