import { MessageId, type UiMessage } from '@collect/contract'
import type { AddressId } from '../../records/ids.ts'
import { accountMade } from '../../identities/identities.ts'
import { isProved } from '../../identities/first-proof.ts'
import type { IdentityRecord } from '../../records/identity.ts'
import { prove } from '../../methods/prove-address.ts'
import type { Verdict } from '../../methods/verdict.ts'
import { message } from '../../nodes/message.ts'
import { claimSaid, clearedSaid } from '../../nodes/said.ts'
import type { FlowRecord } from '../../records/flow.ts'
import { acceptLogin } from '../challenge/login-challenge.ts'
import { withoutChallenge } from '../challenge/onward.ts'
import { showFlow, type Answer } from '../show/answer.ts'
import { clearedFlow, keepFlow } from '../stored/keep-flow.ts'
import type { SubmissionContext } from '../submission-context.ts'

/**
 * The user proved an address. If the account has no known owner and the client is not signed in to it, the flow first
 * describes the account to the owner of the address: verifying it for a squatter would open it to both.
 */
export async function settleVerified(
  submission: SubmissionContext,
  { identity, addressId, message: said }: Extract<Verdict, { verdict: 'verified' }>,
): Promise<Answer> {
  const { service, caller, flow } = submission
  const isInside = flow.isFromAccount || (await caller.session())?.identity.id === identity.id
  if (service.accountRules === 'safe' && !isProved(identity) && !isInside) return ask(submission, identity, addressId)
  await service.identities.markVerified(addressId)
  return finish(submission, flow, [said], identity)
}

/** The owner of the address answered: the account is theirs, or the service removes what its maker set up. */
export async function settleClaimed(
  submission: SubmissionContext,
  { claim, isMine }: Extract<Verdict, { verdict: 'claimed' }>,
): Promise<Answer> {
  const { service, caller, flow } = submission
  const { claim: _, ...rest } = flow
  const identity = await service.identities.find(claim.identityId)
  const said = message(MessageId.emailVerified)
  if (!identity) return finish(submission, withoutChallenge(rest), [])
  if (isMine) {
    await service.identities.markVerified(claim.addressId)
    return finish(submission, rest, [said], identity)
  }
  const { isFirst } = await prove(service, identity, claim.addressId, caller.actor)
  const way = service.factors.first.includes('code') ? 'login' : 'recovery'
  return finish(
    submission,
    { ...withoutChallenge(rest), returnTo: service.addresses.page(way) },
    isFirst ? [said, clearedSaid(caller.locale)] : [said],
  )
}

/** Shows the same flow with both answers; it belongs to this browser from now on. */
async function ask(submission: SubmissionContext, identity: IdentityRecord, addressId: AddressId): Promise<Answer> {
  const { service, caller, flow } = submission
  // The flow belongs to this browser alone: a squatter may have begun it in another browser.
  const { openedBy: _, ...rest } = flow
  const asked = clearedFlow(service, rest, {
    csrfToken: flow.type === 'browser' ? caller.csrf.ensure() : '',
    claim: { identityId: identity.id, addressId },
    messages: await claimMessagesOf(submission, identity),
  })
  return showFlow(service, caller, await keepFlow(service, flow, asked), 200, 'prefersHtml')
}

async function claimMessagesOf({ service, caller }: SubmissionContext, identity: IdentityRecord) {
  const { stores, identities, factors } = service
  const [made, credentials] = await Promise.all([
    stores.events.latest(identity.id, accountMade),
    identities.credentialsOf(identity.id),
  ])
  const ways = credentials.map(({ type }) => type).filter((type) => factors.isOffered(type))
  return claimSaid(caller.locale, { at: identity.createdAt, ways, ...made?.about })
}

async function finish(
  submission: SubmissionContext,
  flow: FlowRecord,
  messages: readonly UiMessage[],
  identity?: IdentityRecord,
): Promise<Answer> {
  const { service, caller } = submission
  const { loginChallenge } = flow
  const session = loginChallenge === undefined ? undefined : await caller.session()
  // A code may be entered in another browser, which no application waits for.
  const live = session?.identity.id === identity?.id ? session : undefined
  const done = clearedFlow(service, live ? flow : withoutChallenge(flow), {
    state: 'passed_challenge',
    messages,
  })
  const kept = await keepFlow(service, submission.flow, done)
  if (!live || loginChallenge === undefined) return showFlow(service, caller, kept, 200, 'prefersHtml')
  // Only this answer holds the address at the provider: the flow never stores it.
  const location = await acceptLogin(service, loginChallenge, live)
  const shown = { ...withoutChallenge(kept), returnTo: location }
  return { ...(await showFlow(service, caller, shown, 200, 'prefersHtml')), location }
}
