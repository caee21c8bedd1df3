import { MessageId, type AuthenticationMethodName, type UiMessage } from '@collect/contract'
import type { CredentialRecord } from '../records/identity.ts'
import { reasons } from '../nodes/reasons.ts'
import { message } from '../nodes/message.ts'
import type { Submission, StrategyContext, View } from './strategy.ts'
import { refused, type Verdict } from './verdict.ts'

/** Wrong answers in a row before the account has a pause, because six digits can be guessed. */
const maxMisses = 5

const minute = 60_000
/** Pauses after the first five wrong answers, the next five and so on, in milliseconds; the last one repeats. */
const pauses = [5 * minute, 15 * minute, 60 * minute, 24 * 60 * minute] as const

interface Misses {
  readonly count: number
  /** The time of the last miss, in milliseconds. */
  readonly at: number
  /** The number of earlier pauses. */
  readonly pauses?: number
}

/** Misses of known browsers and of other clients count separately: a password thief cannot make the owner wait. */
interface Kept {
  readonly misses?: Misses
  readonly ownMisses?: Misses
}

export const credentialIn = ({ credentials }: View, type: string): CredentialRecord | undefined =>
  credentials.find((credential) => credential.type === type)

/** The field has an empty value at first, and none after a wrong answer (docs/contract/nodes.md §3.5). */
export const untouched = ({ flow }: View): { readonly value?: '' } =>
  flow.messages.some(({ type }) => type === 'error') ? {} : { value: '' }

type Checked =
  | { readonly config: CredentialRecord['config']; readonly event?: 'backup_code_used' }
  | { readonly wrong: UiMessage }
/** Checks a second factor. Returns the config to store after a right answer, or the message for a wrong one. */
type Check = (credential: CredentialRecord) => Checked | Promise<Checked>

/** How often an answer is checked again when other requests change the credential meanwhile. */
const maxAttempts = 10

/**
 * Checks the answer of a second factor. The result is stored before the client gets it, unless another request changed
 * the credential first. Parallel guessing therefore gains nothing, and only one of several right answers counts.
 * @param missing the message when the factor was never set up
 */
export async function proveSecondFactor(
  { identities, clock, isKnownBrowser }: StrategyContext,
  { flow, identity, credentials, actor }: Submission,
  method: AuthenticationMethodName,
  missing: number,
  check: Check,
): Promise<Verdict> {
  // A second factor alone does not sign in.
  if (!identity || flow.requestedAal !== 'aal2') return refused(message(MessageId.loginNoStrategy))
  const lane = isKnownBrowser(identity) ? 'ownMisses' : 'misses'
  let known = credentials
  for (let turn = 0; turn < maxAttempts; turn += 1) {
    const credential = known.find(({ type }) => type === method)
    if (!credential) return refused(message(missing))
    const kept: Kept & CredentialRecord['config'] = credential.config // the misses are written below
    const { count, at, pauses: before = 0 } = kept[lane] ?? { count: 0, at: 0 }
    const isHeld = count >= maxMisses
    const age = clock() - at
    const pause = pauseAfter(before)
    // After the clock was put back, a pause does not last longer than its length.
    if (isHeld && Math.abs(age) < pause) return refused(reasons.paused(pause - Math.max(0, age)))
    const checked = await check(credential)
    const next: Misses = isHeld
      ? { count: 1, at: clock(), pauses: before + 1 }
      : { count: count + 1, at: clock(), pauses: before }
    const config = 'wrong' in checked ? { ...kept, [lane]: next } : { ...checked.config, [lane]: undefined }
    const guessed = next.count === maxMisses ? ('second_factor_guessed' as const) : undefined
    const about = 'wrong' in checked ? guessed : checked.event
    if (await identities.useSecondFactor(credential, config, about && { about, actor })) {
      return 'wrong' in checked ? refused(checked.wrong) : { verdict: 'authenticated', identity, method }
    }
    known = await identities.credentialsOf(identity.id)
  }
  return refused(reasons.paused(minute))
}

const pauseAfter = (before: number): number => pauses[Math.min(before, pauses.length - 1)] ?? pauses[0]
