import { randomBytes } from 'node:crypto'
import type { Database } from '@collect/storage'
import { sha256 } from '../digest.ts'
import type { ConsentRow, OAuth2Tables } from './tables.ts'

/** What an account decided about a client. */
export interface AccountConsent {
  readonly accountId: string
  readonly clientId: string
  readonly grantId: string
  /** The challenge of the last decision; undefined when no question was asked. */
  readonly requestId: string | undefined
  readonly granted: readonly string[]
  readonly refused: readonly string[]
  /** Not asked again about scopes that are granted or refused. */
  readonly remembered: boolean
  /** The operator let the client skip the question. */
  readonly own: boolean
  readonly since: number
  readonly decidedAt: number
  readonly lastUsedAt: number | undefined
}

export interface ConsentDecisionRecord {
  readonly accountId: string
  readonly clientId: string
  readonly granted: readonly string[]
  readonly refused: readonly string[]
  readonly remembered: boolean
  readonly own: boolean
  readonly requestId?: string | undefined
  readonly now: number
}

export interface ConsentStore {
  find(accountId: string, clientId: string): Promise<AccountConsent | undefined>
  /** Of all clients, the newest first. */
  list(accountId: string): Promise<readonly AccountConsent[]>
  /** Adds a decision to the earlier ones about this client. */
  decide(decision: ConsentDecisionRecord): Promise<{ readonly consent: AccountConsent; readonly isFirst: boolean }>
  /** Notes that a token was used, at most once a minute. */
  touch(accountId: string, clientId: string, now: number): Promise<void>
  /** Deletes consents with their grants, codes and tokens, in one transaction. Returns the deleted consents. */
  withdraw(accountId: string, clientId: string | 'all'): Promise<readonly AccountConsent[]>
  findRequest(requestId: string): Promise<AccountConsent | undefined>
  /** Deletes the consents of an account; their grants and tokens are deleted elsewhere. */
  forget(accountId: string): Promise<void>
  /** Deletes all consents for a client. */
  forgetClient(clientId: string): Promise<void>
  /** Deletes the consent of a grant that has ended. */
  dropGrant(grantId: string): Promise<void>
}

/** Accuracy of the last use, in milliseconds: a write for each request would be slow. */
const useInterval = 60_000
/** Maximum number of consents whose last use is in memory. When it is reached, all of them are written again. */
const maxTouched = 10_000

export function consentStore(database: Pick<Database, 'tables'>): ConsentStore {
  const db = database.tables<OAuth2Tables>()
  /** When this process last wrote the use of a consent. */
  const touched = new Map<string, number>()

  return {
    async find(accountId, clientId) {
      const row = await db
        .selectFrom('oauth2_consents')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('client_id', '=', clientId)
        .executeTakeFirst()
      return row && consentOf(row)
    },

    async findRequest(requestId) {
      const row = await db
        .selectFrom('oauth2_consents')
        .selectAll()
        .where('request_id', '=', requestId)
        .executeTakeFirst()
      return row && consentOf(row)
    },

    async list(accountId) {
      const rows = await db
        .selectFrom('oauth2_consents')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('since', 'desc')
        .orderBy('client_id')
        .execute()
      return rows.map(consentOf)
    },

    decide: ({ accountId, clientId, granted, refused, remembered, own, requestId, now }) =>
      db.transaction().execute(async (trx) => {
        const { numInsertedOrUpdatedRows: added = 0n } = await trx
          .insertInto('oauth2_consents')
          .values({
            account_id: accountId,
            client_id: clientId,
            grant_id: randomBytes(24).toString('base64url'),
            request_id: null,
            granted: '',
            refused: '',
            remembered: 0,
            own: 0,
            since: now,
            decided_at: now,
            last_used_at: null,
          })
          .onConflict((conflict) => conflict.columns(['account_id', 'client_id']).doNothing())
          .executeTakeFirstOrThrow()
        const ofBoth = trx
          .updateTable('oauth2_consents')
          .where('account_id', '=', accountId)
          .where('client_id', '=', clientId)
          .returningAll()
        // Locks the row: another decision about this client waits.
        const before = consentOf(await ofBoth.set({ decided_at: now }).executeTakeFirstOrThrow())
        const row = await ofBoth
          .set({
            granted: without([...granted, ...before.granted], refused).join(' '),
            refused: without([...refused, ...before.refused], granted).join(' '),
            remembered: Number(remembered),
            own: Number(own),
            request_id: requestId ?? null,
          })
          .executeTakeFirstOrThrow()
        return { consent: consentOf(row), isFirst: added > 0n }
      }),

    async touch(accountId, clientId, now) {
      const key = `${accountId} ${clientId}`
      if ((touched.get(key) ?? -Infinity) >= now - useInterval) return
      if (touched.size >= maxTouched) touched.clear()
      touched.set(key, now)
      await db
        .updateTable('oauth2_consents')
        .set({ last_used_at: now })
        .where('account_id', '=', accountId)
        .where('client_id', '=', clientId)
        .where(({ or, eb }) => or([eb('last_used_at', 'is', null), eb('last_used_at', '<', now - useInterval)]))
        .execute()
    },

    withdraw: (accountId, clientId) =>
      db.transaction().execute(async (trx) => {
        let deleted = trx.deleteFrom('oauth2_consents').where('account_id', '=', accountId).returningAll()
        if (clientId !== 'all') deleted = deleted.where('client_id', '=', clientId)
        const consents = (await deleted.execute()).map(consentOf)
        if (consents.length > 0) {
          const grants = consents.map(({ grantId }) => sha256(grantId))
          await trx.deleteFrom('oauth2_payloads').where('grant_id', 'in', grants).execute()
        }
        return consents
      }),

    async forget(accountId) {
      await db.deleteFrom('oauth2_consents').where('account_id', '=', accountId).execute()
    },

    async forgetClient(clientId) {
      await db.deleteFrom('oauth2_consents').where('client_id', '=', clientId).execute()
    },

    async dropGrant(grantId) {
      await db.deleteFrom('oauth2_consents').where('grant_id', '=', grantId).execute()
    },
  }
}

const consentOf = (row: ConsentRow): AccountConsent => ({
  accountId: row.account_id,
  clientId: row.client_id,
  grantId: row.grant_id,
  requestId: row.request_id ?? undefined,
  granted: wordsIn(row.granted),
  refused: wordsIn(row.refused),
  remembered: row.remembered === 1,
  own: row.own === 1,
  since: Number(row.since),
  decidedAt: Number(row.decided_at),
  lastUsedAt: row.last_used_at === null ? undefined : Number(row.last_used_at),
})

const wordsIn = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '')

const without = (all: readonly string[], excluded: readonly string[]): readonly string[] =>
  [...new Set(all)].filter((word) => !excluded.includes(word))
