import type { AddressVia } from '@collect/contract'
import type { Kysely } from 'kysely'
import type { AddressCodeRow, IdentityTables } from './tables.ts'

export interface AddressCodeRecord {
  readonly id: string
  readonly flowId: string
  readonly digest: string
  /** The address that a right code proves. */
  readonly via: AddressVia
  readonly address: string
  readonly expiresAt: number
}

/** Codes for addresses that have no account yet; the others are in the `CodeStore`. */
export interface AddressCodeStore {
  insert(code: AddressCodeRecord): Promise<void>
  /** Codes of a flow that are neither used nor late. */
  findUsable(flowId: string, now: number): Promise<readonly AddressCodeRecord[]>
  /** Uses a code up. False when another request was faster. */
  use(id: string, now: number): Promise<boolean>
  /** A newer code makes the older ones of its flow worthless; they still count. */
  retireOfFlow(flowId: string, now: number): Promise<void>
  /** Codes for an address that end, or ended, after that moment. */
  countMailed(address: string, endsAfter: number): Promise<number>
}

export function addressCodeStore(db: Kysely<IdentityTables>): AddressCodeStore {
  return {
    async insert({ id, flowId, digest, via, address, expiresAt }) {
      const row = { id, flow_id: flowId, digest, via, address, expires_at: expiresAt, used_at: null }
      await db.insertInto('address_codes').values(row).execute()
    },

    async findUsable(flowId, now) {
      const rows = await db
        .selectFrom('address_codes')
        .selectAll()
        .where('flow_id', '=', flowId)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .execute()
      return rows.map(codeOf)
    },

    async use(id, now) {
      const { numUpdatedRows } = await db
        .updateTable('address_codes')
        .set({ used_at: now })
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async retireOfFlow(flowId, now) {
      await db
        .updateTable('address_codes')
        .set({ used_at: now })
        .where('flow_id', '=', flowId)
        .where('used_at', 'is', null)
        .execute()
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
