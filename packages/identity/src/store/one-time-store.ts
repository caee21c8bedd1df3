import type { Kysely } from 'kysely'
import type { FlowId } from '../records/ids.ts'
import type { IdentityTables } from './tables.ts'

/** The data of every code, with or without an account. */
export interface OneTimeRecord {
  readonly id: string
  readonly flowId: FlowId
  readonly digest: string
  readonly expiresAt: number
}

/** Single-use codes. Codes of accounts and codes of addresses without an account have a table each. */
export interface OneTimeStore<Code extends OneTimeRecord> {
  /** Codes of a flow that are neither used nor expired. */
  findUsable(flowId: FlowId, now: number): Promise<readonly Code[]>
  /** Marks a code as used. False when another request used it first. */
  use(id: string, now: number): Promise<boolean>
  /** Invalidates the older codes of a flow when a newer one is mailed; they still count for limits. */
  retireOfFlow(flowId: FlowId, now: number): Promise<void>
}

type OneTimeTable = 'codes' | 'address_codes'

/** The operations that both tables share. */
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
