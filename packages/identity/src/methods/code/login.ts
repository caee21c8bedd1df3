import { MessageId, type UiNode } from '@collect/contract'
import { z } from 'zod'
import { codeAddressesOf, type CodeAddress } from '../../identities/code-addresses.ts'
import { because } from '../../nodes/because.ts'
import { message } from '../../nodes/message.ts'
import { inputNode, submitNode } from '../../nodes/node.ts'
import { normaliseAddress } from '../../schema/normalise.ts'
import { defineCell, type Submission, type Tools, type View } from '../cell.ts'
import { identifierNodes } from '../login-identifier.ts'
import { refused, refusedIssues, required, type Verdict } from '../verdict.ts'
import { addressLabel, sentLoginNodes } from './login-nodes.ts'
import { addressesOf, idOf, sendSignInCode } from './sign-in-code.ts'

export const codeLogin = defineCell({
  payload: z.object({
    identifier: z.string().max(320).optional(),
    address: z.string().max(320).optional(),
    code: z.string().optional(),
    resend: z.string().optional(),
  }),

  nodes(view, tools) {
    if (!isOffered(tools, view)) return []
    return view.flow.state === 'sent_email' ? sentLoginNodes(view, tools) : startNodes(view, tools)
  },

  async submit(tools, { identifier, address, code, resend }, submission) {
    const { flow } = submission
    if (!isOffered(tools, submission) || flow.state === 'passed_challenge') {
      return refused(message(MessageId.loginNoStrategy))
    }
    if (flow.state === 'sent_email' && resend === undefined && address === undefined) {
      return code === undefined ? refusedIssues([required('code')]) : redeem(tools, submission, code)
    }
    const asked = address ?? identifier ?? flow.address
    if (asked === undefined) return refusedIssues([required('identifier')])
    return flow.refresh ? sendToOwn(tools, submission, asked) : sendSignInCode(tools, flow, asked)
  },
})

const isOffered = ({ config }: Tools, { flow }: Pick<View, 'flow'>): boolean =>
  config.selfservice.methods.code.passwordless_enabled && flow.requestedAal === 'aal1'

function startNodes(view: View, tools: Tools): readonly UiNode[] {
  if (!view.flow.refresh) {
    return [...identifierNodes(view, tools), submitNode('code', 'method', 'code', MessageId.loginSendCode)]
  }
  return ownAddresses(view).map((address) =>
    inputNode('code', 'address', 'submit', { value: address.value }, addressLabel(address)),
  )
}

/** Of whoever is signed in, in the order of the buttons. */
const ownAddresses = ({ schema, identity }: Pick<View, 'schema' | 'identity'>): readonly CodeAddress[] =>
  identity
    ? codeAddressesOf(schema, identity)
        .filter(({ via }) => via === 'email')
        .toSorted((a, b) => (a.value < b.value ? -1 : 1))
    : []

/** Whoever is signed in asks for a code to one of their own addresses. */
async function sendToOwn({ codes }: Tools, submission: Submission, asked: string): Promise<Verdict> {
  const { flow, identity } = submission
  const address = normaliseAddress('email', asked)
  const known = ownAddresses(submission).find(({ value }) => value === address)
  if (!identity || !known) return refused(message(MessageId.codeAccountUnknown))
  await codes.send(flow, 'login', { identity, address, addressId: idOf(known) })
  return { verdict: 'sent', address, message: message(MessageId.loginCodeSentToYou) }
}

async function redeem(tools: Tools, { flow }: Submission, code: string): Promise<Verdict> {
  const { codes, identities } = tools
  const redeemed = await codes.redeem(flow, code)
  if (redeemed === 'too_many') return refused(because.tooManyCodes())
  const identity = redeemed === 'wrong' ? undefined : await identities.find(redeemed.identityId)
  const wrong = refused(message(MessageId.loginCodeInvalid))
  if (!identity || redeemed === 'wrong') return wrong
  // Whoever read the mails of an address that was since taken off the account has no way in any more.
  const address = addressesOf(tools, identity).find((one) => idOf(one) === redeemed.addressId)
  if (!address) return wrong
  if (address.verifiable && !address.verifiable.verified) await identities.markVerified(address.verifiable.id)
  return { verdict: 'proved', identity: (await identities.find(identity.id)) ?? identity, method: 'code' }
}
