import type { EventFacts } from '@collect/contract'
import { sql, type Kysely } from 'kysely'
import type { EventId, IdentityId } from '../records/ids.ts'
import type { AnyTransaction } from './outbox-store.ts'
import type { IdentityTables, SecurityEventRow } from './tables.ts'

/** An event of an account. */
export interface SecurityEvent {
  readonly id: EventId
  readonly identityId: IdentityId
  readonly kind: string
  readonly about: EventFacts
  readonly at: number
}

/** The position after which a list of events continues. */
export type EventCursor = Pick<SecurityEvent, 'at' | 'id'>

/** An event, and whether the owner reported it ("This was not me"). */
export interface ReportableEvent extends SecurityEvent {
  readonly reportedAt?: number
}

export interface EventStore {
  /** Stores the event in the transaction of the change. */
  insert(event: SecurityEvent, trx: AnyTransaction): Promise<void>
  find(id: EventId): Promise<ReportableEvent | undefined>
  /** The owner reports the event ("This was not me"). False when it was reported before. */
  report(id: EventId, now: number): Promise<boolean>
  /** The latest event of one kind. */
  latest(identityId: IdentityId, kind: string): Promise<SecurityEvent | undefined>
  /** Keeps the newest sign-ins of an account, and every other event. */
  deleteSurplus(identityId: IdentityId): Promise<void>
  /** Newest first; with `older`, only events before it. */
  list(identityId: IdentityId, limit: number, older?: EventCursor): Promise<readonly SecurityEvent[]>
}

/** Events of a sign-in. */
export const signIns: ReadonlySet<string> = new Set(['new_device', 'signed_in'])

/** Maximum number of sign-ins in the activity of one account. */
const maxSignIns = 300

export function eventStore(db: Kysely<IdentityTables>): EventStore {
  return {
    async insert({ id, identityId, kind, about, at }, trx) {
      const writer = trx as unknown as Kysely<IdentityTables> // a transaction on the same database
      await writer
        .insertInto('security_events')
        .values({ id, identity_id: identityId, kind, about: JSON.stringify(about), at })
        .execute()
    },
    async find(id) {
      const row = await db.selectFrom('security_events').selectAll().where('id', '=', id).executeTakeFirst()
      return row && { ...eventOf(row), ...(row.reported_at !== null && { reportedAt: row.reported_at }) }
    },
    async report(id, now) {
      const { numUpdatedRows } = await db
        .updateTable('security_events')
        .set({ reported_at: now })
        .where('id', '=', id)
        .where('reported_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    async latest(identityId, kind) {
      const row = await db
        .selectFrom('security_events')
        .selectAll()
        .where('identity_id', '=', identityId)
        .where('kind', '=', kind)
        .orderBy('at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row && eventOf(row)
    },
    async deleteSurplus(identityId) {
      const surplus = db
        .selectFrom('security_events')
        .select('id')
        .where('identity_id', '=', identityId)
        .where('kind', 'in', [...signIns])
        .orderBy('at', 'desc')
        // Both are literals: SQLite plans a statement anew whenever a limit is bound.
        .limit(sql.lit(1_000))
        .offset(sql.lit(maxSignIns))
      await db.deleteFrom('security_events').where('id', 'in', surplus).execute()
    },
    async list(identityId, limit, older) {
      let query = db.selectFrom('security_events').selectAll().where('identity_id', '=', identityId)
      if (older) {
        query = query.where(({ eb, and, or }) =>
          or([eb('at', '<', older.at), and([eb('at', '=', older.at), eb('id', '>', older.id)])]),
        )
      }
      const rows = await query.orderBy('at', 'desc').orderBy('id').limit(limit).execute()
      return rows.map(eventOf)
    },
  }
}

const eventOf = ({ id, identity_id, kind, about, at }: SecurityEventRow): SecurityEvent => ({
  id,
  identityId: identity_id,
  kind,
  about: JSON.parse(about) as EventFacts, // written by insert
  at,
})
