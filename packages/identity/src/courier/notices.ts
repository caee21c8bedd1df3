import { newId } from '@collect/storage'
import type { EventFacts } from '@collect/contract'
import type { Actor } from '../records/actor.ts'
import type { EventId, SessionId } from '../records/ids.ts'
import type { Clock } from '../clock.ts'
import type { IdentityRecord } from '../records/identity.ts'
import type { EventStore } from '../store/event-store.ts'
import type { AnyTransaction } from '../store/outbox-store.ts'
import type { Courier } from './courier.ts'
import { isPlainAddress } from './mail.ts'
import { mailOf, type MailData } from './mails.ts'

type Notice =
  | 'password_changed'
  | 'credential_added'
  | 'credential_removed'
  | 'address_changed'
  | 'second_factor_guessed'
  | 'new_device'
  | 'first_proof'
  | 'deletion_requested'
  | 'deletion_called_off'
  | 'app_connected'
  | 'app_tokens_stolen'

/** Events that are listed without a mail. */
type Listed =
  | 'address_change_asked'
  | 'address_restored'
  | 'misuse_reported'
  | 'app_withdrawn'
  | 'signed_in'
  | 'backup_code_used'

/**
 * Notifies the owner of an event of the account, by mail and in the list of events. A mail over the limits is dropped,
 * but the event is listed.
 */
export interface Notices {
  /** Writes event and mail in the transaction of the change. Answers the id of the event. */
  notify<About extends Notice>(
    owner: IdentityRecord,
    about: About,
    data: MailData[About],
    trx: AnyTransaction,
    options: {
      readonly actor: Actor
      /** Facts of the list that the mail does not tell. */
      readonly facts?: EventFacts
      /** The mail holds "This was not me"; true when unset. */
      readonly isReportable?: boolean
    },
  ): Promise<string>
  /** Lists an event without a mail. */
  list(
    owner: IdentityRecord,
    kind: Notice | Listed,
    about: EventFacts,
    trx: AnyTransaction,
    device: Actor['device'],
  ): Promise<string>
}

/** The address of the link "This was not me". A mark says that the id is not that of an event. */
export type ReportLink = (id: EventId | SessionId, address: string, mark?: 'session') => string

const day = 24 * 60 * 60_000

/** Lifespan of "This was not me", in ms. Owners may notice a change of address only after a holiday. */
export const reportableFor = (kind: string): number => (kind === 'address_changed' ? 14 : 3) * day

/** @param linkOf unset, mails hold no link "This was not me" */
export const createNotices = (
  courier: Pick<Courier, 'queue'>,
  events: Pick<EventStore, 'insert'>,
  clock: Clock,
  linkOf?: ReportLink,
): Notices => {
  const list: Notices['list'] = async (owner, kind, about, trx, device) => {
    const at = clock()
    const id = newId(at)
    await events.insert({ id, identityId: owner.id, kind, about: { ...about, ...said(device) }, at }, trx)
    return id
  }
  return {
    list,
    async notify(owner, about, data, trx, { actor: { locale, device }, facts, isReportable = true }) {
      const id = await list(owner, about, { ...data, ...facts }, trx, device)
      for (const to of mailedTo(owner)) {
        const days = reportableFor(about) / day
        const report = linkOf && isReportable ? { link: linkOf(id, to), days } : undefined
        await courier.queue(
          { to, ...mailOf(about, data, locale, report) },
          { trx, about: owner.id, sender: owner.id, isNotice: true },
        )
      }
      return id
    },
  }
}

/** What a device told; a client may leave out its name, and no proxy may know its place. */
const said = (device: Actor['device'] = { userAgent: '', ipAddress: '', location: '' }): EventFacts =>
  Object.fromEntries(Object.entries(device).filter(([, fact]) => fact !== ''))

/** The addresses that get mails about an account. Only proved ones: an account may name an address that belongs to another person. */
export const mailedTo = ({ verifiable, vouched }: IdentityRecord): readonly string[] =>
  verifiable
    .filter(({ via, value, verified }) => via === 'email' && (verified || vouched) && isPlainAddress(value))
    .map(({ value }) => value)
