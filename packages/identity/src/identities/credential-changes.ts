import type { Clock } from '../clock.ts'
import type { IdentitySchema } from '../schema/identity-schema.ts'
import type { Notices } from '../courier/notices.ts'
import type { Actor } from '../records/actor.ts'
import type { Stores, StoreSet } from '../store/stores.ts'
import type { CredentialRecord, IdentityRecord } from '../records/identity.ts'
import { putCodeCredential } from './code-addresses.ts'
import type { Factors } from './factors.ts'
import { lockUnchanged, unlessTaken, type KnownAccount } from './locked-account.ts'
import { newCredential } from './new-credential.ts'

/** The new content of one credential; `gone` removes it. */
export type CredentialChange = Pick<CredentialRecord, 'config' | 'identifiers'> | 'gone'

/** The changes of an account's credentials. Each one notifies the owner where an attacker could have made it. */
export interface CredentialChanges {
  /** Answers the changed account, and whether the password is the first one after a recovery. */
  setPassword(
    identity: IdentityRecord,
    schema: IdentitySchema,
    hash: string,
    actor: Actor,
  ): Promise<{ readonly identity: IdentityRecord; readonly isAfterRecovery: boolean }>
  setSecondFactor(
    identity: IdentityRecord,
    type: string,
    config: CredentialRecord['config'],
    actor: Actor,
  ): Promise<void>
  /** Adds the code credential to an account that has none yet. */
  keepCodeCredential(identity: IdentityRecord, schema: IdentitySchema): Promise<void>
  /**
   * Changes the keys of an account in their current state. False when the change finds nothing to do; `taken` when
   * another account has the identifier of the keys.
   * @param provider the name of the connected or disconnected provider, for the notice
   */
  changeCredential(
    identity: KnownAccount,
    type: string,
    notice: 'credential_added' | 'credential_removed',
    change: (kept: readonly CredentialRecord[], owner: IdentityRecord) => CredentialChange | undefined,
    actor: Actor,
    provider?: string,
  ): Promise<boolean | 'taken'>
  /** False when the account had none. */
  removeSecondFactor(identity: KnownAccount, type: string, actor: Actor): Promise<boolean>
  /**
   * Writes the state after a use, and the event for the owner. False when another request used it at the same time: only
   * one use counts.
   */
  useSecondFactor(
    credential: CredentialRecord,
    config: CredentialRecord['config'],
    notice?: { readonly about: 'second_factor_guessed' | 'backup_code_used'; readonly actor: Actor },
  ): Promise<boolean>
  /** Stores a hash of the same password with the current parameters, unless the password changed meanwhile. */
  upgradePassword(credential: CredentialRecord, hash: string): Promise<void>
}

export function createCredentialChanges(
  stores: Stores,
  clock: Clock,
  notices: Notices,
  factors: Factors,
): CredentialChanges {
  /** Changes the account's second factors, and with them the level that it can reach. */
  const changeFactors = (
    account: KnownAccount,
    notice: 'credential_added' | 'credential_removed',
    factor: string,
    actor: Actor,
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
      if (done) await notices.notify(owner, notice, about, trx, { actor })
      return done
    })

  return {
    async setPassword(identity, schema, hash, actor) {
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
        if (known || isAfterRecovery) await notices.notify(owner, 'password_changed', {}, trx, { actor })
        else await notices.notify(owner, 'credential_added', { factor: 'password' }, trx, { actor })
        return { identity: changed, isAfterRecovery }
      })
    },

    async setSecondFactor(identity, type, config, actor) {
      const { id } = identity
      await changeFactors(identity, 'credential_added', type, actor, async (kept) => {
        const now = clock()
        const known = await kept.find(id, type)
        await kept.put(known ? { ...known, config, updatedAt: now } : newCredential(id, type, [], config, now))
        return true
      })
    },

    keepCodeCredential: ({ id, traits }, schema) =>
      stores.inTransaction(({ credentials }) => putCodeCredential(credentials, id, schema, traits, clock())),

    changeCredential: (identity, type, notice, change, actor, provider) =>
      unlessTaken(
        changeFactors(
          identity,
          notice,
          type,
          actor,
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

    removeSecondFactor: (identity, type, actor) =>
      changeFactors(identity, 'credential_removed', type, actor, (kept) => kept.delete(identity.id, type)),

    // Each use gets a distinct time, also within one millisecond: parallel uses are detected by it.
    async useSecondFactor(credential, config, notice) {
      const now = Math.max(clock(), credential.updatedAt + 1)
      if (!notice) return stores.credentials.replaceConfig(credential, config, now)
      return stores.inTransaction(async ({ credentials, identities }, trx) => {
        const isFirst = await credentials.replaceConfig(credential, config, now)
        const owner = isFirst ? await identities.find(credential.identityId) : undefined
        if (!owner) return isFirst
        const { about, actor } = notice
        if (about === 'second_factor_guessed') await notices.notify(owner, about, {}, trx, { actor })
        else await notices.list(owner, about, {}, trx, actor.device)
        return isFirst
      })
    },

    async upgradePassword(credential, hash) {
      await stores.credentials.replaceConfig(credential, { ...credential.config, hashed_password: hash }, clock())
    },
  }
}

/** The version numbers of an account after one of its secrets became worthless. */
const withoutSecret = ({ secretsVersion, marksVersion }: IdentityRecord) => ({
  secretsVersion: secretsVersion + 1,
  marksVersion,
})
