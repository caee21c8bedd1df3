import type { FlowKind } from '@collect/contract'
import { asyncCommit } from '@collect/storage'
import type { Kysely } from 'kysely'
import type { FlowId, IdentityId } from '../records/ids.ts'
import type { Sealer } from '../secrets/sealer.ts'
import type { FlowRecord, FlowState } from '../records/flow.ts'
import type { FlowRow, IdentityTables } from './tables.ts'

export interface FlowStore {
  find(kind: FlowKind, id: FlowId): Promise<FlowRecord | undefined>
  insert(flow: FlowRecord): Promise<void>
  /** Counts one more try and answers the new count. Parallel guesses all count. */
  countTry(id: FlowId): Promise<number>
  /** Takes the last counted try back. */
  refundTry(id: FlowId): Promise<void>
  /** Counts one more answer of a key, as `countTry` does. */
  countCeremony(id: FlowId): Promise<number>
  /** Deletes the open settings flows of an account: an attacker may know the secrets that they offer. */
  deleteSettingsOf(identityId: IdentityId): Promise<void>
  /** Saves a flow, unless another request saved it since it was read; then answers false. */
  advance(flow: FlowRecord): Promise<boolean>
}

/** @param sealer seals a flow's content: typed values, the account, and the browser that began it */
export function flowStore(db: Kysely<IdentityTables>, sealer: Pick<Sealer, 'seal' | 'open'>): FlowStore {
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
      return row && flowOf(row, sealer)
    },

    async insert(flow) {
      const row = { ...rowOf(flow, sealer), kept_until: flow.expiresAt, ...longerFor(flow) }
      await db.insertInto('flows').values(row).modifyEnd(asyncCommit).execute()
    },

    countTry: (id) => countOn('tries', id),

    async refundTry(id) {
      await db
        .updateTable('flows')
        .set((flow) => ({ tries: flow('tries', '-', 1) }))
        .where('id', '=', id)
        .where('tries', '>', 0)
        .execute()
    },

    countCeremony: (id) => countOn('ceremonies', id),

    async deleteSettingsOf(identityId) {
      await db.deleteFrom('flows').where('identity_id', '=', identityId).where('kind', '=', 'settings').execute()
    },

    async advance(flow) {
      const { id, tries: _, ceremonies: _counted, version, ...changes } = rowOf(flow, sealer)
      const { numUpdatedRows } = await db
        .updateTable('flows')
        .set({ ...changes, ...longerFor(flow), version: version + 1 })
        .where('id', '=', id)
        .where('version', '=', version)
        .modifyEnd(asyncCommit)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}

/** Bytes of a flow's row that depend on the request's content. */
export const sizeOfFlow = (flow: FlowRecord): number => Buffer.byteLength(JSON.stringify(partsOf(flow).body))

/** How long an expired flow can still be replaced by a new one, because its code may arrive late. */
const keptForCode = 24 * 60 * 60_000

/** A flow with a mailed code stays longer, whether its address has an account or not. */
const longerFor = ({ state, expiresAt }: FlowRecord): Partial<FlowRow> =>
  state === 'sent_email' || state === 'recovery_awaiting_code' ? { kept_until: expiresAt + keptForCode } : {}

/** The parts of a flow: columns, and the rest as body. */
function partsOf(flow: FlowRecord) {
  // `transient_payload` is echoed in the answer to its request and never stored (docs/contract/http.md §3.1).
  const {
    transientPayload: _,
    captchaTokenDigest: personPrint,
    id,
    kind,
    state,
    identityId,
    expiresAt,
    tries,
    ceremonies,
    version,
    ...rest
  } = flow
  // The database keeps the older name of `captchaTokenDigest`.
  const body = { ...rest, ...(personPrint !== undefined && { personPrint }) }
  const ends = { expires_at: expiresAt, tries, ceremonies, version }
  return { columns: { id, kind, state, identity_id: identityId ?? null, ...ends }, body }
}

function rowOf(flow: FlowRecord, sealer: Pick<Sealer, 'seal'>): Omit<FlowRow, 'kept_until'> {
  const { columns, body } = partsOf(flow)
  return { ...columns, body: sealer.seal(purpose, body) }
}

const purpose = 'flow'

/** Undefined when the secret that sealed the flow is gone; the client then begins a new one. */
function flowOf(row: FlowRow, sealer: Pick<Sealer, 'open'>): FlowRecord | undefined {
  // A row of an older release is plain JSON.
  const body: unknown = row.body.startsWith('{') ? JSON.parse(row.body) : sealer.open(purpose, row.body)
  if (body === undefined) return undefined
  const { personPrint, ...rest } = body as ReturnType<typeof partsOf>['body'] // written by this store from the same shape
  return {
    ...rest,
    ...(personPrint !== undefined && { captchaTokenDigest: personPrint }),
    id: row.id,
    kind: row.kind as FlowKind,
    state: row.state as FlowState,
    ...(row.identity_id !== null && { identityId: row.identity_id }),
    expiresAt: row.expires_at,
    tries: row.tries,
    ceremonies: row.ceremonies,
    version: row.version,
  }
}
