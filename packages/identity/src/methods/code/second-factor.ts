import { MessageId } from '@collect/contract'
import { because } from '../../nodes/reasons.ts'
import { message } from '../../nodes/message.ts'
import type { Submission, Tools } from '../cell.ts'
import { proveSecondFactor } from '../second-factor.ts'
import type { Verdict } from '../verdict.ts'
import { ownAddresses } from './own-addresses.ts'
import { idOf } from '../shared-codes/sign-in-code.ts'

/** A mailed code as a second factor: it counts as the others do, over all flows of the account. */
export async function proveByCode(tools: Tools, submission: Submission, code: string): Promise<Verdict> {
  const { identity, credentials, schema } = submission
  const isThere = credentials.some(({ type }) => type === 'code')
  if (identity && !isThere) await tools.identities.keepCodeCredential(identity, schema)
  const known = identity && !isThere ? await tools.identities.credentialsOf(identity.id) : credentials
  // Looked at once, and not before it is sure that nobody has to wait.
  let redeemed: ReturnType<typeof redeem> | undefined
  return proveSecondFactor(
    tools,
    { ...submission, credentials: known },
    'code',
    MessageId.addressUnknown,
    async (kept) => {
      const wrong = await (redeemed ??= redeem(tools, submission, code))
      return wrong ? { wrong } : { config: kept.config }
    },
  )
}

/** What is wrong with a code, or nothing. */
async function redeem(tools: Tools, submission: Submission, code: string) {
  const redeemed = await tools.codes.redeem(submission.flow, code)
  if (redeemed === 'too_many') return because.tooManyCodes()
  const isTheirs =
    redeemed !== 'wrong' && ownAddresses(submission, tools).some((address) => idOf(address) === redeemed.addressId)
  return isTheirs ? undefined : message(MessageId.loginCodeInvalid)
}
