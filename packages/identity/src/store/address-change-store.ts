import type { AddressVia, Traits } from '@collect/contract'
import type { Kysely } from 'kysely'
import type { EventId, FlowId, IdentityId } from '../records/ids.ts'
import type { AddressChangeRow, AddressRestoreRow, IdentityTables } from './tables.ts'

/** A new address for an account that its owner has yet to prove. */
export interface AddressChange {
  readonly id: string
  readonly identityId: IdentityId
  readonly via: AddressVia
  readonly value: string
  /** The submitted traits; only their addresses are taken over. */
  readonly traits: Traits
  /** The verification flow that accepts the latest code. */
  readonly flowId?: FlowId
  /** When the proved address takes effect. */
  readonly dueAt?: number
  readonly endsAt: number
}

/** The state that a change of address can be undone to. */
export interface AddressRestore {
  /** The event of the change, which the notice to the owner names. */
  readonly eventId: EventId
  readonly identityId: IdentityId
  /** The traits before the change. */
  readonly traits: Traits
  readonly changedAt: number
  /** When the owner asked for the undoing, for which the second factor is still missing. */
  readonly askedAt?: number
  readonly endsAt: number
}

export interface AddressChangeStore {
  /** An account has one pending address change: a newer one replaces an older one. */
  put(change: AddressChange): Promise<void>
  find(id: string): Promise<AddressChange | undefined>
  findOf(identityId: IdentityId): Promise<AddressChange | undefined>
  /** Sets the verification flow that accepts the latest code. */
  setFlow(id: string, flowId: FlowId): Promise<void>
  setDue(id: string, dueAt: number): Promise<void>
  drop(identityId: IdentityId): Promise<boolean>
  /** Proved changes that are due. */
  due(now: number, limit: number): Promise<readonly AddressChange[]>
  keepRestore(restore: AddressRestore): Promise<void>
  findRestore(eventId: EventId): Promise<AddressRestore | undefined>
  askRestore(eventId: EventId, now: number): Promise<void>
  /** The undoing that the owner asked for last. */
  findAsked(identityId: IdentityId): Promise<AddressRestore | undefined>
  /** Deletes what an account's changes since `changedFrom` can be undone to. */
  dropRestores(identityId: IdentityId, changedFrom: number): Promise<void>
}

/** How long a due change may wait for the process that carries it out, in milliseconds. */
const lingers = 24 * 60 * 60_000

export function addressChangeStore(db: Kysely<IdentityTables>): AddressChangeStore {
  const one = async (column: 'id' | 'identity_id', value: string) => {
    const row = await db.selectFrom('address_changes').selectAll().where(column, '=', value).executeTakeFirst()
    return row && changeOf(row)
  }
  const drop = async (identityId: IdentityId) => {
    const { numDeletedRows } = await db
      .deleteFrom('address_changes')
      .where('identity_id', '=', identityId)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }
  return {
    async put(change) {
      const row = changeRow(change)
      await db
        .insertInto('address_changes')
        .values(row)
        .onConflict((conflict) => conflict.column('identity_id').doUpdateSet(row))
        .execute()
    },
    find: (id) => one('id', id),
    findOf: (identityId) => one('identity_id', identityId),
    async setFlow(id, flowId) {
      await db.updateTable('address_changes').set({ flow_id: flowId }).where('id', '=', id).execute()
    },
    async setDue(id, dueAt) {
      await db
        .updateTable('address_changes')
        .set({ due_at: dueAt, ends_at: dueAt + lingers })
        .where('id', '=', id)
        .execute()
    },
    drop,
    async due(now, limit) {
      const rows = await db
        .selectFrom('address_changes')
        .selectAll()
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(limit)
        .execute()
      return rows.map(changeOf)
    },

    async keepRestore({ eventId, identityId, traits, changedAt, askedAt, endsAt }) {
      await db
        .insertInto('address_restores')
        .values({
          event_id: eventId,
          identity_id: identityId,
          traits: JSON.stringify(traits),
          changed_at: changedAt,
          asked_at: askedAt ?? null,
          ends_at: endsAt,
        })
        .execute()
    },
    async findRestore(eventId) {
      const row = await db.selectFrom('address_restores').selectAll().where('event_id', '=', eventId).executeTakeFirst()
      return row && restoreOf(row)
    },
    async askRestore(eventId, now) {
      await db.updateTable('address_restores').set({ asked_at: now }).where('event_id', '=', eventId).execute()
    },
    async findAsked(identityId) {
      const row = await db
        .selectFrom('address_restores')
        .selectAll()
        .where('identity_id', '=', identityId)
        .where('asked_at', 'is not', null)
        .orderBy('asked_at', 'desc')
        .executeTakeFirst()
      return row && restoreOf(row)
    },
    async dropRestores(identityId, changedFrom) {
      await db
        .deleteFrom('address_restores')
        .where('identity_id', '=', identityId)
        .where('changed_at', '>=', changedFrom)
        .execute()
    },
  }
}

const changeRow = (change: AddressChange): AddressChangeRow => ({
  id: change.id,
  identity_id: change.identityId,
  via: change.via,
  value: change.value,
  traits: JSON.stringify(change.traits),
  flow_id: change.flowId ?? null,
  due_at: change.dueAt ?? null,
  ends_at: change.endsAt,
})

const changeOf = (row: AddressChangeRow): AddressChange => ({
  id: row.id,
  identityId: row.identity_id,
  via: row.via as AddressVia, // the column holds no other words
  value: row.value,
  traits: JSON.parse(row.traits) as Traits, // written by this store from the same shape
  ...(row.flow_id !== null && { flowId: row.flow_id }),
  ...(row.due_at !== null && { dueAt: row.due_at }),
  endsAt: row.ends_at,
})

const restoreOf = (row: AddressRestoreRow): AddressRestore => ({
  eventId: row.event_id,
  identityId: row.identity_id,
  traits: JSON.parse(row.traits) as Traits, // written by this store from the same shape
  changedAt: row.changed_at,
  ...(row.asked_at !== null && { askedAt: row.asked_at }),
  endsAt: row.ends_at,
})
