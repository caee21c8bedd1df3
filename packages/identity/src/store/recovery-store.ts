import type { Kysely } from 'kysely'
import type { IdentityId } from '../records/ids.ts'
import type { CredentialRecord } from '../records/identity.ts'
import type { IdentityTables } from './tables.ts'

/** The last recovery of an account. */
export interface RecoveryRecord {
  readonly recoveredAt: number
  /** Until then, the account refuses changes that a thief would make. */
  readonly lockedUntil: number
  /** The password that the recovery removed; unset once the owner sets a new one. */
  readonly oldPassword?: CredentialRecord['config']
}

/** How long an account refuses such changes after a recovery, in milliseconds. */
const lockedFor = 24 * 60 * 60_000

export interface RecoveryStore {
  find(identityId: IdentityId): Promise<RecoveryRecord | undefined>
  /** Stores a recovery. Without a password, the one that an earlier recovery removed stays. */
  put(identityId: IdentityId, recoveredAt: number, oldPassword?: CredentialRecord['config']): Promise<void>
  delete(identityId: IdentityId): Promise<void>
  /** Deletes the old password. Answers whether there was one. */
  dropPassword(identityId: IdentityId): Promise<boolean>
}

export function recoveryStore(db: Kysely<IdentityTables>): RecoveryStore {
  return {
    async find(identityId) {
      const row = await db.selectFrom('recoveries').selectAll().where('identity_id', '=', identityId).executeTakeFirst()
      if (!row) return undefined
      return {
        recoveredAt: row.recovered_at,
        lockedUntil: row.recovered_at + lockedFor,
        // `put` writes this shape.
        ...(row.old_password !== null && {
          oldPassword: JSON.parse(row.old_password) as CredentialRecord['config'],
        }),
      }
    },

    async put(identityId, recoveredAt, oldPassword) {
      const change = {
        recovered_at: recoveredAt,
        ...(oldPassword && { old_password: JSON.stringify(oldPassword) }),
      }
      await db
        .insertInto('recoveries')
        .values({ old_password: null, ...change, identity_id: identityId })
        .onConflict((conflict) => conflict.column('identity_id').doUpdateSet(change))
        .execute()
    },

    async delete(identityId) {
      await db.deleteFrom('recoveries').where('identity_id', '=', identityId).execute()
    },

    async dropPassword(identityId) {
      const { numUpdatedRows } = await db
        .updateTable('recoveries')
        .set({ old_password: null })
        .where('identity_id', '=', identityId)
        .where('old_password', 'is not', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}
