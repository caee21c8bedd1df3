import type { Sealer } from '@collect/identity'
import type { Database } from '@collect/storage'
import { sql } from 'kysely'
import type { AdapterPayload } from 'oidc-provider'
import { sha256 } from '../digest.ts'
import type { OAuth2Tables, PayloadRow } from './tables.ts'

/** Models whose rows are tokens: they end with their grant. */
const tokenModels = ['AccessToken', 'AuthorizationCode', 'RefreshToken'] as const

export interface PayloadStore {
  upsert(model: string, id: string, payload: AdapterPayload, expiresAt: number): Promise<void>
  find(model: string, id: string): Promise<AdapterPayload | undefined>
  findByUid(model: string, uid: string): Promise<AdapterPayload | undefined>
  /** Marks a code or token as used. False when another request used it first, or when it is gone. */
  consume(model: string, id: string, now: number): Promise<boolean>
  destroy(model: string, id: string): Promise<void>
  /** Deletes the codes and tokens of a grant. */
  revokeTokens(grantId: string): Promise<void>
  /** Deletes a grant with its codes and tokens, in one statement. */
  revokeGrant(grantId: string): Promise<void>
  /** Deletes the codes and tokens of a client. */
  revokeTokensOfClient(clientId: string): Promise<void>
  /** Deletes everything about a client. */
  forgetClient(clientId: string): Promise<void>
  /** Deletes everything about an account. */
  forgetAccount(accountId: string): Promise<void>
  /** Deletes a session of the provider. */
  deleteSession(uid: string): Promise<void>
  /** Deletes the sessions of an account at the provider. */
  deleteSessionsOf(accountId: string): Promise<void>
  /** Deletes up to `size` rows that expired before. Answers how many. */
  deleteExpired(before: number, size: number): Promise<number>
}

/** The library's payloads: ids as digests, payloads sealed. */
export function payloadStore(database: Pick<Database, 'dialect' | 'tables'>, sealer: Sealer): PayloadStore {
  const db = database.tables<OAuth2Tables>()
  const unlocked = database.dialect === 'postgres' ? sql`for update skip locked` : sql``

  const payloadOf = (row: Pick<PayloadRow, 'model' | 'payload' | 'consumed_at'> | undefined) => {
    const payload = row && (sealer.open(purposeOf(row.model), row.payload) as AdapterPayload | undefined) // sealed below
    return payload && row.consumed_at !== null ? { ...payload, consumed: Math.floor(row.consumed_at / 1_000) } : payload
  }
  const one = (model: string, id: string) => ({ model, id: sha256(id) })

  return {
    async upsert(model, id, payload, expiresAt) {
      const grantId = model === 'Grant' ? id : payload.grantId
      const row: PayloadRow = {
        ...one(model, id),
        payload: sealer.seal(purposeOf(model), payload),
        grant_id: grantId === undefined ? null : sha256(grantId),
        uid: model === 'Session' && payload.uid !== undefined ? sha256(payload.uid) : null,
        account_id: payload.accountId ?? null,
        client_id: payload.clientId ?? null,
        consumed_at: null,
        expires_at: expiresAt,
      }
      const { model: _model, id: _id, consumed_at: _consumed, ...changed } = row
      await db
        .insertInto('oauth2_payloads')
        .values(row)
        .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(changed))
        .execute()
    },

    async find(model, id) {
      const row = await db
        .selectFrom('oauth2_payloads')
        .select(['model', 'payload', 'consumed_at'])
        .where('model', '=', model)
        .where('id', '=', sha256(id))
        .executeTakeFirst()
      return payloadOf(row)
    },

    async findByUid(model, uid) {
      const row = await db
        .selectFrom('oauth2_payloads')
        .select(['model', 'payload', 'consumed_at'])
        .where('model', '=', model)
        .where('uid', '=', sha256(uid))
        .executeTakeFirst()
      return payloadOf(row)
    },

    async consume(model, id, now) {
      const { numUpdatedRows } = await db
        .updateTable('oauth2_payloads')
        .set({ consumed_at: now })
        .where('model', '=', model)
        .where('id', '=', sha256(id))
        .where('consumed_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async destroy(model, id) {
      await db.deleteFrom('oauth2_payloads').where('model', '=', model).where('id', '=', sha256(id)).execute()
    },

    async revokeTokens(grantId) {
      await db
        .deleteFrom('oauth2_payloads')
        .where('grant_id', '=', sha256(grantId))
        .where('model', 'in', tokenModels)
        .execute()
    },

    async revokeGrant(grantId) {
      await db
        .deleteFrom('oauth2_payloads')
        .where('grant_id', '=', sha256(grantId))
        .where('model', 'in', [...tokenModels, 'Grant'])
        .execute()
    },

    async revokeTokensOfClient(clientId) {
      await db
        .deleteFrom('oauth2_payloads')
        .where('client_id', '=', clientId)
        .where('model', 'in', tokenModels)
        .execute()
    },

    async forgetClient(clientId) {
      await db.deleteFrom('oauth2_payloads').where('client_id', '=', clientId).execute()
    },

    async forgetAccount(accountId) {
      await db.deleteFrom('oauth2_payloads').where('account_id', '=', accountId).execute()
    },

    async deleteSession(uid) {
      await db.deleteFrom('oauth2_payloads').where('model', '=', 'Session').where('uid', '=', sha256(uid)).execute()
    },

    async deleteSessionsOf(accountId) {
      await db
        .deleteFrom('oauth2_payloads')
        .where('model', '=', 'Session')
        .where('account_id', '=', accountId)
        .execute()
    },

    async deleteExpired(before, size) {
      const { numAffectedRows } = await sql`
        delete from oauth2_payloads where (model, id) in
          (select model, id from oauth2_payloads where expires_at < ${before} order by expires_at limit ${size} ${unlocked})
      `.execute(db)
      return Number(numAffectedRows ?? 0)
    },
  }
}

const purposeOf = (model: string): string => `oauth2.${model}`
