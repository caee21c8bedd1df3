import type { FlowKind } from '@collect/contract'
import { unsynced } from '@collect/storage'
import type { Kysely } from 'kysely'
import type { FlowRecord } from './flow-record.ts'
import type { FlowRow, IdentityTables } from './tables.ts'

export interface FlowStore {
  find(kind: FlowKind, id: string): Promise<FlowRecord | undefined>
  insert(flow: FlowRecord): Promise<void>
  update(flow: FlowRecord): Promise<void>
  /** Counts one more try and answers the new count; parallel guesses are all counted. */
  countTry(id: string): Promise<number>
  /** Counts one more answer of a key, likewise. */
  countCeremony(id: string): Promise<number>
  /** Moves the flow on only from the state it was read in. False when another request was faster. */
  advance(flow: FlowRecord, from: FlowRecord['state']): Promise<boolean>
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

    async update(flow) {
      const { id, tries: _, ceremonies: _counted, ...changes } = rowOf(flow)
      await db.updateTable('flows').set(changes).where('id', '=', id).modifyEnd(unsynced).execute()
    },

    countTry: (id) => countOn('tries', id),
    countCeremony: (id) => countOn('ceremonies', id),

    async advance(flow, from) {
      const { id, tries: _, ceremonies: _counted, ...changes } = rowOf(flow)
      const { numUpdatedRows } = await db
        .updateTable('flows')
        .set(changes)
        .where('id', '=', id)
        .where('state', '=', from)
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
    body: JSON.stringify(kept),
  }
}

const flowOf = (row: FlowRow): FlowRecord => ({
  ...(JSON.parse(row.body) as FlowRecord), // written by this store from the same shape
  tries: row.tries,
  ceremonies: row.ceremonies,
})
