import type { AssuranceLevel } from '@collect/contract'
import type { Database } from '@collect/storage'
import type { Kysely } from 'kysely'
import type { IdentityRecord } from '../identities/identity-record.ts'
import type { SessionRecord } from '../sessions/session-record.ts'
import { identityOf } from './identity-store.ts'
import type { IdentityRow, IdentityTables, RecoveryAddressRow, SessionRow, VerifiableAddressRow } from './tables.ts'

export interface SessionWithIdentity {
  readonly session: SessionRecord
  readonly identity: IdentityRecord
}

export interface SessionFilter {
  readonly identityId?: string
  readonly active?: boolean
  /** All but this one. */
  readonly except?: string
  readonly now: number
  readonly size: number
  readonly offset?: number
}

export interface SessionStore {
  /** The hot path of every signed-in request: statements are prepared once. Not for use inside a transaction. */
  findByTokenDigest(digest: string): Promise<SessionWithIdentity | undefined>
  find(id: string): Promise<SessionRecord | undefined>
  list(filter: SessionFilter): Promise<readonly SessionRecord[]>
  count(filter: Omit<SessionFilter, 'size' | 'offset'>): Promise<number>
  /** From which IP addresses such a client signed in, by the account's latest hundred sessions. */
  addressesOf(identityId: string, userAgent: string): Promise<readonly string[]>
  insert(session: SessionRecord): Promise<void>
  /** Writes a session that still counts, from one token to the next. False when it was ended or moved on meanwhile: an ended one never comes back. */
  update(session: SessionRecord, fromDigest: string): Promise<boolean>
  /** Ends one session of an account. */
  revoke(id: string, identityId?: string): Promise<boolean>
  /** Ends all sessions of an account, but for one where given. Answers how many were ended. */
  revokeAll(identityId: string, except?: string): Promise<number>
  deleteAll(identityId: string): Promise<void>
  delete(id: string): Promise<boolean>
  /** Lets a session live longer, unless it has ended. */
  extend(id: string, times: Pick<SessionRecord, 'expiresAt' | 'endsAt'>, now: number): Promise<boolean>
}

export interface SessionReads {
  findByTokenDigest(digest: string): Promise<SessionWithIdentity | undefined>
}

/**
 * The statement behind `findByTokenDigest`, prepared once per process. Every signed-in request asks it, so everything
 * comes in one trip: a row for each pair of addresses, of which an account has few.
 */
export function sessionReads(database: Database): SessionReads {
  return {
    findByTokenDigest: database.prepare(
      `
      select s.*, i.schema_id, i.state, i.state_changed_at, i.traits, i.metadata_public, i.metadata_admin, i.external_id,
        i.organization_id, i.available_aal, i.created_at, i.updated_at,
        v.id as v_id, v.via as v_via, v.value as v_value, v.status as v_status, v.verified as v_verified,
        v.verified_at as v_verified_at, v.created_at as v_created_at, v.updated_at as v_updated_at,
        r.id as r_id, r.via as r_via, r.value as r_value, r.created_at as r_created_at, r.updated_at as r_updated_at
      from sessions s
      join identities i on i.id = s.identity_id
      left join verifiable_addresses v on v.identity_id = i.id
      left join recovery_addresses r on r.identity_id = i.id
      where s.token_digest = ?`,
      (rows: readonly PairRow[]) => {
        const [first] = rows
        if (!first) return undefined
        const owner = identityOf(first, inOrder(rows, verifiableIn), inOrder(rows, recoveryIn))
        // The row's own id is the session's.
        return { session: sessionOf(first), identity: { ...owner, id: first.identity_id } }
      },
    ),
  }
}

/** A session, its account (whose id is the session's `identity_id`) and one address of each kind, if there are any. */
type PairRow = SessionRow &
  Omit<IdentityRow, 'id'> &
  Prefixed<'v', Omit<VerifiableAddressRow, 'identity_id'>> &
  Prefixed<'r', Omit<RecoveryAddressRow, 'identity_id'>>
type Prefixed<Prefix extends string, Row> = { [Column in keyof Row & string as `${Prefix}_${Column}`]: Row[Column] }

const verifiableIn = (row: PairRow): VerifiableAddressRow => ({
  id: row.v_id,
  identity_id: row.identity_id,
  via: row.v_via,
  value: row.v_value,
  status: row.v_status,
  verified: row.v_verified,
  verified_at: row.v_verified_at,
  created_at: row.v_created_at,
  updated_at: row.v_updated_at,
})

const recoveryIn = (row: PairRow): RecoveryAddressRow => ({
  id: row.r_id,
  identity_id: row.identity_id,
  via: row.r_via,
  value: row.r_value,
  created_at: row.r_created_at,
  updated_at: row.r_updated_at,
})

/** Each address once, oldest first; a missing one has no id. Sorted here: a sorter in the database costs more. */
function inOrder<Address extends RecoveryAddressRow>(
  rows: readonly PairRow[],
  addressIn: (row: PairRow) => Address,
): readonly Address[] {
  const known = new Map<string, Address>()
  for (const row of rows) {
    const address = addressIn(row)
    if (address.id) known.set(address.id, address)
  }
  if (known.size < 2) return [...known.values()]
  return [...known.values()].toSorted((one, other) => one.created_at - other.created_at || (one.id < other.id ? -1 : 1))
}

export function sessionStore(db: Kysely<IdentityTables>, reads: SessionReads): SessionStore {
  const filtered = ({ identityId, active, except, now }: Omit<SessionFilter, 'size' | 'offset'>) => {
    let query = db.selectFrom('sessions')
    if (identityId !== undefined) query = query.where('identity_id', '=', identityId)
    if (except !== undefined) query = query.where('id', '<>', except)
    if (active === true) query = query.where('active', '=', 1).where('expires_at', '>', now)
    if (active === false) query = query.where((is) => is.or([is('active', '=', 0), is('expires_at', '<=', now)]))
    return query
  }

  return {
    findByTokenDigest: (digest) => reads.findByTokenDigest(digest),

    async find(id) {
      const row = await db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst()
      return row && sessionOf(row)
    },

    async list(filter) {
      const rows = await filtered(filter)
        .selectAll()
        .orderBy('issued_at', 'desc')
        .orderBy('id')
        .limit(filter.size)
        .offset(filter.offset ?? 0)
        .execute()
      return rows.map(sessionOf)
    },

    async count(filter) {
      const { count } = await filtered(filter)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    async addressesOf(identityId, userAgent) {
      const latest = db
        .selectFrom('sessions')
        .select(['user_agent', 'ip_address'])
        .where('identity_id', '=', identityId)
        .orderBy('issued_at', 'desc')
        .limit(100)
      const rows = await db
        .selectFrom(latest.as('latest'))
        .select('ip_address')
        .distinct()
        .where('user_agent', '=', userAgent)
        .execute()
      return rows.map((row) => row.ip_address)
    },

    async insert(session) {
      await db.insertInto('sessions').values(rowOf(session)).execute()
    },

    async update(session, fromDigest) {
      const { id, ...changes } = rowOf(session)
      const { numUpdatedRows } = await db
        .updateTable('sessions')
        .set(changes)
        .where('id', '=', id)
        .where('active', '=', 1)
        .where('token_digest', '=', fromDigest)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async revoke(id, identityId) {
      let query = db.updateTable('sessions').set({ active: 0 }).where('id', '=', id).where('active', '=', 1)
      if (identityId !== undefined) query = query.where('identity_id', '=', identityId)
      return (await query.executeTakeFirst()).numUpdatedRows > 0n
    },

    async revokeAll(identityId, except) {
      let query = db
        .updateTable('sessions')
        .set({ active: 0 })
        .where('identity_id', '=', identityId)
        .where('active', '=', 1)
      if (except !== undefined) query = query.where('id', '<>', except)
      return Number((await query.executeTakeFirst()).numUpdatedRows)
    },

    async deleteAll(identityId) {
      await db.deleteFrom('sessions').where('identity_id', '=', identityId).execute()
    },

    async delete(id) {
      return (await db.deleteFrom('sessions').where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n
    },

    async extend(id, { expiresAt, endsAt }, now) {
      const { numUpdatedRows } = await db
        .updateTable('sessions')
        .set({ expires_at: expiresAt, ends_at: endsAt })
        .where('id', '=', id)
        .where('active', '=', 1)
        .where('expires_at', '>', now)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}

const rowOf = (session: SessionRecord): SessionRow => ({
  id: session.id,
  identity_id: session.identityId,
  token_digest: session.tokenDigest,
  active: session.active ? 1 : 0,
  aal: session.aal,
  methods: JSON.stringify(session.methods),
  authenticated_at: session.authenticatedAt,
  issued_at: session.issuedAt,
  expires_at: session.expiresAt,
  ends_at: session.endsAt,
  device_id: session.device.id,
  ip_address: session.device.ipAddress,
  user_agent: session.device.userAgent,
  location: session.device.location,
})

const sessionOf = (row: SessionRow): SessionRecord => ({
  id: row.id,
  identityId: row.identity_id,
  tokenDigest: row.token_digest,
  active: row.active === 1,
  aal: row.aal as AssuranceLevel, // the column holds no other words
  methods: JSON.parse(row.methods) as SessionRecord['methods'], // written by this store from the same shape
  authenticatedAt: row.authenticated_at,
  issuedAt: row.issued_at,
  expiresAt: row.expires_at,
  endsAt: row.ends_at,
  device: { id: row.device_id, ipAddress: row.ip_address, userAgent: row.user_agent, location: row.location },
})
