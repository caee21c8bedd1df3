import type { CredentialRecord, IdentityRecord } from '../identities/identity-record.ts'
import type { SecondFactor } from '../identities/identities.ts'
import { because } from '../nodes/because.ts'
import type { Tools, View } from './cell.ts'
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

/** A second factor's check: the config to keep when the answer is right, else why it isn't. */
type Check = (
  credential: CredentialRecord,
) => { readonly config: CredentialRecord['config'] } | { readonly wrong: Verdict }

/**
 * Lets a second factor be answered. Right or wrong, it is written down before anybody is told: of several answers at
 * the same time one counts, so guessing in parallel gains nothing.
 */
export async function proveSecondFactor(
  { identities, clock }: Tools,
  identity: IdentityRecord,
  credential: CredentialRecord,
  method: SecondFactor,
  check: Check,
): Promise<Verdict> {
  const { misses = { count: 0, at: 0 } } = credential.config as { readonly misses?: Misses } // written below
  const isPaused = misses.count >= mostMisses && clock() < misses.at + pause
  if (isPaused) return refused(because.tooOften())
  const checked = check(credential)
  if ('wrong' in checked) {
    const count = misses.count >= mostMisses ? 1 : misses.count + 1
    await identities.useSecondFactor(credential, { ...credential.config, misses: { count, at: clock() } })
    return checked.wrong
  }
  const { misses: _forgiven, ...config } = checked.config
  const isFirst = await identities.useSecondFactor(credential, config)
  return isFirst ? { verdict: 'proved', identity, method } : refused(because.tooOften())
}
