import { createHash } from 'node:crypto'
import type { Database } from '@collect/storage'
import type { Kysely } from 'kysely'

import type { CollectiblesTables } from '../store/tables.ts'

export interface KeyedRequest {
  readonly owner: string
  /** `Idempotency-Key`, or the hidden field `key` of a form. */
  readonly key: string
  readonly route: string
  readonly body: string
}

/** The answer of a request: what the first client got, the next one gets too. */
export interface KeptAnswer {
  readonly status: number
  /** Undefined for an answer without a body. */
  readonly body?: unknown
  /** Those that say what was done, such as the batch that takes it back. */
  readonly headers: Readonly<Record<string, string>>
}

export type Claim =
  /** The caller runs the request, and keeps its answer in the transaction that does the work. */
  | { readonly state: 'new'; readonly keep: Keep; readonly release: () => Promise<void> }
  | { readonly state: 'answered'; readonly answer: KeptAnswer }
  | { readonly state: 'running' }
  /** The key belongs to another request. */
  | { readonly state: 'reused' }

/** @throws if the claim went to another request meanwhile; the transaction must then be rolled back */
export type Keep = (db: Kysely<CollectiblesTables>, answer: KeptAnswer) => Promise<void>

/** After this time a request that has no answer is taken for dead, in milliseconds. */
export const claimLease = 60_000
/** How long an answer is kept, in milliseconds. */
export const answerLife = 24 * 60 * 60_000

const keyShape = /^[A-Za-z0-9_-]{1,64}$/
export const isIdempotencyKey = (key: string): boolean => keyShape.test(key)

/**
 * Claims a key. The answer is written in the same transaction as the work, so that a killed process leaves either both
 * or none.
 */
export async function claimKey(
  database: Database,
  { owner, key, route, body }: KeyedRequest,
  now: number,
): Promise<Claim> {
  const db = database.tables<CollectiblesTables>()
  const bodyHash = createHash('sha256').update(body).digest('hex')
  const own = { owner_id: owner, key }
  // A dead claim and an expired answer make room.
  await db
    .deleteFrom('idempotency')
    .where('owner_id', '=', owner)
    .where('key', '=', key)
    .where(({ or, and, eb }) =>
      or([eb('at', '<=', now - answerLife), and([eb('status', '=', 0), eb('at', '<=', now - claimLease)])]),
    )
    .execute()
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('idempotency')
    .values({ ...own, route, body_hash: bodyHash, status: 0, answer: '', at: now })
    .onConflict((conflict) => conflict.columns(['owner_id', 'key']).doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows > 0n) return { state: 'new', keep: keepFor(own, now), release: releaseFor(db, own, now) }
  const found = await db
    .selectFrom('idempotency')
    .selectAll()
    .where('owner_id', '=', owner)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!found) return { state: 'running' }
  if (found.route !== route || found.body_hash !== bodyHash) return { state: 'reused' }
  if (found.status === 0) return { state: 'running' }
  return { state: 'answered', answer: { status: found.status, ...keptIn(found.answer) } }
}

function keptIn(text: string): Pick<KeptAnswer, 'body' | 'headers'> {
  const kept: unknown = JSON.parse(text)
  // An older release kept the body alone, which is an object. Such an answer is gone after a day.
  if (!Array.isArray(kept)) return { body: kept, headers: {} }
  const [headers, body] = kept as [KeptAnswer['headers'], unknown] // written below
  return { body: body ?? undefined, headers }
}

type OwnKey = { readonly owner_id: string; readonly key: string }

const keepFor =
  ({ owner_id, key }: OwnKey, at: number): Keep =>
  async (db, { status, body, headers }) => {
    const { numUpdatedRows } = await db
      .updateTable('idempotency')
      .set({ status, answer: JSON.stringify([headers, body]) })
      .where('owner_id', '=', owner_id)
      .where('key', '=', key)
      .where('at', '=', at)
      .where('status', '=', 0)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Error('another request has taken this idempotency key over')
  }

/** A refused request gives its key back, so that the client can correct the request and send it again. */
const releaseFor =
  (db: Kysely<CollectiblesTables>, { owner_id, key }: OwnKey, at: number) =>
  async (): Promise<void> => {
    await db
      .deleteFrom('idempotency')
      .where('owner_id', '=', owner_id)
      .where('key', '=', key)
      .where('at', '=', at)
      .where('status', '=', 0)
      .execute()
  }
