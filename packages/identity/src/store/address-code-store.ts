import type { AddressVia } from '@collect/contract'
import type { Kysely } from 'kysely'
import { oneTimeStore, type OneTimeRecord, type OneTimeStore } from './one-time-store.ts'
import type { AddressCodeRow, IdentityTables } from './tables.ts'

export interface AddressCodeRecord extends OneTimeRecord {
  /** The address that a correct code proves. */
  readonly via: AddressVia
  readonly address: string
}

/** Codes for addresses that have no account yet; other codes are in the `CodeStore`. */
export interface AddressCodeStore extends OneTimeStore<AddressCodeRecord> {
  insert(code: AddressCodeRecord): Promise<void>
  /** Number of codes for an address that expire after `endsAfter`. */
  countMailed(address: string, endsAfter: number): Promise<number>
}

export function addressCodeStore(db: Kysely<IdentityTables>): AddressCodeStore {
  return {
    ...oneTimeStore(db, 'address_codes', codeOf),

    async insert({ id, flowId, digest, via, address, expiresAt }) {
      const row = { id, flow_id: flowId, digest, via, address, expires_at: expiresAt, used_at: null }
      await db.insertInto('address_codes').values(row).execute()
    },

    async countMailed(address, endsAfter) {
      const { count } = await db
        .selectFrom('address_codes')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('address', '=', address)
        .where('expires_at', '>', endsAfter)
        .executeTakeFirstOrThrow()
      return Number(count)
    },
  }
}

const codeOf = (row: AddressCodeRow): AddressCodeRecord => ({
  id: row.id,
  flowId: row.flow_id,
  digest: row.digest,
  via: row.via as AddressVia, // written by this store
  address: row.address,
  expiresAt: row.expires_at,
})
