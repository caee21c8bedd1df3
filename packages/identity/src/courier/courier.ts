import { newId, type Database } from '@collect/storage'
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

/** The courier's log for operators. It never holds a recipient or the text of a mail. */
export interface CourierLog {
  info(fields: object, text: string): void
  warn(fields: object, text: string): void
  error(fields: object, text: string): void
}

export interface CourierOptions {
  readonly database: Pick<Database, 'dialect' | 'tables' | 'read'>
  readonly config: Pick<IdentityConfig, 'courier'>
  readonly clock: Clock
  readonly log: CourierLog
  /** Seals the content of mails while they wait. */
  readonly vault: Pick<Sealer, 'seal' | 'open'>
  /** The mail server; overrides `courier.smtp.connection_uri`. Without either, operators read mails in the outbox. */
  readonly smtpUrl?: string
  readonly carrier?: Carrier
  /** Whether a recipient may get one more mail; unset, there is no limit. */
  readonly mayGo?: MailLimits
  /** 0 ≤ n < 1; spreads retries over time. */
  readonly random?: () => number
}

/** A mail as the outbox shows it. */
export interface OutboxMail extends Omit<OutgoingMail, 'template' | 'usefulUntil'> {
  readonly id: string
  readonly created_at: string
}

export interface Courier {
  /**
   * Stores the mail until it is delivered, and answers its id. A failed transaction stores no mail. A mail over the
   * limits is dropped, and has no id.
   */
  queue(mail: OutgoingMail, posting?: Posting): Promise<string | undefined>
  /** Delivers due mails, and resolves when no mail is left that could be delivered now. */
  dispatch(): Promise<void>
  /** Delivers from now on, including mails that other processes queue. */
  start(): void
  /** Finishes the current delivery. */
  stop(): Promise<void>
  /** Newest first, the latest 500. */
  list(): Promise<readonly OutboxMail[]>
  /** Marks mails to or about a deleted account. They are deleted as soon as they are sent or given up. */
  erase(identityId: IdentityId, names: readonly string[], trx: AnyTransaction): Promise<void>
  /** Blanks up to `size` expired mails, and deletes as many old ones. Answers how many. */
  purge(size: number): Promise<number>
  readonly outbox: Pick<Outbox, 'find' | 'list' | 'countByStatus'>
}

const second = 1000
const day = 24 * 60 * 60 * second
const batch = 10
/** Bounds one run; the next one continues. */
const maxBatches = 200
/** After this time, other processes take over a batch that one process claimed. */
const lease = 5 * 60 * second
const firstPause = 5 * second
const maxPause = 15 * 60 * second
/** How often a running courier looks for mails that other processes queued. */
const interval = 2 * second
/** Delay after a mail is queued, so that the transaction around it commits first. */
const soon = 50
/** How long a message is kept after it was sent or given up: recipients are personal data. */
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
      // An expired code opens nothing; the user can only ask for a new one.
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
    // A run that is due soon is not postponed: a steady stream of mails would postpone it for ever.
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
      const id = newId(now)
      await outbox.insert(
        {
          id,
          // Without a mail server, a mail ends in the outbox.
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

/** Exponential backoff; half of the pause is random, so that retries spread. */
const pauseAfter = (attempt: number, chance: number): number => {
  const pause = Math.min(maxPause, firstPause * 2 ** Math.min(attempt - 1, 20))
  return Math.round(pause * (0.5 + chance / 2))
}

/** A mail server's error text may hold the recipient's address; its error code does not. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
