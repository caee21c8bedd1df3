import { createSealer } from '@collect/identity'
import type { Database } from '@collect/storage'
import type { JWK } from 'jose'
import type { KeyRow, OAuth2Tables } from '../store/tables.ts'
import type { NewKey } from './key-pairs.ts'

export interface StoredKey {
  readonly kid: string
  readonly pair: number
  readonly algorithm: string
  /** The private key. */
  readonly jwk: JWK
  readonly signsFrom: number
  readonly retiresAt: number | undefined
}

/** The keys were sealed with a secret that is gone. */
export class LostKeysError extends Error {
  override readonly name = 'LostKeysError'

  constructor() {
    super(
      'the signing keys of the OAuth2 provider were sealed with a secret that is missing: put it behind the new one, or make new keys with npm run oauth2 -- discard-keys',
    )
  }
}

export interface KeyStore {
  /** All keys, the newest pair first. @throws LostKeysError */
  list(): Promise<readonly StoredKey[]>
  /** Seals the keys with the first secret that are sealed with a later one, so that the later one may be removed. */
  reseal(): Promise<void>
  /** Deletes all keys. */
  deleteAll(): Promise<void>
  /** Stores a pair, unless another process stored that pair first, and says when the older ones retire. */
  add(
    pair: number,
    keys: readonly NewKey[],
    times: { readonly signsFrom: number; readonly now: number; readonly olderRetireAt: number },
  ): Promise<void>
  /** Deletes the keys that retired. */
  deleteRetired(now: number): Promise<void>
}

const purpose = 'oauth2.key'

/** @param secrets the first one seals, all of them open */
export function keyStore(database: Pick<Database, 'tables'>, secrets: readonly string[]): KeyStore {
  const sealer = createSealer(secrets)
  const newest = createSealer(secrets.slice(0, 1))
  const db = database.tables<OAuth2Tables>()

  const keyOf = (row: KeyRow): StoredKey => {
    const jwk = sealer.open(purpose, row.jwk) as JWK | undefined // sealed below
    if (jwk === undefined) throw new LostKeysError()
    return {
      kid: row.kid,
      pair: row.pair,
      algorithm: row.algorithm,
      jwk,
      signsFrom: row.signs_from,
      retiresAt: row.retires_at ?? undefined,
    }
  }

  return {
    async list() {
      const rows = await db
        .selectFrom('oauth2_keys')
        .selectAll()
        .orderBy('pair', 'desc')
        .orderBy('algorithm', 'desc')
        .execute()
      return rows.map(keyOf)
    },

    async reseal() {
      for (const row of await db.selectFrom('oauth2_keys').selectAll().execute()) {
        if (newest.open(purpose, row.jwk) !== undefined) continue
        const jwk = newest.seal(purpose, keyOf(row).jwk)
        await db.updateTable('oauth2_keys').set({ jwk }).where('kid', '=', row.kid).execute()
      }
    },

    async deleteAll() {
      await db.deleteFrom('oauth2_keys').execute()
    },

    async add(pair, keys, { signsFrom, now, olderRetireAt }) {
      await db.transaction().execute(async (trx) => {
        const rows = keys.map(({ kid, algorithm, jwk }) => ({
          kid,
          pair,
          algorithm,
          jwk: sealer.seal(purpose, jwk),
          made_at: now,
          signs_from: signsFrom,
          retires_at: null,
        }))
        const stored = await trx
          .insertInto('oauth2_keys')
          .values(rows)
          .onConflict((conflict) => conflict.columns(['pair', 'algorithm']).doNothing())
          .returning('kid')
          .execute()
        if (stored.length === 0) return
        await trx
          .updateTable('oauth2_keys')
          .set({ retires_at: olderRetireAt })
          .where('pair', '<', pair)
          .where('retires_at', 'is', null)
          .execute()
      })
    },

    async deleteRetired(now) {
      await db.deleteFrom('oauth2_keys').where('retires_at', '<=', now).execute()
    },
  }
}
