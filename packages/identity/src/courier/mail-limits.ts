import type { RateLimiter } from '../rate-limit/limiter.ts'
import type { AnyTransaction } from '../store/outbox-store.ts'

/** Why a mail goes out, besides its words. */
export interface Posting {
  /** The mail is kept only if this transaction succeeds. */
  readonly trx?: AnyTransaction
  /** The account that the mail is about. */
  readonly about?: string
  /** The account that causes the mail. */
  readonly sender?: string
  /** The mail tells an owner about the account; its recipient did not ask for it. */
  readonly isNotice?: boolean
  /** The owner asked for the mail from a browser that signed in before, so other people's mails do not use it up. */
  readonly fromKnownBrowser?: boolean
}

/** Counts one more mail. False when its recipient, or the account behind it, has had enough of them. */
export type MailLimits = (recipient: string, posting: Posting) => Promise<boolean>

/** @param throttleIn the counts, as part of a transaction where there is one */
export const createMailLimits =
  (throttleIn: (trx: AnyTransaction | undefined) => RateLimiter): MailLimits =>
  async (recipient, { trx, sender, isNotice = false, fromKnownBrowser = false }) => {
    if (fromKnownBrowser) return true
    const rateLimiter = throttleIn(trx)
    if (isNotice && (await rateLimiter('noticesToRecipient', recipient).take()) > 0) return false
    if (sender !== undefined && (await rateLimiter('mailsOfAccount', sender).take()) > 0) return false
    return (await rateLimiter('mailsToRecipient', recipient).take()) === 0
  }
