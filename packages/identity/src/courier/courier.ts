import { randomUUID } from 'node:crypto'
import type { Database } from '@collect/storage'
import type { IdentityId } from '../records/ids.ts'
import { wireTime, type Clock } from '../clock.ts'
import type { IdentityConfig } from '../config/identity-config.ts'
import { outboxStore, type AnyTransaction, type Outbox, type OutboxMessage } from '../store/outbox-store.ts'
import type { MailLimits, Posting } from './mail-limits.ts'
import type { Sealer } from '../secrets/sealer.ts'
import { assertPlain, isPhone, type OutgoingMail } from './mail.ts'
import { smsCarrier } from './sms.ts'
import { smtpCarrier, type Carrier } from './smtp.ts'

export { courierMigrations } from '../store/outbox-migrations.ts'

/** What the courier says to whoever runs it: never a recipient, never a word of a mail. */
export interface CourierLog {
  info(fields: object, text: string): void
  warn(fields: object, text: string): void
  error(fields: object, text: string): void
}

export interface CourierOptions {
  readonly database: Pick<Database, 'dialect' | 'tables'>
  readonly config: Pick<IdentityConfig, 'courier'>
  readonly clock: Clock
  readonly log: CourierLog
  /** Seals what mails say while they wait. */
  readonly vault: Pick<Sealer, 'seal' | 'open'>
  /** The mail server; goes before `courier.smtp.connection_uri`. Without either, mails stay in the outbox to be read there. */
  readonly smtpUrl?: string
  readonly carrier?: Carrier
  /** Whether one more mail may go to somebody; unset, any number may. */
  readonly mayGo?: MailLimits
  /** 0 ≤ n < 1, spreads repeated attempts. */
  readonly random?: () => number
}

/** A mail as people read it in the outbox. */
export interface OutboxMail extends Omit<OutgoingMail, 'template' | 'usefulUntil'> {
  readonly id: string
  readonly created_at: string
}

export interface Courier {
  /**
   * Keeps the mail until it is delivered; answers its id. Within a transaction it is kept only if that succeeds. A mail
   * over the limits is dropped, and has no id.
   */
  queue(mail: OutgoingMail, posting?: Posting): Promise<string | undefined>
  /** Delivers what is due, and comes back when nothing is left that could be delivered now. */
  dispatch(): Promise<void>
  /** Delivers from now on, whatever is queued by this process or another one. */
  start(): void
  /** Finishes the delivery at hand. */
  stop(): Promise<void>
  /** Newest first, the latest 500. */
  list(): Promise<readonly OutboxMail[]>
  /** Marks what was mailed to or about a deleted account; it is forgotten as soon as it is settled. */
  erase(identityId: IdentityId, names: readonly string[], trx: AnyTransaction): Promise<void>
  /** Blanks up to `size` mails that have run out, and forgets as many of long ago. Answers how many. */
  purge(size: number): Promise<number>
  readonly outbox: Pick<Outbox, 'find' | 'list' | 'countByStatus'>
}

const second = 1000
const day = 24 * 60 * 60 * second
const batch = 10
/** Bounds one run; the next one goes on. */
const maxBatches = 200
/** A process that takes longer than this to deliver a batch is taken for dead. */
const lease = 5 * 60 * second
const firstPause = 5 * second
const maxPause = 15 * 60 * second
/** How often a running courier looks for what other processes queued. */
const interval = 2 * second
/** Soon after a mail is queued, but after the transaction that it may be part of. */
const soon = 50
/** Who was written to is nobody's business after this. */
const remembrance = 30 * day

export function createCourier({ database, config, clock, log, random = Math.random, ...how }: CourierOptions): Courier {
  const outbox = outboxStore(database, how.vault)
  const address = how.smtpUrl ?? config.courier.smtp.connection_uri
  const carrier = how.carrier ?? (address ? smtpCarrier(address, config.courier) : undefined)
  const gateway = smsCarrier(config)
  const carrierTo = (recipient: string) => (isPhone(recipient) ? gateway : carrier)
  const attempts = 1 + config.courier.message_retries

  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let isDueSoon = false
  let isStarted = false

  const attempt = async (message: OutboxMessage): Promise<void> => {
    const { id, template, sendCount, usefulUntil } = message
    if (usefulUntil !== undefined && usefulUntil <= clock()) {
      // An old code opens nothing; whoever still waits for it would only be told that it has run out.
      log.warn(
        { event: 'courier.message_expired', id, template, attempt: sendCount },
        'Message dropped: its code has expired.',
      )
      await outbox.settle(id, clock(), 'abandoned')
      return
    }
    if (message.text === '') {
      log.error(
        { event: 'courier.message_unreadable', id, template },
        'Message abandoned: the secret that sealed it is gone.',
      )
      await outbox.settle(id, clock(), 'abandoned')
      return
    }
    try {
      const to = carrierTo(message.recipient)
      if (!to) throw new Error('nothing goes there any more')
      const { subject, text, html } = message
      await to.deliver(id, { to: message.recipient, template, subject, text, html })
    } catch (error) {
      const isLast = sendCount >= attempts
      const cause = { id, template, attempt: sendCount, code: codeOf(error) }
      if (isLast) {
        log.error({ event: 'courier.message_abandoned', ...cause }, 'Message abandoned after its last attempt.')
        await outbox.settle(id, clock(), 'abandoned')
      } else {
        log.warn({ event: 'courier.delivery_failed', ...cause }, 'Message not delivered; another attempt follows.')
        await outbox.putOff(id, clock(), clock() + pauseAfter(sendCount, random()))
      }
      return
    }
    await outbox.settle(id, clock(), 'sent')
    log.info({ event: 'courier.message_sent', id, template }, 'Message accepted for delivery.')
  }

  const run = async (): Promise<void> => {
    for (let round = 0; round < maxBatches; round += 1) {
      const due = await outbox.claim(clock(), batch, { lease, maxPause: maxPause })
      await Promise.all(due.map(attempt))
      if (due.length < batch) break
    }
  }

  const dispatch = async (): Promise<void> => {
    if (!carrier && !gateway) return
    running ??= run().finally(() => (running = undefined))
    await running
  }

  const look = (after: number): void => {
    // A look that is near is not put off: a steady stream of mails would put it off for ever.
    if (!isStarted || (!carrier && !gateway) || isDueSoon) return
    isDueSoon = after <= soon
    clearTimeout(timer)
    timer = setTimeout(async () => {
      isDueSoon = false
      await dispatch().catch((error: unknown) =>
        log.error({ event: 'courier.dispatch_failed', err: error }, 'The outbox could not be processed.'),
      )
      look(interval)
    }, after).unref()
  }

  return {
    async queue(mail, posting = {}) {
      assertPlain(mail)
      if (how.mayGo && !(await how.mayGo(mail.to, posting))) {
        log.warn(
          { event: 'courier.message_dropped', template: mail.template },
          'Message dropped: its recipient or sender reached a limit.',
        )
        return undefined
      }
      const now = clock()
      const id = randomUUID()
      await outbox.insert(
        {
          id,
          // Without a mail server the outbox is where a mail ends.
          status: carrierTo(mail.to) ? 'queued' : 'sent',
          template: mail.template,
          recipient: mail.to,
          ...(posting.about !== undefined && { identityId: posting.about }),
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          usefulUntil: mail.usefulUntil,
          sendCount: 0,
          nextAttemptAt: now,
          createdAt: now,
          updatedAt: now,
        },
        posting.trx,
      )
      look(soon)
      return id
    },
    dispatch,
    start() {
      isStarted = true
      look(0)
    },
    async stop() {
      isStarted = false
      isDueSoon = false
      clearTimeout(timer)
      await running
      carrier?.close()
      gateway?.close()
    },
    async list() {
      const messages = await outbox.list({ size: 500 })
      const readable = messages.filter(({ text }) => text !== '')
      return readable.map(({ id, recipient, subject, text, html, createdAt }) => ({
        id,
        to: recipient,
        subject,
        text,
        html,
        created_at: wireTime(createdAt),
      }))
    },
    erase: (identityId, names, trx) => outbox.erase(identityId, names, trx),
    purge: async (size) => (await outbox.blank(clock(), size)) + (await outbox.purge(clock() - remembrance, size)),
    outbox,
  }
}

/** Twice as long each time, never all at once: half of the pause is chance. */
const pauseAfter = (attempt: number, chance: number): number => {
  const pause = Math.min(maxPause, firstPause * 2 ** Math.min(attempt - 1, 20))
  return Math.round(pause * (0.5 + chance / 2))
}

/** A mail server's words may hold the recipient's address; its code does not. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
