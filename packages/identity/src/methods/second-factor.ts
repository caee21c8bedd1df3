import { MessageId, type UiMessage } from '@collect/contract'
import type { CredentialRecord } from '../identities/identity-record.ts'
import type { SecondFactor } from '../identities/second-factors.ts'
import { because } from '../nodes/because.ts'
import { message } from '../nodes/message.ts'
import type { Submission, Tools, View } from './cell.ts'
import { refused, type Verdict } from './verdict.ts'

/** Wrong answers in a row before an account has to wait: six digits are few. */
const mostMisses = 5
/** How long, in milliseconds. Whoever gets here knows the password, so nobody else can make the owner wait. */
const pause = 5 * 60_000

interface Misses {
  readonly count: number
  readonly at: number
}

export const credentialIn = ({ credentials }: View, type: SecondFactor): CredentialRecord | undefined =>
  credentials.find((credential) => credential.type === type)

/** An empty value stands in the field at first, and none once an answer was wrong (contract/nodes.md §3.5). */
export const untouched = ({ flow }: View): { readonly value?: '' } =>
  flow.messages.some(({ type }) => type === 'error') ? {} : { value: '' }

type Checked = { readonly config: CredentialRecord['config'] } | { readonly wrong: UiMessage }
/** A second factor's check: the config to keep when the answer is right, else what is wrong with it. */
type Check = (credential: CredentialRecord) => Checked | Promise<Checked>

/** How often an answer is looked at when others come at the same time. */
const mostTurns = 10

/**
 * Lets a second factor be answered. Right or wrong, it is written down before anybody is told, and what was written
 * meanwhile counts: guessing in parallel gains nothing, and of several right answers one is the first.
 * @param missing what is said where the factor was never set up
 */
export async function proveSecondFactor(
  { identities, clock }: Tools,
  { flow, identity, credentials }: Submission,
  method: SecondFactor | 'code',
  missing: number,
  check: Check,
): Promise<Verdict> {
  // Second factors follow a first one; alone they are no way in.
  if (!identity || flow.requestedAal !== 'aal2') return refused(message(MessageId.loginNoStrategy))
  let known = credentials
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const credential = known.find(({ type }) => type === method)
    if (!credential) return refused(message(missing))
    const { misses = { count: 0, at: 0 }, ...kept } = credential.config as { readonly misses?: Misses } // written below
    const isHeld = misses.count >= mostMisses
    // A clock that was put back keeps nobody waiting for it to come round again.
    if (isHeld && Math.abs(clock() - misses.at) < pause) return refused(because.paused())
    const checked = await check(credential)
    const config =
      'wrong' in checked
        ? { ...kept, misses: { count: isHeld ? 1 : misses.count + 1, at: clock() } }
        : { ...checked.config, misses: undefined }
    if (await identities.useSecondFactor(credential, config)) {
      return 'wrong' in checked ? refused(checked.wrong) : { verdict: 'proved', identity, method }
    }
    known = await identities.credentialsOf(identity.id)
  }
  return refused(because.paused())
}
