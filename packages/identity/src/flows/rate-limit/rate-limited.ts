import type { IdentityRecord } from '../../records/identity.ts'
import type { Requester } from '../../concurrency/lanes.ts'
import type { LimitName } from '../../rate-limit/limits.ts'
import { clientNetworkOf } from '../../rate-limit/client-network.ts'
import type { Count, LimitExceeded } from '../../rate-limit/limiter.ts'
import { refused, type Verdict } from '../../methods/verdict.ts'
import { reasons } from '../../nodes/reasons.ts'
import { addressOf } from '../../schema/normalise.ts'
import { OverloadedError } from '../../concurrency/overloaded-error.ts'
import type { Answer } from '../show/answer.ts'
import { refuse } from '../refuse.ts'
import type { SubmissionContext } from '../submission-context.ts'
import {
  asksForMail,
  mayAskForMail,
  codeOwnerOf,
  recipientOf,
  registers,
  triedIdentifier,
  triesCode,
  triesLink,
  triesSecondFactor,
} from './tries.ts'

/**
 * Counts passwords, codes, mails and new accounts before the submission runs, whether the account exists or not. The
 * counts are: per account and network, per account over all networks, and per network over all accounts. A browser
 * that signed in to the account before has counts of its own, so that attempts of other clients do not affect it.
 */
export async function rateLimited(
  submission: SubmissionContext,
  owner: IdentityRecord | undefined,
  run: (requester: Requester) => Promise<Verdict>,
): Promise<Verdict | LimitExceeded> {
  const { rateLimiter } = submission.service
  const { taken, codeFlow, requester } = await countsOf(submission, owner)
  const exceeded = await rateLimiter.take(taken)
  if (exceeded) return exceeded
  let verdict: Verdict
  try {
    verdict = await run(requester)
  } catch (error) {
    // The secret was not checked, so the attempt does not count.
    if (error instanceof OverloadedError) await rateLimiter.refund(taken)
    throw error
  }
  const isRight = right.has(verdict.verdict)
  const returned = taken.filter(({ limit }) => isReturned(submission, limit, verdict))
  await rateLimiter.refund(
    isRight && codeFlow && !taken.includes(codeFlow) ? [...returned, codeFlow] : returned,
    // A successful client starts again with empty counts.
    ({ limit }) => isRight && (limit === 'signIn' || limit === 'code'),
  )
  return verdict
}

const right: ReadonlySet<Verdict['verdict']> = new Set([
  'authenticated',
  'recovered',
  'verified',
  'address_proved',
  'registered',
])

/** Verdicts on a code that was checked and is wrong. Other failures concern something else than the code. */
const wrong: ReadonlySet<Verdict['verdict']> = new Set(['refused', 'wrong_code'])

/** Whether a count is refunded after this verdict. */
function isReturned(submission: SubmissionContext, limit: LimitName, { verdict }: Verdict): boolean {
  switch (limit) {
    case 'signIn':
    case 'signInAnywhere':
    case 'wrongPassword':
    case 'code':
      return right.has(verdict)
    case 'wrongCode':
    case 'codeFlow':
      return !wrong.has(verdict)
    case 'currentPassword':
      return verdict === 'settings_saved'
    case 'registration':
      return verdict !== 'registered'
    case 'mail':
    case 'mailAnybody':
      return !asksForMail(submission) && verdict !== 'code_sent'
    default:
      return false
  }
}

interface Counted {
  readonly taken: readonly Count[]
  /** The count of flows with wrong codes. A right code refunds it, even after wrong ones. */
  readonly codeFlow?: Count
  /** The name under which the request waits in a queue. */
  readonly requester: Requester
}

/** The counts that a form takes; `owner` is the account of its flow, if known. */
async function countsOf(submission: SubmissionContext, owner: IdentityRecord | undefined): Promise<Counted> {
  const { flow, caller, service } = submission
  const { rateLimiter } = service
  const network = clientNetworkOf(caller.ipAddress)
  const browser = caller.device.id === undefined ? undefined : `device:${caller.device.id}`
  /** The origin of attempts on an account: a browser known to it, on any network, otherwise a network. */
  const fromFor = (account: IdentityRecord | undefined) =>
    account !== undefined && browser !== undefined && caller.device.knows(account)
      ? { name: browser, around: () => [] }
      : { name: network.name, around: (limit: LimitName) => rateLimiter.around(limit, network) }
  const isKnown = (from: { readonly name: string }) => from.name === browser
  const taken: Count[] = []
  let requester: Requester = { name: network.queueKey, isKnown: false }

  const identifier = triedIdentifier(submission)
  if (identifier !== undefined) {
    // Names from unknown browsers are counted without looking the account up.
    const found = browser === undefined ? undefined : await service.identities.findByPasswordIdentifier(identifier)
    const from = fromFor(found?.identity)
    taken.push(rateLimiter('signIn', identifier, from.name), ...from.around('wrongPassword'))
    if (isKnown(from)) requester = { name: identifier, isKnown: true }
    else taken.push(rateLimiter('signInAnywhere', identifier))
  } else if (owner && isKnown(fromFor(owner))) {
    requester = { name: owner.id, isKnown: true }
  }

  if (flow.kind === 'settings' && owner && submission.body['current_password'] !== undefined) {
    taken.push(rateLimiter('currentPassword', owner.id))
  }

  let codeFlow: Count | undefined
  if (triesCode(submission) || triesLink(submission)) {
    // The address of the flow counts, and not one in the form: the submitted code belongs to the flow.
    const account = owner ?? (await accountBehind(submission, flow.address))
    const from = fromFor(account)
    taken.push(rateLimiter('code', codeOwnerOf(flow), from.name), ...from.around('wrongCode'))
    if (triesCode(submission) && flow.requestedAal !== 'aal2') {
      const subject = owner ? [owner.id, 'signed in'] : [account?.id ?? codeOwnerOf(flow)]
      codeFlow = rateLimiter('codeFlow', ...subject, ...(isKnown(from) ? [from.name] : []))
      // The first code takes the count for its whole flow: no code is checked before the limiter allowed the flow.
      if (flow.tries === 0) taken.push(codeFlow)
    }
  } else if (triesSecondFactor(submission)) {
    taken.push(...fromFor(owner).around('wrongCode'))
  }

  if (asksForMail(submission) || mayAskForMail(submission)) {
    const recipient = recipientOf(submission)
    const from = fromFor(owner ?? (browser === undefined ? undefined : await accountBehind(submission, recipient)))
    if (recipient !== undefined) taken.push(rateLimiter('mail', recipient, from.name))
    taken.push(...from.around('mailAnybody'))
  }
  if (registers(submission)) taken.push(...rateLimiter.around('registration', network))
  return { taken, requester, ...(codeFlow && { codeFlow }) }
}

/** The account that an address belongs to. */
async function accountBehind(
  { service: { identities } }: SubmissionContext,
  address: string | undefined,
): Promise<IdentityRecord | undefined> {
  if (address === undefined) return undefined
  const { via, value } = addressOf(address)
  return (
    (await identities.findByCodeAddress(via, value)) ??
    (await identities.findByRecoveryAddress(via, value)) ??
    (await identities.findByVerifiableAddress(via, value))
  )
}

/** The same screen again, with the time to wait; scripts also read it from the header (RFC 6585 §4). */
export async function tooManyRequests(submission: SubmissionContext, { limit, wait }: LimitExceeded): Promise<Answer> {
  const { service } = submission
  const minutes = Math.ceil(wait / 60_000)
  const isAccountGuarded = limit === 'signInAnywhere' || limit === 'codeFlow'
  const said = isAccountGuarded ? reasons.guarded(minutes, waysBeside(service, limit)) : reasons.held(minutes)
  const answer = await refuse(submission, refused(said))
  return { ...answer, status: 429, retryAfter: Math.ceil(wait / 1000) }
}

/** The sign-in methods that stay open while an attacker tries passwords; while codes are tried, all others. */
function waysBeside(
  { factors }: SubmissionContext['service'],
  limit: 'signInAnywhere' | 'codeFlow',
): 'both' | 'others' {
  const ways = factors.first
  return limit === 'signInAnywhere' && ways.includes('passkey') && ways.includes('code') ? 'both' : 'others'
}
