import type { AssuranceLevel } from '@collect/contract'
import { asyncCommit, type Database } from '@collect/storage'
import { sql, type Kysely } from 'kysely'
import type { IdentityId, SessionId } from '../records/ids.ts'
import type { IdentityRecord } from '../records/identity.ts'
import type { DeviceRecord, SessionRecord } from '../records/session.ts'
import { identityColumns, identityIn, joinIdentity, type WithIdentity } from './identity-rows.ts'
import type { IdentityTables, SessionRow } from './tables.ts'

export interface SessionWithIdentity {
  readonly session: SessionRecord
  readonly identity: IdentityRecord
}

export interface SessionFilter {
  readonly identityId?: IdentityId
  readonly active?: boolean
  /** All sessions but this one. */
  readonly except?: SessionId
  readonly now: number
  readonly size: number
  readonly offset?: number
}

export type SessionTimes = Pick<SessionRecord, 'expiresAt' | 'endsAt'> & Partial<Pick<SessionRecord, 'lastActiveAt'>>

export interface SessionStore {
  /** The session and account of a token. Every signed-in request runs this prepared statement. Not for transactions. */
  findByTokenDigest(digest: string): Promise<SessionWithIdentity | undefined>
  find(id: SessionId): Promise<SessionRecord | undefined>
  list(filter: SessionFilter): Promise<readonly SessionRecord[]>
  count(filter: Omit<SessionFilter, 'size' | 'offset'>): Promise<number>
  /** Whether the account's latest hundred sessions include this user agent and IP address. */
  isKnown(identityId: IdentityId, device: Pick<DeviceRecord, 'userAgent' | 'ipAddress'>): Promise<boolean>
  /** The IP addresses of this user agent in the account's latest sessions. */
  addressesOf(identityId: IdentityId, userAgent: string): Promise<readonly string[]>
  /**
   * Stores a session, unless a secret of its account became worthless since the proof; then answers false. A sign-in
   * in flight thus loses against a recovery in any process.
   */
  insert(session: SessionRecord, secretsVersion: number): Promise<boolean>
  /** Updates an active session that still has this token digest, else answers false: ended sessions never return. */
  update(session: SessionRecord, fromDigest: string): Promise<boolean>
  /** Ends one session of an account. */
  revoke(id: SessionId, identityId?: IdentityId): Promise<boolean>
  /** Ends all sessions of an account, except one if given. Answers how many. */
  revokeAll(identityId: IdentityId, except?: SessionId): Promise<number>
  deleteAll(identityId: IdentityId): Promise<void>
  /**
   * Deletes the account's sessions beyond a hundred, but not this one: ended ones first, then those without a second
   * factor, then the least recently used. An endless sign-in loop fills no disk and displaces no stronger session.
   */
  deleteSurplus(identityId: IdentityId, except: SessionId): Promise<void>
  delete(id: SessionId): Promise<boolean>
  /** Extends a session, unless it has ended. */
  extend(id: SessionId, times: SessionTimes, now: number): Promise<boolean>
  /** Notes the use of sessions, except those noted since `unlessSince`. A power failure may lose the notes. */
  touch(ids: readonly SessionId[], now: number, unlessSince: number): Promise<void>
}

export interface SessionReads {
  findByTokenDigest(digest: string): Promise<SessionWithIdentity | undefined>
}

/** The statement behind `findByTokenDigest`, prepared once per process: every signed-in request runs it. */
export function sessionReads(database: Database): SessionReads {
  return {
    findByTokenDigest: database.prepare(
      `select s.*, ${identityColumns} from sessions s ${joinIdentity('s')} where s.token_digest = ?`,
      (rows: readonly OwnedRow[]) => {
        const [first] = rows
        return first && { session: sessionOf(first), identity: identityIn(first, rows) }
      },
    ),
  }
}

/** Maximum number of sessions of one account. */
const maxKept = 100

/** A session with its account. */
type OwnedRow = SessionRow & WithIdentity

/** @param isShared whether other processes write at the same time */
export function sessionStore(db: Kysely<IdentityTables>, reads: SessionReads, isShared: boolean): SessionStore {
  const filtered = ({ identityId, active, except, now }: Omit<SessionFilter, 'size' | 'offset'>) => {
    let query = db.selectFrom('sessions')
    if (identityId !== undefined) query = query.where('identity_id', '=', identityId)
    if (except !== undefined) query = query.where('id', '<>', except)
    if (active === true) query = query.where('active', '=', 1).where('expires_at', '>', now)
    if (active === false) query = query.where((is) => is.or([is('active', '=', 0), is('expires_at', '<=', now)]))
    return query
  }
  const latestOf = (identityId: IdentityId, userAgent: string) => {
    const latest = db
      .selectFrom('sessions')
      .select(['user_agent', 'ip_address'])
      .where('identity_id', '=', identityId)
      .orderBy('issued_at', 'desc')
      // A literal: SQLite plans a statement anew whenever a limit is bound.
      .limit(sql.lit(100))
    return db.selectFrom(latest.as('latest')).where('user_agent', '=', userAgent)
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

    async isKnown(identityId, { userAgent, ipAddress }) {
      const row = await latestOf(identityId, userAgent)
        .select('ip_address')
        .where('ip_address', '=', ipAddress)
        .limit(sql.lit(1))
        .executeTakeFirst()
      return row !== undefined
    },

    async addressesOf(identityId, userAgent) {
      const rows = await latestOf(identityId, userAgent).select('ip_address').distinct().execute()
      return rows.map((row) => row.ip_address)
    },

    async insert(session, secretsVersion) {
      const row = rowOf(session)
      const columns = Object.keys(row) as readonly (keyof SessionRow)[] // the keys of the row that was just made
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('sessions')
        .columns([...columns])
        .expression((is) => {
          const proved = is
            .selectFrom('identities')
            .select(columns.map((column) => is.val(row[column]).as(column)))
            .where('id', '=', session.identityId)
            .where('secrets_version', '=', secretsVersion)
          // SQLite has one writer at a time. In PostgreSQL the lock waits for a recovery that is under way.
          return isShared ? proved.forShare() : proved
        })
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows > 0n
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

    async deleteSurplus(identityId, except) {
      const surplus = db
        .selectFrom('sessions')
        .select('id')
        .where('identity_id', '=', identityId)
        .where('id', '<>', except)
        .orderBy('active', 'desc')
        .orderBy('aal', 'desc')
        .orderBy('expires_at', 'desc')
        // Both are literals: SQLite plans a statement anew whenever a limit is bound.
        .limit(sql.lit(1_000))
        .offset(sql.lit(maxKept - 1))
      await db.deleteFrom('sessions').where('id', 'in', surplus).modifyEnd(asyncCommit).execute()
    },

    async delete(id) {
      return (await db.deleteFrom('sessions').where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n
    },

    async extend(id, { expiresAt, endsAt, lastActiveAt }, now) {
      const { numUpdatedRows } = await db
        .updateTable('sessions')
        .set({
          expires_at: expiresAt,
          ends_at: endsAt,
          ...(lastActiveAt !== undefined && { last_active_at: lastActiveAt }),
        })
        .where('id', '=', id)
        .where('active', '=', 1)
        .where('expires_at', '>', now)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async touch(ids, now, unlessSince) {
      await db
        .updateTable('sessions')
        .set({ last_active_at: now })
        .where('id', 'in', ids)
        .where('last_active_at', '<=', unlessSince)
        .modifyEnd(asyncCommit)
        .execute()
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
  last_active_at: session.lastActiveAt,
  expires_at: session.expiresAt,
  ends_at: session.endsAt,
  device_id: session.device.id,
  ip_address: session.device.ipAddress,
  user_agent: session.device.userAgent,
  location: session.device.location,
  recovers: session.recovers ? 1 : 0,
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
  lastActiveAt: row.last_active_at,
  expiresAt: row.expires_at,
  endsAt: row.ends_at,
  device: { id: row.device_id, ipAddress: row.ip_address, userAgent: row.user_agent, location: row.location },
  recovers: row.recovers === 1,
})
