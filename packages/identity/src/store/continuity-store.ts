import type { Kysely } from 'kysely'
import type { FlowId, IdentityId } from '../records/ids.ts'
import type { IdentityTables } from './tables.ts'

export interface ContinuityRecord {
  readonly id: string
  readonly flowId: FlowId
  readonly identityId: IdentityId
  readonly sealed: string
  readonly expiresAt: number
}

export interface ContinuityStore {
  insert(continuity: ContinuityRecord): Promise<void>
  /** Removes and answers a pending post, so that it is applied at most once. */
  take(id: string, now: number): Promise<ContinuityRecord | undefined>
  deleteOfIdentity(identityId: IdentityId): Promise<void>
}

export function continuityStore(db: Kysely<IdentityTables>): ContinuityStore {
  return {
    async insert({ id, flowId, identityId, sealed, expiresAt }) {
      await db
        .insertInto('continuities')
        .values({ id, flow_id: flowId, identity_id: identityId, sealed, expires_at: expiresAt })
        .execute()
    },
    async take(id, now) {
      const row = await db.deleteFrom('continuities').where('id', '=', id).returningAll().executeTakeFirst()
      if (!row || row.expires_at <= now) return undefined
      return {
        id: row.id,
        flowId: row.flow_id,
        identityId: row.identity_id,
        sealed: row.sealed,
        expiresAt: row.expires_at,
      }
    },
    async deleteOfIdentity(identityId) {
      await db.deleteFrom('continuities').where('identity_id', '=', identityId).execute()
    },
  }
}
