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
  /** All but this one. */
  readonly except?: SessionId
  readonly now: number
  readonly size: number
  readonly offset?: number
}

export interface SessionStore {
  /** The hot path of every signed-in request: statements are prepared once. Not for use inside a transaction. */
  findByTokenDigest(digest: string): Promise<SessionWithIdentity | undefined>
  find(id: SessionId): Promise<SessionRecord | undefined>
  list(filter: SessionFilter): Promise<readonly SessionRecord[]>
  count(filter: Omit<SessionFilter, 'size' | 'offset'>): Promise<number>
  /** Whether such a client signed in from there, by the account's latest hundred sessions. */
  isKnown(identityId: IdentityId, device: Pick<DeviceRecord, 'userAgent' | 'ipAddress'>): Promise<boolean>
  /** From which IP addresses such a client signed in, by the same. */
  addressesOf(identityId: IdentityId, userAgent: string): Promise<readonly string[]>
  /**
   * Issues a session while the secrets of its account are those that were proved. False when one of them became
   * worthless since: a sign-in in flight loses against a recovery, whichever process carries that out.
   */
  insert(session: SessionRecord, secretsVersion: number): Promise<boolean>
  /** Writes a session that still counts, from one token to the next. False when it was ended or moved on meanwhile: an ended one never comes back. */
  update(session: SessionRecord, fromDigest: string): Promise<boolean>
  /** Ends one session of an account. */
  revoke(id: SessionId, identityId?: IdentityId): Promise<boolean>
  /** Ends all sessions of an account, but for one where given. Answers how many were ended. */
  revokeAll(identityId: IdentityId, except?: SessionId): Promise<number>
  deleteAll(identityId: IdentityId): Promise<void>
  /**
   * Deletes what an account has beyond a hundred sessions, besides this one: ended ones first, then those without a
   * second factor, then those that went unused for longest. A client that signs in without end fills no disk, and pushes out no stronger session.
   */
  deleteSurplus(identityId: IdentityId, except: SessionId): Promise<void>
  delete(id: SessionId): Promise<boolean>
  /** Lets a session live longer, unless it has ended. */
  extend(id: SessionId, times: Pick<SessionRecord, 'expiresAt' | 'endsAt'>, now: number): Promise<boolean>
}

export interface SessionReads {
  findByTokenDigest(digest: string): Promise<SessionWithIdentity | undefined>
}

/** The statement behind `findByTokenDigest`, prepared once per process: every signed-in request asks it. */
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

/** Sessions of one account. */
const maxKept = 100

/** A session with its account. */
type OwnedRow = SessionRow & WithIdentity

/** @param isShared other processes write at the same time */
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
      // Written out: SQLite plans a statement anew whenever a limit is bound.
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
          // SQLite has one writer at a time; elsewhere a recovery that is under way is waited for.
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
        // Both are written out: SQLite plans a statement anew whenever a limit is bound.
        .limit(sql.lit(1_000))
        .offset(sql.lit(maxKept - 1))
      await db.deleteFrom('sessions').where('id', 'in', surplus).modifyEnd(asyncCommit).execute()
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
  expiresAt: row.expires_at,
  endsAt: row.ends_at,
  device: { id: row.device_id, ipAddress: row.ip_address, userAgent: row.user_agent, location: row.location },
  recovers: row.recovers === 1,
})
