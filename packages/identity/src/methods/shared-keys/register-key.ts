import { attestationIn } from '../../webauthn/answers.ts'
import type { KeyMethod } from '../../records/webauthn-credential.ts'
import { handleOfFlow } from '../../webauthn/user-handle.ts'
import { newKeyOf } from '../../webauthn/verify.ts'
import { because } from '../../nodes/reasons.ts'
import type { Submission, Tools } from '../cell.ts'
import { contentOf, namesOf } from './change-keys.ts'
import { refused, refusedIssues, required, type Verdict } from '../verdict.ts'

interface NewKey {
  readonly method: KeyMethod
  /** The field that the script fills in. */
  readonly field: string
  readonly given: string | undefined
  /** What its owner calls it. */
  readonly name?: string | undefined
  /** A trait that the key needs, to be found by it. */
  readonly needs?: string | undefined
}

/** Registration: an account whose first way in is a key, which proved itself while it was made. */
export async function registerKey(tools: Tools, submission: Submission, wish: NewKey): Promise<Verdict> {
  const { method, field, given, name, needs } = wish
  const { body, schema, flow } = submission
  // The key is asked for after the rest is right: a challenge is answered once.
  const raw = schema.traitsFrom(body)
  const issues = schema.validate(raw)
  if (issues.length > 0) return refusedIssues(issues)
  const traits = schema.normalise(raw)
  const names = namesOf(schema, traits)
  if (needs !== undefined && names.length === 0) return refusedIssues([required(needs)])
  if (given === undefined) return refusedIssues([required(field)])
  const answer = attestationIn(given)
  if (!answer) return refused(because.unusableKey())
  const challenge = await submission.challenge(method)
  const key = challenge && (await newKeyOf(tools, method, { answer, challenge, name, isPasswordless: true }))
  if (!key) return refused(because.unusableKey())
  const content = contentOf(method, { userHandle: handleOfFlow(flow), keys: [key], names })
  return { verdict: 'registered', schema, traits, credential: { type: method, ...content }, method }
}
