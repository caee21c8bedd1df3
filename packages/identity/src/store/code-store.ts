import type { Kysely } from 'kysely'
import type { AddressId, IdentityId } from '../records/ids.ts'
import { oneTimeStore, type OneTimeRecord, type OneTimeStore } from './one-time-store.ts'
import type { CodeRow, IdentityTables } from './tables.ts'

export interface CodeRecord extends OneTimeRecord {
  readonly identityId: IdentityId
  /** The address that a correct code proves. */
  readonly addressId?: AddressId
  /** A browser that signed in to the account before asked for the code. */
  readonly fromKnownBrowser?: boolean
}

export interface CodeStore extends OneTimeStore<CodeRecord> {
  insert(code: CodeRecord): Promise<void>
  find(id: string): Promise<CodeRecord | undefined>
  /** The flow of the latest valid verification code that went to an address of an account. */
  latestVerification(identityId: IdentityId, addressId: AddressId, now: number): Promise<string | undefined>
  /**
   * Number of codes to an account's addresses that expire after `endsAfter`: those that known browsers asked for, or
   * the others.
   */
  countMailed(identityId: IdentityId, fromKnownBrowser: boolean, endsAfter: number): Promise<number>
}

export function codeStore(db: Kysely<IdentityTables>): CodeStore {
  return {
    ...oneTimeStore(db, 'codes', codeOf),

    async insert({ id, flowId, digest, identityId, addressId, fromKnownBrowser = false, expiresAt }) {
      const owner = {
        identity_id: identityId,
        address_id: addressId ?? null,
        known_browser: fromKnownBrowser ? 1 : 0,
      }
      const row = { id, flow_id: flowId, digest, ...owner, expires_at: expiresAt, used_at: null }
      await db.insertInto('codes').values(row).execute()
    },

    async find(id) {
      const row = await db.selectFrom('codes').selectAll().where('id', '=', id).executeTakeFirst()
      return row && codeOf(row)
    },

    async latestVerification(identityId, addressId, now) {
      const row = await db
        .selectFrom('codes')
        .innerJoin('flows', 'flows.id', 'codes.flow_id')
        .select('flows.id')
        .where('codes.identity_id', '=', identityId)
        .where('codes.address_id', '=', addressId)
        .where('codes.used_at', 'is', null)
        .where('codes.expires_at', '>', now)
        .where('flows.kind', '=', 'verification')
        .where('flows.expires_at', '>', now)
        .orderBy('codes.expires_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.id
    },

    async countMailed(identityId, fromKnownBrowser, endsAfter) {
      const { count } = await db
        .selectFrom('codes')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('identity_id', '=', identityId)
        .where('address_id', 'is not', null)
        .where('known_browser', '=', fromKnownBrowser ? 1 : 0)
        .where('expires_at', '>', endsAfter)
        .executeTakeFirstOrThrow()
      return Number(count)
    },
  }
}

const codeOf = (row: CodeRow): CodeRecord => ({
  id: row.id,
  flowId: row.flow_id,
  digest: row.digest,
  identityId: row.identity_id,
  ...(row.address_id !== null && { addressId: row.address_id }),
  fromKnownBrowser: row.known_browser === 1,
  expiresAt: row.expires_at,
})
