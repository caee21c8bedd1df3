import type { Clock } from '../clock.ts'
import type { Stores } from '../store/stores.ts'
import type { IdentityRecord } from '../records/identity.ts'
import { waitingTime } from './waiting-time.ts'

export interface ShutOut {
  /**
   * Completes a recovery. The old password, all sessions but the named one, and the marks of known browsers become
   * worthless, and unfinished changes can no longer be finished. Answers the changed account.
   */
  shutOut(identity: IdentityRecord, exceptSession?: string): Promise<IdentityRecord>
}

export const createShutOut = (stores: Stores, clock: Clock): ShutOut => ({
  shutOut: (identity, exceptSession) =>
    stores.inTransaction(async (set) => {
      const owner = await set.identities.lockForUpdate(identity.id)
      if (!owner) return identity
      const now = clock()
      const password = await set.credentials.take(owner.id, 'password')
      await set.recoveries.put(owner.id, now, password)
      await set.sessions.revokeAll(owner.id, exceptSession)
      await set.continuities.deleteOfIdentity(owner.id)
      await set.flows.deleteSettingsOf(owner.id)
      await set.addressChanges.drop(owner.id)
      await set.identities.setFrozen(owner.id, undefined)
      const recovery = await set.recoveries.find(owner.id)
      await set.deletions.postpone(owner.id, (recovery?.lockedUntil ?? now) + waitingTime)
      const versions = { secretsVersion: owner.secretsVersion + 1, marksVersion: owner.marksVersion + 1 }
      await set.identities.setVersions(owner.id, versions)
      const { frozenAt: _, ...free } = owner
      return { ...free, ...versions }
    }),
})
