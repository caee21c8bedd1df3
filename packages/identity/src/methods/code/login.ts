import { MessageId } from '@collect/contract'
import { z } from 'zod'
import { reasons } from '../../nodes/reasons.ts'
import { message } from '../../nodes/message.ts'
import { submitNode } from '../../nodes/node.ts'
import { addressOf } from '../../schema/normalise.ts'
import { defineStrategy, type Submission, type StrategyContext, type View } from '../strategy.ts'
import { confirmByCode } from '../confirm-unverified-user.ts'
import { identifierNodes } from '../login-identifier.ts'
import { refused, refusedIssues, requiredIssue, type Verdict } from '../verdict.ts'
import { addressNodes, sentLoginNodes } from './login-nodes.ts'
import { ownAddresses } from './own-addresses.ts'
import { prove } from '../prove-address.ts'
import { proveByCode } from './second-factor.ts'
import { signInAddressesOf, codeAddressIdOf, sendSignInCode } from '../shared-codes/sign-in-code.ts'

export const codeLogin = defineStrategy({
  payload: z.object({
    identifier: z.string().max(320).optional(),
    address: z.string().max(320).optional(),
    code: z.string().optional(),
    resend: z.string().optional(),
  }),

  nodes(view, context) {
    if (!isOffered(context, view)) return []
    if (view.flow.state === 'sent_email') return sentLoginNodes(view, context)
    if (isKnown(view)) return addressNodes(ownAddresses(view, context))
    return [...identifierNodes(view, context), submitNode('code', 'method', 'code', MessageId.loginSendCode)]
  },

  async submit(context, { identifier, address, code, resend }, submission) {
    const { flow } = submission
    if (!isOffered(context, submission) || flow.state === 'passed_challenge') {
      return refused(message(MessageId.loginNoStrategy))
    }
    if (flow.keyProof) return confirmByCode(context, submission, flow.keyProof)
    if (flow.state === 'sent_email' && resend === undefined && address === undefined) {
      if (code === undefined) return refusedIssues([requiredIssue('code')])
      return flow.requestedAal === 'aal2' ? proveByCode(context, submission, code) : redeem(context, submission, code)
    }
    const asked = address ?? identifier ?? flow.address
    if (asked === undefined) return refusedIssues([requiredIssue('identifier')])
    return isKnown(submission) ? sendToOwn(context, submission, asked) : sendSignInCode(context, submission, asked)
  },
})

/** Whether the configuration offers codes as this flow's factor, first or second (docs/contract/http.md §5.4). */
function isOffered({ config }: StrategyContext, { flow }: Pick<View, 'flow'>): boolean {
  const { passwordless_enabled: isFirst, mfa_enabled: isSecond } = config.selfservice.methods.code
  if (flow.keyProof) return true
  return flow.requestedAal === 'aal2' ? isSecond : isFirst
}

/** Whether the user is signed in, so that the form needs no identifier. */
const isKnown = ({ flow }: Pick<View, 'flow'>): boolean => flow.refresh || flow.requestedAal === 'aal2'

/** Sends a code to one of the addresses of a signed-in user. */
async function sendToOwn(context: StrategyContext, submission: Submission, asked: string): Promise<Verdict> {
  const { flow, identity, locale } = submission
  const { value: address } = addressOf(asked)
  const known = ownAddresses(submission, context).find(({ value }) => value === address)
  if (!identity || !known) {
    return refused(message(flow.requestedAal === 'aal2' ? MessageId.addressUnknown : MessageId.codeAccountUnknown))
  }
  const fromKnownBrowser = context.isKnownBrowser(identity)
  await context.codes.send(flow, 'login', {
    identity,
    address,
    addressId: codeAddressIdOf(known),
    fromKnownBrowser,
    locale,
  })
  return { verdict: 'code_sent', address, message: message(MessageId.loginCodeSentToYou) }
}

async function redeem(context: StrategyContext, { flow, actor }: Submission, code: string): Promise<Verdict> {
  const { codes, identities } = context
  const redeemed = await codes.redeem(flow, code)
  if (redeemed === 'too_many') return refused(reasons.tooManyCodes())
  const identity = redeemed === 'wrong' ? undefined : await identities.find(redeemed.identityId)
  const wrong = refused(message(MessageId.loginCodeInvalid))
  if (!identity || redeemed === 'wrong') return wrong
  // A code sent to an address that the account no longer has opens nothing.
  const address = signInAddressesOf(context, identity).find((one) => codeAddressIdOf(one) === redeemed.addressId)
  if (!address) return wrong
  const { verifiable } = address
  if (!verifiable || verifiable.verified) return { verdict: 'authenticated', identity, method: 'code' }
  // If the client is signed in to the account, the code only verifies the address.
  if (flow.identityId === identity.id) {
    await identities.markVerified(verifiable.id)
    return { verdict: 'authenticated', identity: (await identities.find(identity.id)) ?? identity, method: 'code' }
  }
  const proved = await prove(context, identity, verifiable.id, actor)
  return { verdict: 'authenticated', identity: proved.identity, method: 'code', isFirstProof: proved.isFirst }
}
