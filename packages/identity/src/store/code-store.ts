import type { Kysely } from 'kysely'
import { oneTimeStore, type OneTimeRecord, type OneTimeStore } from './one-time-store.ts'
import type { CodeRow, IdentityTables } from './tables.ts'

export interface CodeRecord extends OneTimeRecord {
  readonly identityId: string
  /** The address that a right code proves. */
  readonly addressId?: string
}

export interface CodeStore extends OneTimeStore<CodeRecord> {
  insert(code: CodeRecord): Promise<void>
  find(id: string): Promise<CodeRecord | undefined>
  /** Codes that went to an account's addresses and end, or ended, after that moment. */
  countMailed(identityId: string, endsAfter: number): Promise<number>
}

export function codeStore(db: Kysely<IdentityTables>): CodeStore {
  return {
    ...oneTimeStore(db, 'codes', codeOf),

    async insert({ id, flowId, digest, identityId, addressId, expiresAt }) {
      const owner = { identity_id: identityId, address_id: addressId ?? null }
      const row = { id, flow_id: flowId, digest, ...owner, expires_at: expiresAt, used_at: null }
      await db.insertInto('codes').values(row).execute()
    },

    async find(id) {
      const row = await db.selectFrom('codes').selectAll().where('id', '=', id).executeTakeFirst()
      return row && codeOf(row)
    },

    async countMailed(identityId, endsAfter) {
      const { count } = await db
        .selectFrom('codes')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('identity_id', '=', identityId)
        .where('address_id', 'is not', null)
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
  expiresAt: row.expires_at,
})
