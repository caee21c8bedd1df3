import type { Sealer } from '@collect/identity'
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

export interface KeyStore {
  /** All keys, the newest pair first. @throws when a key was sealed with a secret that is gone */
  list(): Promise<readonly StoredKey[]>
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

export function keyStore(database: Pick<Database, 'tables'>, sealer: Sealer): KeyStore {
  const db = database.tables<OAuth2Tables>()

  const keyOf = (row: KeyRow): StoredKey => {
    const jwk = sealer.open(purpose, row.jwk) as JWK | undefined // sealed below
    if (jwk === undefined) {
      throw new Error(
        'the signing keys of the OAuth2 provider were sealed with a secret that is missing; put the old secret behind the new one',
      )
    }
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
