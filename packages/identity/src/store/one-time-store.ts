import type { Kysely } from 'kysely'
import type { FlowId } from '../records/ids.ts'
import type { IdentityTables } from './tables.ts'

/** What is known of every code, whomever it went to. */
export interface OneTimeRecord {
  readonly id: string
  readonly flowId: FlowId
  readonly digest: string
  readonly expiresAt: number
}

/** Codes that are good once: those of accounts are in one table, those of addresses without an account in another. */
export interface OneTimeStore<Code extends OneTimeRecord> {
  /** Codes of a flow that are neither used nor late. */
  findUsable(flowId: FlowId, now: number): Promise<readonly Code[]>
  /** Uses a code up. False when another request was faster. */
  use(id: string, now: number): Promise<boolean>
  /** A newer code makes the older ones of its flow worthless; they still count. */
  retireOfFlow(flowId: FlowId, now: number): Promise<void>
}

type OneTimeTable = 'codes' | 'address_codes'

/** What both tables do alike. */
export function oneTimeStore<Table extends OneTimeTable, Code extends OneTimeRecord>(
  db: Kysely<IdentityTables>,
  name: Table,
  codeOf: (row: IdentityTables[Table]) => Code,
): OneTimeStore<Code> {
  const table: OneTimeTable = name
  return {
    async findUsable(flowId, now) {
      const rows = await db
        .selectFrom(table)
        .selectAll()
        .where('flow_id', '=', flowId)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .execute()
      return (rows as readonly IdentityTables[Table][]).map(codeOf) // the table's own rows
    },

    async use(id, now) {
      const { numUpdatedRows } = await db
        .updateTable(table)
        .set({ used_at: now })
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async retireOfFlow(flowId, now) {
      await db
        .updateTable(table)
        .set({ used_at: now })
        .where('flow_id', '=', flowId)
        .where('used_at', 'is', null)
        .execute()
    },
  }
}
