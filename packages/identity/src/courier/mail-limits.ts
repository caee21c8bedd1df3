import type { RateLimiter } from '../rate-limit/limiter.ts'
import type { AnyTransaction } from '../store/outbox-store.ts'

/** The circumstances of a mail that its limits depend on. */
export interface Posting {
  /** The mail is stored only if this transaction succeeds. */
  readonly trx?: AnyTransaction
  /** The account that the mail is about. */
  readonly about?: string
  /** The account that causes the mail. */
  readonly sender?: string
  /** The mail notifies an owner of an event; its recipient did not ask for it. */
  readonly isNotice?: boolean
  /** The owner asked for it in a browser that signed in before; such mails are not counted. */
  readonly fromKnownBrowser?: boolean
}

/** Counts one more mail. False when its recipient or the account behind it has reached a limit. */
export type MailLimits = (recipient: string, posting: Posting) => Promise<boolean>

/** @param throttleIn the counts, in the mail's transaction if there is one */
export const createMailLimits =
  (throttleIn: (trx: AnyTransaction | undefined) => RateLimiter): MailLimits =>
  async (recipient, { trx, sender, isNotice = false, fromKnownBrowser = false }) => {
    if (fromKnownBrowser) return true
    const rateLimiter = throttleIn(trx)
    if (isNotice && (await rateLimiter('noticesToRecipient', recipient).take()) > 0) return false
    if (sender !== undefined && (await rateLimiter('mailsOfAccount', sender).take()) > 0) return false
    return (await rateLimiter('mailsToRecipient', recipient).take()) === 0
  }
