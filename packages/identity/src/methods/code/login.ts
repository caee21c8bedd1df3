import { MessageId, type UiNode } from '@collect/contract'
import { z } from 'zod'
import { codeAddressesOf, type CodeAddress } from '../../identities/code-addresses.ts'
import type { IdentityRecord } from '../../identities/identity-record.ts'
import { because } from '../../nodes/because.ts'
import { message } from '../../nodes/message.ts'
import { inputNode, submitNode } from '../../nodes/node.ts'
import { normaliseAddress } from '../../schema/normalise.ts'
import { defineCell, type Submission, type Tools, type View } from '../cell.ts'
import { identifierNode } from '../login-identifier.ts'
import { refused, refusedIssues, required, type Verdict } from '../verdict.ts'
import { addressLabel, sentLoginNodes } from './login-nodes.ts'

export const codeLogin = defineCell({
  payload: z.object({
    identifier: z.string().max(320).optional(),
    address: z.string().max(320).optional(),
    code: z.string().optional(),
    resend: z.string().optional(),
  }),

  nodes(view, tools) {
    if (!isOffered(tools, view)) return []
    return view.flow.state === 'sent_email' ? sentLoginNodes(view) : startNodes(view)
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
    return flow.refresh ? sendToOwn(tools, submission, asked) : send(tools, submission, asked)
  },
})

const isOffered = ({ config }: Tools, { flow }: Pick<View, 'flow'>): boolean =>
  config.selfservice.methods.code.passwordless_enabled && flow.requestedAal === 'aal1'

function startNodes(view: View): readonly UiNode[] {
  if (!view.flow.refresh) return [identifierNode(view), submitNode('code', 'method', 'code', MessageId.loginSendCode)]
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

/** Somebody asks for a code; whether the address has an account is not told, where the settings want that. */
async function send(tools: Tools, { flow }: Submission, identifier: string): Promise<Verdict> {
  const { codes, config } = tools
  const address = normaliseAddress('email', identifier)
  const identity = await ownerOf(tools, address)
  const known = identity && addressesOf(tools, identity).find(({ value }) => value === address)
  if (identity && known) await codes.send(flow, 'login', { identity, address, addressId: idOf(known) })
  else if (!config.security.account_enumeration.mitigate) return refused(message(MessageId.codeAccountUnknown))
  return { verdict: 'sent', address, message: message(MessageId.loginCodeSent), values: { identifier } }
}

async function ownerOf({ identities, config }: Tools, address: string): Promise<IdentityRecord | undefined> {
  const owner = await identities.findByCodeAddress('email', address)
  const isWanted = config.selfservice.methods.code.config.missing_credential_fallback_enabled
  if (owner || !isWanted) return owner
  return identities.findByVerifiableAddress('email', address)
}

/** Whoever is signed in asks for a code to one of their own addresses. */
async function sendToOwn({ codes }: Tools, submission: Submission, asked: string): Promise<Verdict> {
  const { flow, identity } = submission
  const address = normaliseAddress('email', asked)
  const known = ownAddresses(submission).find(({ value }) => value === address)
  if (!identity || !known) return refused(message(MessageId.codeAccountUnknown))
  await codes.send(flow, 'login', { identity, address, addressId: idOf(known) })
  return { verdict: 'sent', address, message: message(MessageId.loginCodeSentToYou) }
}

/** By the schema of the account, whichever the flow began with. */
const addressesOf = ({ schemas }: Tools, identity: IdentityRecord): readonly CodeAddress[] =>
  codeAddressesOf(schemas.byId(identity.schemaId) ?? schemas.default, identity)

const idOf = ({ verifiable, value }: CodeAddress): string => verifiable?.id ?? value

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
