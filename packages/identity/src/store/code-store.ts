import type { Kysely } from 'kysely'
import type { CodeRow, IdentityTables } from './tables.ts'

export interface CodeRecord {
  readonly id: string
  readonly flowId: string
  readonly digest: string
  readonly identityId: string
  /** The address that a right code proves. */
  readonly addressId?: string
  readonly expiresAt: number
}

export interface CodeStore {
  insert(code: CodeRecord): Promise<void>
  /** Codes of a flow that are neither used nor late. */
  findUsable(flowId: string, now: number): Promise<readonly CodeRecord[]>
  /** Uses a code up. False when another request was faster. */
  use(id: string, now: number): Promise<boolean>
  /** A newer code makes the older ones of its flow worthless; they still count. */
  retireOfFlow(flowId: string, now: number): Promise<void>
  /** Codes that went to an account's addresses and end, or ended, after that moment. */
  countMailed(identityId: string, endsAfter: number): Promise<number>
}

export function codeStore(db: Kysely<IdentityTables>): CodeStore {
  return {
    async insert(code) {
      await db
        .insertInto('codes')
        .values({
          id: code.id,
          flow_id: code.flowId,
          digest: code.digest,
          identity_id: code.identityId,
          address_id: code.addressId ?? null,
          expires_at: code.expiresAt,
          used_at: null,
        })
        .execute()
    },

    async findUsable(flowId, now) {
      const rows = await db
        .selectFrom('codes')
        .selectAll()
        .where('flow_id', '=', flowId)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .execute()
      return rows.map(codeOf)
    },

    async use(id, now) {
      const { numUpdatedRows } = await db
        .updateTable('codes')
        .set({ used_at: now })
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async retireOfFlow(flowId, now) {
      await db
        .updateTable('codes')
        .set({ used_at: now })
        .where('flow_id', '=', flowId)
        .where('used_at', 'is', null)
        .execute()
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
