import type { IdentityRecord } from '../identities/identity-record.ts'
import type { AnyTransaction } from '../store/outbox-store.ts'
import type { Courier } from './courier.ts'
import { isPlainAddress } from './mail.ts'
import { mailOf, type MailData } from './mails.ts'

type Notice = 'password_changed' | 'credential_added' | 'credential_removed' | 'address_changed' | 'new_device'

/** Tells the owner of an account what happened to it: whoever changes it in silence is somebody else. */
export interface Notices {
  /** The mails are kept with the change, or neither is. */
  tell<About extends Notice>(
    owner: IdentityRecord,
    about: About,
    data: MailData[About],
    trx: AnyTransaction,
  ): Promise<void>
}

export const createNotices = (courier: Pick<Courier, 'queue'>): Notices => ({
  async tell(owner, about, data, trx) {
    for (const to of addressesOf(owner)) await courier.queue({ to, ...mailOf(about, data) }, trx)
  },
})

/** What is proved to be theirs; where nothing is, what they gave. */
function addressesOf({ verifiable }: IdentityRecord): readonly string[] {
  const reachable = verifiable.filter(({ via, value }) => via === 'email' && isPlainAddress(value))
  const proved = reachable.filter(({ verified }) => verified)
  return (proved.length > 0 ? proved : reachable).map(({ value }) => value)
}
