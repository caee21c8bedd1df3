import type { Database } from '@collect/storage'
import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely'
import type { IdentityId } from '../records/ids.ts'
import type { Sealer } from '../secrets/sealer.ts'

/** `processing`: a process delivers it until `nextAttemptAt`; after that the attempt counts as lost and is repeated. */
export const messageStatuses = ['queued', 'processing', 'sent', 'abandoned'] as const
export type MessageStatus = (typeof messageStatuses)[number]

export interface OutboxMessage {
  readonly id: string
  readonly status: MessageStatus
  readonly template: string
  readonly recipient: string
  /** The account that the mail is about. */
  readonly identityId?: IdentityId
  /** Subject, text and html are empty once the mail was blanked. */
  readonly subject: string
  readonly text: string
  readonly html: string
  /** When the code or link in the mail expires. */
  readonly usefulUntil: number | undefined
  /** Attempts so far. */
  readonly sendCount: number
  readonly nextAttemptAt: number
  readonly createdAt: number
  readonly updatedAt: number
}

export interface OutboxFilter {
  readonly status?: MessageStatus
  readonly recipient?: string
  /** The page begins after this message. */
  readonly after?: Pick<OutboxMessage, 'createdAt' | 'id'>
  readonly size: number
}

/** A Kysely transaction with any tables. */
export type AnyTransaction = Pick<Kysely<unknown>, 'isTransaction'>

export interface Outbox {
  /** Writes within the caller's transaction, if given: a failed transaction sends no mail. */
  insert(message: OutboxMessage, trx?: AnyTransaction): Promise<void>
  /**
   * Claims up to `size` due messages for this process for `lease` ms, and counts one attempt for each. A message that
   * seems to wait longer than `maxPause` ms is due: the clock was put back.
   */
  claim(
    now: number,
    size: number,
    wait: { readonly lease: number; readonly maxPause: number },
  ): Promise<readonly OutboxMessage[]>
  /** Postpones a message until another attempt. */
  putOff(id: string, now: number, nextAttemptAt: number): Promise<void>
  /** Settles a message and blanks its content. */
  settle(id: string, now: number, status: 'sent' | 'abandoned'): Promise<void>
  find(id: string): Promise<OutboxMessage | undefined>
  /** Newest first. */
  list(filter: OutboxFilter): Promise<readonly OutboxMessage[]>
  /** Deletes up to `size` messages that were settled before `before`, or are marked. Answers how many. */
  purge(before: number, size: number): Promise<number>
  /** Marks mails to these addresses and about the account. Settled ones are deleted at the next purge. */
  erase(identityId: IdentityId, recipients: readonly string[], trx: AnyTransaction): Promise<void>
  countByStatus(): Promise<Readonly<Record<MessageStatus, number>>>
  /** Blanks up to `size` messages: expired ones, and those settled three days ago. Answers how many. */
  blank(now: number, size: number): Promise<number>
}

interface OutboxRow {
  id: string
  status: string
  template: string
  recipient: string
  subject: string
  body_text: string
  body_html: string
  send_count: number
  next_attempt_at: number
  created_at: number
  updated_at: number
  useful_until: number | null
  /** The mail's content, sealed; rows of an older release have it in the three columns above. */
  sealed: string | null
  /** When the content will be blanked; null once it is. */
  blank_at: number | null
  identity_id: IdentityId | null
  erased: number
}
interface OutboxTables {
  courier_messages: OutboxRow
}

/** How long operators can read a mail in the outbox, where no mail server is configured. */
const readable = 3 * 24 * 60 * 60_000

/** @param vault seals the content of mails: their codes open accounts */
export function outboxStore(database: Pick<Database, 'dialect' | 'tables' | 'read'>, vault: Vault): Outbox {
  const db = database.tables<OutboxTables>()
  const messageOf = (row: OutboxRow) => readMessage(row, vault)
  const purgeWhere = async (
    isDue: (is: ExpressionBuilder<OutboxTables, 'courier_messages'>) => Expression<SqlBool>,
    size: number,
  ): Promise<number> => {
    const { numDeletedRows } = await db
      .deleteFrom('courier_messages')
      .where('id', 'in', (from) => {
        const settled = from
          .selectFrom('courier_messages')
          .select('id')
          .where(isDue)
          .where('status', 'in', ['sent', 'abandoned'])
          .limit(size)
        return database.dialect === 'postgres' ? settled.forUpdate().skipLocked() : settled
      })
      .executeTakeFirst()
    return Number(numDeletedRows)
  }
  return {
    async insert(message, trx) {
      const writer = trx ? (trx as unknown as Kysely<OutboxTables>) : db // the caller's transaction includes our table
      await writer.insertInto('courier_messages').values(rowOf(message, vault)).execute()
    },

    async claim(now, size, { lease, maxPause }) {
      const rows = await db
        .updateTable('courier_messages')
        .set((row) => ({
          status: 'processing',
          send_count: row('send_count', '+', 1),
          next_attempt_at: now + lease,
          updated_at: now,
        }))
        .where('id', 'in', (from) => {
          const due = from
            .selectFrom('courier_messages')
            .select('id')
            .where((is) =>
              is.or([
                is.and([is('status', 'in', ['queued', 'processing']), is('next_attempt_at', '<=', now)]),
                // Another process with another clock may be delivering a `processing` message.
                is.and([is('status', '=', 'queued'), is('next_attempt_at', '>', now + maxPause)]),
              ]),
            )
            .orderBy('next_attempt_at')
            .limit(size)
          // SQLite has one writer at a time; in PostgreSQL each writer skips rows that others have locked.
          return database.dialect === 'postgres' ? due.forUpdate().skipLocked() : due
        })
        .returningAll()
        .execute()
      return rows.map(messageOf).toSorted((a, b) => a.createdAt - b.createdAt)
    },

    async putOff(id, now, nextAttemptAt) {
      await db
        .updateTable('courier_messages')
        .set({ status: 'queued', updated_at: now, next_attempt_at: nextAttemptAt })
        .where('id', '=', id)
        .execute()
    },

    async settle(id, now, status) {
      await db
        .updateTable('courier_messages')
        .set({ status, updated_at: now, ...blank })
        .where('id', '=', id)
        .execute()
    },

    async find(id) {
      const row = await db.selectFrom('courier_messages').selectAll().where('id', '=', id).executeTakeFirst()
      return row && messageOf(row)
    },

    async list({ status, recipient, after, size }) {
      let query = db.selectFrom('courier_messages').selectAll()
      if (status !== undefined) query = query.where('status', '=', status)
      if (recipient !== undefined) query = query.where('recipient', '=', recipient)
      if (after) {
        query = query.where((is) =>
          is.or([
            is('created_at', '<', after.createdAt),
            is.and([is('created_at', '=', after.createdAt), is('id', '<', after.id)]),
          ]),
        )
      }
      const rows = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(size).execute()
      return rows.map(messageOf)
    },

    async erase(identityId, recipients, trx) {
      const writer = trx as unknown as Kysely<OutboxTables> // the caller's transaction includes our table
      await writer
        .updateTable('courier_messages')
        .set({ erased: 1 })
        .where((is) => is.or([is('identity_id', '=', identityId), is('recipient', 'in', ['', ...recipients])]))
        .execute()
    },

    async countByStatus() {
      const rows = await database.read<OutboxTables, readonly { status: string; count: number }[]>((copy) =>
        copy
          .selectFrom('courier_messages')
          .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
          .groupBy('status')
          .execute(),
      )
      const count = (status: MessageStatus) => Number(rows.find((row) => row.status === status)?.count ?? 0)
      return {
        queued: count('queued'),
        processing: count('processing'),
        sent: count('sent'),
        abandoned: count('abandoned'),
      }
    },

    async purge(before, size) {
      // Each half has an index of its own; SQLite uses none for both.
      const old = await purgeWhere((is) => is('created_at', '<', before), size)
      return old < size ? old + (await purgeWhere((is) => is('erased', '=', 1), size - old)) : old
    },

    async blank(now, size) {
      const { numUpdatedRows } = await db
        .updateTable('courier_messages')
        .set(blank)
        .where('id', 'in', (from) => {
          const due = from
            .selectFrom('courier_messages')
            .select('id')
            .where('blank_at', '<=', now)
            // A mail that never expires is kept until it was delivered or given up.
            .where((is) => is.or([is('useful_until', 'is not', null), is('status', 'in', ['sent', 'abandoned'])]))
            .limit(size)
          return database.dialect === 'postgres' ? due.forUpdate().skipLocked() : due
        })
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },
  }
}

type Vault = Pick<Sealer, 'seal' | 'open'>
type Letter = Pick<OutboxMessage, 'subject' | 'text' | 'html'>

const purpose = 'mail'
const blank = { subject: '', body_text: '', body_html: '', sealed: null, blank_at: null } as const

const rowOf = ({ subject, text, html, ...message }: OutboxMessage, vault: Vault): OutboxRow => ({
  ...blank,
  id: message.id,
  status: message.status,
  template: message.template,
  recipient: message.recipient,
  send_count: message.sendCount,
  next_attempt_at: message.nextAttemptAt,
  created_at: message.createdAt,
  updated_at: message.updatedAt,
  useful_until: message.usefulUntil ?? null,
  sealed: vault.seal(purpose, { subject, text, html } satisfies Letter),
  identity_id: message.identityId ?? null,
  erased: 0,
  blank_at: Math.min(message.usefulUntil ?? Infinity, message.createdAt + readable),
})

const readMessage = (row: OutboxRow, vault: Vault): OutboxMessage => ({
  id: row.id,
  status: row.status as MessageStatus, // written by this store only
  template: row.template,
  recipient: row.recipient,
  ...(row.identity_id !== null && { identityId: row.identity_id }),
  ...letterOf(row, vault),
  sendCount: row.send_count,
  nextAttemptAt: row.next_attempt_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  usefulUntil: row.useful_until ?? undefined,
})

function letterOf({ sealed, subject, body_text: text, body_html: html }: OutboxRow, vault: Vault): Letter {
  const opened = sealed === null ? undefined : (vault.open(purpose, sealed) as Letter | undefined) // sealed by rowOf
  return opened ?? { subject, text, html }
}
