import { randomUUID } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { IdentityRecord } from '../identities/identity-record.ts'
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

/**
 * Tells the owner of an account what happened to it, in a mail and in the list of its events. A mail over the limits is
 * dropped; the event is listed all the same.
 */
export interface Notices {
  /** Both are kept with the change, or nothing is. */
  tell<About extends Notice>(
    owner: IdentityRecord,
    about: About,
    data: MailData[About],
    trx: AnyTransaction,
  ): Promise<void>
}

export const createNotices = (
  courier: Pick<Courier, 'queue'>,
  events: Pick<EventStore, 'insert'>,
  clock: Clock,
): Notices => ({
  async tell(owner, about, data, trx) {
    await events.insert({ id: randomUUID(), identityId: owner.id, kind: about, about: { ...data }, at: clock() }, trx)
    for (const to of addressesOf(owner)) {
      await courier.queue({ to, ...mailOf(about, data) }, { trx, about: owner.id, sender: owner.id, isNotice: true })
    }
  },
})

/** Only addresses that are proved: a stranger's mailbox learns nothing about an account that claims it. */
const addressesOf = ({ verifiable, vouched }: IdentityRecord): readonly string[] =>
  verifiable
    .filter(({ via, value, verified }) => via === 'email' && (verified || vouched) && isPlainAddress(value))
    .map(({ value }) => value)
