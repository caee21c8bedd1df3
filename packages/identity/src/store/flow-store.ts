import type { FlowKind } from '@collect/contract'
import { unsynced } from '@collect/storage'
import type { Kysely } from 'kysely'
import type { FlowRecord } from './flow-record.ts'
import type { FlowRow, IdentityTables } from './tables.ts'

export interface FlowStore {
  find(kind: FlowKind, id: string): Promise<FlowRecord | undefined>
  insert(flow: FlowRecord): Promise<void>
  /** Counts one more try and answers the new count; parallel guesses are all counted. */
  countTry(id: string): Promise<number>
  /** Counts one more answer of a key, likewise. */
  countCeremony(id: string): Promise<number>
  /** Saves what became of the version that was read. False when another request saved first. */
  advance(flow: FlowRecord): Promise<boolean>
}

export function flowStore(db: Kysely<IdentityTables>): FlowStore {
  const countOn = async (column: 'tries' | 'ceremonies', id: string) => {
    const row = await db
      .updateTable('flows')
      .set((flow) => ({ [column]: flow(column, '+', 1) }))
      .where('id', '=', id)
      .returning(column)
      .executeTakeFirstOrThrow()
    return row[column]
  }

  return {
    async find(kind, id) {
      const row = await db
        .selectFrom('flows')
        .selectAll()
        .where('id', '=', id)
        .where('kind', '=', kind)
        .executeTakeFirst()
      return row && flowOf(row)
    },

    async insert(flow) {
      await db.insertInto('flows').values(rowOf(flow)).modifyEnd(unsynced).execute()
    },

    countTry: (id) => countOn('tries', id),
    countCeremony: (id) => countOn('ceremonies', id),

    async advance(flow) {
      const { id, tries: _, ceremonies: _counted, version, ...changes } = rowOf(flow)
      const { numUpdatedRows } = await db
        .updateTable('flows')
        .set({ ...changes, version: version + 1 })
        .where('id', '=', id)
        .where('version', '=', version)
        .modifyEnd(unsynced)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}

function rowOf(flow: FlowRecord): FlowRow {
  // What a caller sent along is echoed in the answer to that request and never kept (contract/http.md §3.1).
  const { transientPayload: _, ...kept } = flow
  return {
    id: flow.id,
    kind: flow.kind,
    state: flow.state,
    identity_id: flow.identityId ?? null,
    expires_at: flow.expiresAt,
    tries: flow.tries,
    ceremonies: flow.ceremonies,
    version: flow.version,
    body: JSON.stringify(kept),
  }
}

const flowOf = (row: FlowRow): FlowRecord => ({
  ...(JSON.parse(row.body) as FlowRecord), // written by this store from the same shape
  tries: row.tries,
  ceremonies: row.ceremonies,
  version: row.version,
})
