import { MessageId, type AuthenticationMethodName, type UiMessage } from '@collect/contract'
import type { CredentialRecord } from '../records/identity.ts'
import { reasons } from '../nodes/reasons.ts'
import { message } from '../nodes/message.ts'
import type { Submission, StrategyContext, View } from './strategy.ts'
import { refused, type Verdict } from './verdict.ts'

/** Wrong answers in a row before an account has to wait: six digits are few. */
const maxMisses = 5

const minute = 60_000
/** How long it has to wait after the first five, the next five and so on, in milliseconds; the last one stays. */
const pauses = [5 * minute, 15 * minute, 60 * minute, 24 * 60 * minute] as const

interface Misses {
  readonly count: number
  /** When the last one was. */
  readonly at: number
  /** How many pauses there were before. */
  readonly pauses?: number
}

/** A thief of the password and the owner's own browsers miss each for themselves: neither makes the other wait. */
interface Kept {
  readonly misses?: Misses
  readonly ownMisses?: Misses
}

export const credentialIn = ({ credentials }: View, type: string): CredentialRecord | undefined =>
  credentials.find((credential) => credential.type === type)

/** An empty value stands in the field at first, and none once an answer was wrong (docs/contract/nodes.md §3.5). */
export const untouched = ({ flow }: View): { readonly value?: '' } =>
  flow.messages.some(({ type }) => type === 'error') ? {} : { value: '' }

type Checked = { readonly config: CredentialRecord['config'] } | { readonly wrong: UiMessage }
/** A second factor's check: the config to keep when the answer is right, else what is wrong with it. */
type Check = (credential: CredentialRecord) => Checked | Promise<Checked>

/** How often an answer is looked at when others come at the same time. */
const maxAttempts = 10

/**
 * Lets a second factor be answered. Right or wrong, it is written down before anybody is told, and what was written
 * meanwhile counts: guessing in parallel gains nothing, and of several right answers one is the first.
 * @param missing what is said where the factor was never set up
 */
export async function proveSecondFactor(
  { identities, clock, isKnownBrowser }: StrategyContext,
  { flow, identity, credentials, locale }: Submission,
  method: AuthenticationMethodName,
  missing: number,
  check: Check,
): Promise<Verdict> {
  // Second factors follow a first one; alone they are no way in.
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
    // A clock that was put back keeps nobody waiting for it to come round again.
    if (isHeld && Math.abs(age) < pause) return refused(reasons.paused(pause - Math.max(0, age)))
    const checked = await check(credential)
    const next: Misses = isHeld
      ? { count: 1, at: clock(), pauses: before + 1 }
      : { count: count + 1, at: clock(), pauses: before }
    const config = 'wrong' in checked ? { ...kept, [lane]: next } : { ...checked.config, [lane]: undefined }
    const isGuessed = 'wrong' in checked && next.count === maxMisses
    const notice = isGuessed ? ({ about: 'second_factor_guessed', locale } as const) : undefined
    if (await identities.useSecondFactor(credential, config, notice)) {
      return 'wrong' in checked ? refused(checked.wrong) : { verdict: 'authenticated', identity, method }
    }
    known = await identities.credentialsOf(identity.id)
  }
  return refused(reasons.paused(minute))
}

const pauseAfter = (before: number): number => pauses[Math.min(before, pauses.length - 1)] ?? pauses[0]
