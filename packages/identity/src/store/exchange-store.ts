import type { FlowKind } from '@collect/contract'
import type { Kysely } from 'kysely'
import type { FlowId } from '../records/ids.ts'
import type { IdentityTables } from './tables.ts'

/** The sign-in of a native application by a browser (docs/contract/providers-and-oauth2.md §A12). */
export interface ExchangeRecord {
  readonly id: string
  readonly initDigest: string
  /** The digest of the code that came back with the browser. */
  readonly returnDigest?: string
  /** The flow that goes on in the application. */
  readonly flow?: { readonly kind: FlowKind; readonly id: FlowId }
  /** The account and its proof, sealed. */
  readonly sealed?: string
  readonly expiresAt: number
}

export interface ExchangeStore {
  insert(exchange: ExchangeRecord): Promise<void>
  find(id: string, now: number): Promise<ExchangeRecord | undefined>
  findByInit(initDigest: string, now: number): Promise<ExchangeRecord | undefined>
  /** Writes what the browser brought back. */
  update(exchange: ExchangeRecord): Promise<void>
  /** Removes the exchange. False when another request took it first. */
  take(id: string): Promise<boolean>
}

export function exchangeStore(db: Kysely<IdentityTables>): ExchangeStore {
  const find = async (column: 'id' | 'init_digest', value: string, now: number) => {
    const row = await db
      .selectFrom('token_exchanges')
      .selectAll()
      .where(column, '=', value)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    if (!row) return undefined
    return {
      id: row.id,
      initDigest: row.init_digest,
      ...(row.return_digest !== null && { returnDigest: row.return_digest }),
      ...(row.flow_kind !== null &&
        row.flow_id !== null && { flow: { kind: row.flow_kind as FlowKind, id: row.flow_id } }), // written by update
      ...(row.sealed !== null && { sealed: row.sealed }),
      expiresAt: row.expires_at,
    }
  }
  return {
    async insert({ id, initDigest, expiresAt }) {
      await db
        .insertInto('token_exchanges')
        .values({
          id,
          init_digest: initDigest,
          return_digest: null,
          flow_kind: null,
          flow_id: null,
          sealed: null,
          expires_at: expiresAt,
        })
        .execute()
    },
    find: (id, now) => find('id', id, now),
    findByInit: (initDigest, now) => find('init_digest', initDigest, now),
    async update({ id, returnDigest, flow, sealed, expiresAt }) {
      await db
        .updateTable('token_exchanges')
        .set({
          return_digest: returnDigest ?? null,
          flow_kind: flow?.kind ?? null,
          flow_id: flow?.id ?? null,
          sealed: sealed ?? null,
          expires_at: expiresAt,
        })
        .where('id', '=', id)
        .execute()
    },
    async take(id) {
      const { numDeletedRows } = await db.deleteFrom('token_exchanges').where('id', '=', id).executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
