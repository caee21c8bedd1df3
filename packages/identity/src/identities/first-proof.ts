import type { Traits } from '@collect/contract'
import { isUniqueViolation } from '@collect/storage'
import type { Actor } from '../records/actor.ts'
import type { AddressId } from '../records/ids.ts'
import type { Clock } from '../clock.ts'
import type { AccountRules } from '../config/account-rules.ts'
import type { Notices } from '../courier/notices.ts'
import type { IdentitySchema } from '../schema/identity-schema.ts'
import type { AnyTransaction } from '../store/outbox-store.ts'
import type { Stores, StoreSet } from '../store/stores.ts'
import { putCodeCredential } from './code-addresses.ts'
import type { IdentityRecord, VerifiableAddressRecord } from '../records/identity.ts'
import { addressesOf } from './new-identity.ts'

/** Whether an owner of the account is known: a code or link proved an address, or an operator vouched for it. */
export const isProved = ({ vouched, verifiable }: Pick<IdentityRecord, 'vouched' | 'verifiable'>): boolean =>
  vouched || verifiable.some(({ verified }) => verified)

/** A proved address and the account that it belongs to. */
export interface AddressProof {
  readonly identity: IdentityRecord
  readonly schema: IdentitySchema
  readonly addressId: AddressId
  /** New traits, if the owner sent some. */
  readonly traits?: Traits
  readonly actor: Actor
}

export interface Proved {
  readonly identity: IdentityRecord
  /** Everything that was set up before was removed. */
  readonly isFirst: boolean
}

export interface FirstProofs {
  /**
   * A client outside the account proved one of its addresses. An account without a known owner loses everything that
   * was set up before, because a squatter may have set it up.
   */
  prove(proof: AddressProof): Promise<Proved>
}

/** Ends what an account granted to applications, at the OAuth2 provider. */
export type EndGrants = (identityId: string) => Promise<void>

export function createFirstProofs(
  stores: Stores,
  clock: Clock,
  notices: Notices,
  rules: AccountRules,
  endGrants: EndGrants,
): FirstProofs {
  return {
    async prove(proof) {
      const { id } = proof.identity
      // Without the provider, nothing is proved yet, and the owner tries again.
      if (rules === 'safe' && !isProved(proof.identity)) await endGrants(id)
      try {
        const proved = await write(proof)
        // Until its session ended, a squatter could grant something again.
        if (proved.isFirst) await endGrants(id)
        return proved
      } catch (error) {
        // The new traits name an address of another account, so nothing has changed.
        if (isUniqueViolation(error)) return { identity: proof.identity, isFirst: false }
        throw error
      }
    },
  }

  function write(proof: AddressProof): Promise<Proved> {
    return stores.inTransaction(async (set, trx) => {
      const owner = (await set.identities.lockForUpdate(proof.identity.id)) ?? proof.identity
      const address = owner.verifiable.find(({ id }) => id === proof.addressId)
      if (!address) return { identity: owner, isFirst: false }
      await set.identities.setAddressVerified(address.id, clock())
      const isFirst = rules === 'safe' && !isProved(owner)
      if (isFirst) await purge(set, trx, owner, { ...proof, address })
      return { identity: (await set.identities.find(owner.id)) ?? owner, isFirst }
    })
  }

  async function purge(
    set: StoreSet,
    trx: AnyTransaction,
    owner: IdentityRecord,
    {
      schema,
      address,
      traits: sent,
      actor,
    }: Omit<AddressProof, 'identity'> & { readonly address: VerifiableAddressRecord },
  ): Promise<void> {
    const now = clock()
    for (const { type } of await set.credentials.list(owner.id)) {
      if (type !== 'code') await set.credentials.delete(owner.id, type)
    }
    await set.sessions.deleteAll(owner.id)
    await set.continuities.deleteOfIdentity(owner.id)
    await set.flows.deleteSettingsOf(owner.id)
    await set.deletions.callOff(owner.id)
    await set.recoveries.delete(owner.id)
    await set.addressChanges.drop(owner.id)
    const traits = sent ?? schema.withoutOtherAddresses(owner.traits, address)
    const alone: IdentityRecord = {
      ...owner,
      traits,
      ...addressesOf(schema, traits, now, owner),
      availableAal: 'aal1',
      secretsVersion: owner.secretsVersion + 1,
      marksVersion: owner.marksVersion + 1,
      updatedAt: now,
    }
    await set.identities.update(alone)
    await putCodeCredential(set.credentials, owner.id, schema, traits, now)
    const proved = { ...address, verified: true }
    await notices.notify({ ...alone, verifiable: [proved] }, 'first_proof', {}, trx, { actor })
  }
}
