import { MessageId } from '@collect/contract'
import { reaches } from '../courier/sms.ts'
import type { IdentityRecord, VerifiableAddressRecord } from '../records/identity.ts'
import { credentialIdOf, webauthnCredentialsIn } from '../records/webauthn-credential.ts'
import { reasons } from '../nodes/reasons.ts'
import { message } from '../nodes/message.ts'
import { refusals } from '../nodes/said.ts'
import type { KeyProof } from '../records/flow.ts'
import type { Submission, StrategyContext } from './strategy.ts'
import { masked } from './shared-codes/masked.ts'
import { refused, refusedIssues, requiredIssue, type Verdict } from './verdict.ts'

/**
 * Handles a passwordless key without user verification (WebAuthn), which a thief may have. The sign-in then also asks
 * for a code that is mailed to the account. The key alone is enough if the account has no address and no other method.
 */
export async function confirmUnverifiedUser(
  context: StrategyContext,
  { flow, locale }: Pick<Submission, 'flow' | 'locale'>,
  identity: IdentityRecord,
  proof: KeyProof,
): Promise<Verdict> {
  const address = addressIn(context, identity)
  if (!address) {
    const ways = context.factors.firstOf(await context.identities.credentialsOf(identity.id))
    if (ways.some((way) => way !== proof.method)) return refused(refusals.unverifiedKey(locale))
    return { verdict: 'authenticated', identity, method: proof.method, aal: 'aal1' }
  }
  const fromKnownBrowser = context.isKnownBrowser(identity)
  const { id: addressId, value } = address
  await context.codes.send(flow, 'login', { identity, address: value, addressId, fromKnownBrowser, locale })
  // A thief of the key must not learn the whole address.
  const values = { identifier: masked(value) }
  return {
    verdict: 'code_sent',
    address: value,
    message: message(MessageId.loginCodeSentToYou),
    values,
    keyProof: proof,
  }
}

/** Checks the code that confirms a key; other fields of the form are ignored. */
export async function confirmByCode(
  context: StrategyContext,
  submission: Pick<Submission, 'flow' | 'body' | 'locale'>,
  proof: KeyProof,
): Promise<Verdict> {
  const { codes, identities } = context
  const { flow, body } = submission
  const identity = await identities.find(proof.identityId)
  const keys = identity ? webauthnCredentialsIn(await identities.credentialsOf(identity.id), proof.method) : []
  // The account may have lost the key meanwhile.
  if (!identity || !keys.some((key) => credentialIdOf(key) === proof.keyId))
    return refused(message(MessageId.webauthnRejected))
  if (body['resend'] !== undefined) return confirmUnverifiedUser(context, submission, identity, proof)
  if (typeof body['code'] !== 'string') return refusedIssues([requiredIssue('code')])
  const redeemed = await codes.redeem(flow, body['code'])
  if (redeemed === 'too_many') return refused(reasons.tooManyCodes())
  const isTheirs =
    redeemed !== 'wrong' &&
    redeemed.identityId === identity.id &&
    identity.verifiable.some(({ id }) => id === redeemed.addressId)
  if (!isTheirs) return refused(message(MessageId.loginCodeInvalid))
  return { verdict: 'authenticated', identity, method: proof.method, aal: 'aal1' }
}

/** The preferred address for the account's code. */
const addressIn = (
  { config }: StrategyContext,
  { verifiable }: IdentityRecord,
): VerifiableAddressRecord | undefined => {
  const order = ({ verified, via }: VerifiableAddressRecord) => (verified ? 0 : 2) + (via === 'email' ? 0 : 1)
  const reached = config.selfservice.methods.code.enabled ? verifiable.filter(({ via }) => reaches(config, via)) : []
  return reached.toSorted((a, b) => order(a) - order(b))[0]
}
