import { MessageId, type AssuranceLevel } from '@collect/contract'
import { wireTime } from '../../clock.ts'
import type { CredentialRecord, IdentityRecord } from '../../records/identity.ts'
import { reasons } from '../../nodes/reasons.ts'
import { message } from '../../nodes/message.ts'
import type { Submission, StrategyContext } from '../strategy.ts'
import { confirmUnverifiedUser } from '../confirm-unverified-user.ts'
import { refused, type Verdict } from '../verdict.ts'
import type { Assertion } from '../../webauthn/ceremony-response.ts'
import {
  type WebauthnMethod,
  credentialIdOf,
  webauthnConfigOf,
  type WebauthnCredential,
} from '../../records/webauthn-credential.ts'
import { isCounterTurnedBack, verifyAssertion, type VerifiedAssertion } from '../../webauthn/verify.ts'

/** How often a key is checked again when other requests use it meanwhile. */
const maxAttempts = 10

interface Use {
  readonly method: WebauthnMethod
  readonly identity: IdentityRecord
  /** The assurance level of these keys: `aal1` for first factors, `aal2` for second ones. */
  readonly aal: AssuranceLevel
  readonly answer: Assertion
  /** The message when the account has no such key. */
  readonly missing: number
  /** Which of the account's keys count here. */
  readonly counts: (key: WebauthnCredential) => boolean
}

/** Authenticates an account by one of its keys. Counter and time are stored before the client gets the result. */
export async function authenticateWebauthn(
  context: StrategyContext,
  submission: Submission,
  use: Use,
): Promise<Verdict> {
  const { method, aal, identity, answer, missing, counts } = use
  const challenge = await submission.challenge(method)
  for (let turn = 0; turn < maxAttempts; turn += 1) {
    const credential = (await context.identities.credentialsOf(identity.id)).find(({ type }) => type === method)
    const key =
      credential &&
      webauthnConfigOf(credential).credentials.find((one) => counts(one) && credentialIdOf(one) === answer.id)
    if (!credential || !key) return refused(message(missing))
    const signed =
      challenge === undefined ? undefined : await verifyAssertion(context, method, { answer, challenge, key })
    if (!signed) return refused(message(MessageId.webauthnRejected))
    const { isUnverified } = signed
    const isTwin = isCounterTurnedBack(key, signed.count)
    const config = withKey(credential, isTwin ? suspected(key) : usedNow(key, signed, context.clock()))
    if (await context.identities.useSecondFactor(credential, config)) {
      if (isTwin) return refused(message(MessageId.webauthnRejected))
      if (!isUnverified || aal === 'aal2') return { verdict: 'authenticated', identity, method, aal }
      return confirmUnverifiedUser(context, submission, identity, { identityId: identity.id, method, keyId: answer.id })
    }
  }
  return refused(reasons.paused(60_000))
}

function withKey(credential: CredentialRecord, used: WebauthnCredential): CredentialRecord['config'] {
  const config = webauthnConfigOf(credential)
  return { ...credential.config, credentials: config.credentials.map((key) => (key.id === used.id ? used : key)) }
}

const suspected = (key: WebauthnCredential): WebauthnCredential => ({
  ...key,
  authenticator: { ...key.authenticator, clone_warning: true },
})

/** The key after a sign-in. Its provider may have begun to sync it. */
const usedNow = (
  key: WebauthnCredential,
  { count, isBackedUp }: VerifiedAssertion,
  now: number,
): WebauthnCredential => ({
  ...key,
  authenticator: { ...key.authenticator, sign_count: count },
  last_used_at: wireTime(now),
  ...(key.flags && { flags: { ...key.flags, backup_state: isBackedUp } }),
})
