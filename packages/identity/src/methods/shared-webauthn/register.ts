import { parseAttestation } from '../../webauthn/ceremony-response.ts'
import type { WebauthnMethod } from '../../records/webauthn-credential.ts'
import { userHandleOfFlow } from '../../webauthn/user-handle.ts'
import { verifyAttestation } from '../../webauthn/verify.ts'
import { reasons } from '../../nodes/reasons.ts'
import type { Submission, StrategyContext } from '../strategy.ts'
import { webauthnContentOf, webauthnIdentifiersOf } from './change-credentials.ts'
import { passkeyNameOf } from './passkey-name.ts'
import { refused, refusedIssues, requiredIssue, type Verdict } from '../verdict.ts'

interface NewWebauthnCredential {
  readonly method: WebauthnMethod
  /** The field that the script fills in. */
  readonly field: string
  readonly given: string | undefined
  /** The key's name, chosen by its owner. */
  readonly name?: string | undefined
  /** The trait whose value finds the key. */
  readonly needs?: string | undefined
}

/** Registration: creates an account whose first credential is a key; its attestation proved it. */
export async function registerWebauthn(
  context: StrategyContext,
  submission: Submission,
  wish: NewWebauthnCredential,
): Promise<Verdict> {
  const { method, field, given, name, needs } = wish
  const { body, schema, flow } = submission
  // The form asks for the key once the other fields are valid, because a challenge counts once.
  const raw = schema.traitsFrom(body)
  const issues = schema.validate(raw)
  if (issues.length > 0) return refusedIssues(issues)
  const traits = schema.normalise(raw)
  const names = webauthnIdentifiersOf(schema, traits)
  if (needs !== undefined && names.length === 0) return refusedIssues([requiredIssue(needs)])
  if (given === undefined) return refusedIssues([requiredIssue(field)])
  const answer = parseAttestation(given)
  if (!answer) return refused(reasons.unusableKey())
  const challenge = await submission.challenge(method)
  const fallbackName = passkeyNameOf(method, submission)
  const key =
    challenge &&
    (await verifyAttestation(context, method, { answer, challenge, name, fallbackName, isPasswordless: true }))
  if (!key) return refused(reasons.unusableKey())
  const content = webauthnContentOf(method, { userHandle: userHandleOfFlow(flow), keys: [key], names })
  return { verdict: 'registered', schema, traits, credential: { type: method, ...content }, method }
}
