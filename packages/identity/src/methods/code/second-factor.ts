import { MessageId } from '@collect/contract'
import { reasons } from '../../nodes/reasons.ts'
import { message } from '../../nodes/message.ts'
import type { Submission, StrategyContext } from '../strategy.ts'
import { proveSecondFactor } from '../second-factor.ts'
import type { Verdict } from '../verdict.ts'
import { ownAddresses } from './own-addresses.ts'
import { codeAddressIdOf } from '../shared-codes/sign-in-code.ts'

/** A mailed code as a second factor. As with other factors, wrong answers count over all flows of the account. */
export async function proveByCode(context: StrategyContext, submission: Submission, code: string): Promise<Verdict> {
  const { identity, credentials, schema } = submission
  const isThere = credentials.some(({ type }) => type === 'code')
  if (identity && !isThere) await context.identities.keepCodeCredential(identity, schema)
  const known = identity && !isThere ? await context.identities.credentialsOf(identity.id) : credentials
  // The code is redeemed once, and only after the check that the account has no pause.
  let redeemed: ReturnType<typeof redeem> | undefined
  return proveSecondFactor(
    context,
    { ...submission, credentials: known },
    'code',
    MessageId.addressUnknown,
    async (kept) => {
      const wrong = await (redeemed ??= redeem(context, submission, code))
      return wrong ? { wrong } : { config: kept.config }
    },
  )
}

/** The message for a wrong code; undefined for a right one. */
async function redeem(context: StrategyContext, submission: Submission, code: string) {
  const redeemed = await context.codes.redeem(submission.flow, code)
  if (redeemed === 'too_many') return reasons.tooManyCodes()
  const isTheirs =
    redeemed !== 'wrong' &&
    ownAddresses(submission, context).some((address) => codeAddressIdOf(address) === redeemed.addressId)
  return isTheirs ? undefined : message(MessageId.loginCodeInvalid)
}
