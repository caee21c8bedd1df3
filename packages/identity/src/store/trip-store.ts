import type { FlowKind } from '@collect/contract'
import type { Kysely } from 'kysely'
import type { FlowId } from '../records/ids.ts'
import type { IdentityTables } from './tables.ts'

/** A user's trip to an identity provider (docs/contract/providers-and-oauth2.md §A6). */
export interface TripRecord {
  /** The `state` at the provider. */
  readonly id: string
  readonly flowId: FlowId
  readonly flowKind: FlowKind
  readonly method: 'oidc' | 'saml'
  readonly provider: string
  /** The digest of the word in the browser's cookie, or of a native application's code. */
  readonly binding: string
  readonly sealed: string
  readonly madeAt: number
  readonly expiresAt: number
  /** When the provider's answer came. */
  readonly takenAt?: number
  /** The address that the first answer led to, sealed. */
  readonly answer?: string
}

export interface TripStore {
  insert(trip: TripRecord): Promise<void>
  find(id: string): Promise<TripRecord | undefined>
  /** Takes the trip for one answer. False when another answer took it first, or when it has expired. */
  take(id: string, now: number): Promise<boolean>
  /** Keeps the address that the answer led to, for a second click. */
  keepAnswer(id: string, answer: string): Promise<void>
}

export function tripStore(db: Kysely<IdentityTables>): TripStore {
  return {
    async insert({ id, flowId, flowKind, method, provider, binding, sealed, madeAt, expiresAt }) {
      await db
        .insertInto('provider_trips')
        .values({
          id,
          flow_id: flowId,
          flow_kind: flowKind,
          method,
          provider,
          binding,
          sealed,
          made_at: madeAt,
          expires_at: expiresAt,
          taken_at: null,
          answer: null,
        })
        .execute()
    },

    async find(id) {
      const row = await db.selectFrom('provider_trips').selectAll().where('id', '=', id).executeTakeFirst()
      if (!row) return undefined
      return {
        id: row.id,
        flowId: row.flow_id,
        flowKind: row.flow_kind as FlowKind, // written by insert
        method: row.method as TripRecord['method'],
        provider: row.provider,
        binding: row.binding,
        sealed: row.sealed,
        madeAt: row.made_at,
        expiresAt: row.expires_at,
        ...(row.taken_at !== null && { takenAt: row.taken_at }),
        ...(row.answer !== null && { answer: row.answer }),
      }
    },

    async take(id, now) {
      const { numUpdatedRows } = await db
        .updateTable('provider_trips')
        .set({ taken_at: now })
        .where('id', '=', id)
        .where('taken_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async keepAnswer(id, answer) {
      await db.updateTable('provider_trips').set({ answer }).where('id', '=', id).execute()
    },
  }
}
