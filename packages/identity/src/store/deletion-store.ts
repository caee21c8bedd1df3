import type { Kysely } from 'kysely'
import type { IdentityId } from '../records/ids.ts'
import type { IdentityTables } from './tables.ts'

/** Accounts whose owners asked for their deletion. */
export interface DeletionStore {
  /** Stores the time of the deletion; a repeated request keeps the first time. Answers whether it is the first. */
  request(identityId: IdentityId, dueAt: number): Promise<boolean>
  /** Postpones a requested deletion. */
  postpone(identityId: IdentityId, until: number): Promise<void>
  /** Answers whether a deletion was pending. */
  callOff(identityId: IdentityId): Promise<boolean>
  find(identityId: IdentityId): Promise<number | undefined>
  /** Ids of accounts whose deletion is due, at most `limit`. */
  due(now: number, limit: number): Promise<readonly string[]>
}

export function deletionStore(db: Kysely<IdentityTables>): DeletionStore {
  return {
    async request(identityId, dueAt) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('deletions')
        .values({ identity_id: identityId, due_at: dueAt })
        .onConflict((conflict) => conflict.column('identity_id').doNothing())
        .executeTakeFirstOrThrow()
      return (numInsertedOrUpdatedRows ?? 0n) > 0n
    },
    async postpone(identityId, until) {
      await db
        .updateTable('deletions')
        .set({ due_at: until })
        .where('identity_id', '=', identityId)
        .where('due_at', '<', until)
        .execute()
    },
    async callOff(identityId) {
      const { numDeletedRows } = await db
        .deleteFrom('deletions')
        .where('identity_id', '=', identityId)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
    async find(identityId) {
      const row = await db
        .selectFrom('deletions')
        .select('due_at')
        .where('identity_id', '=', identityId)
        .executeTakeFirst()
      return row?.due_at
    },
    async due(now, limit) {
      const rows = await db
        .selectFrom('deletions')
        .select('identity_id')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(limit)
        .execute()
      return rows.map(({ identity_id }) => identity_id)
    },
  }
}
