import { MessageId, type ContinueWith } from '@collect/contract'
import { hooksAfter, ofMethod } from '../../config/hooks.ts'
import type { IdentityRecord } from '../../records/identity.ts'
import { wireIdentity } from '../../identities/wire-identity.ts'
import { message } from '../../nodes/message.ts'
import { reasons } from '../../nodes/reasons.ts'
import type { Verdict } from '../../methods/verdict.ts'
import { refused } from '../../methods/verdict.ts'
import { methodsOfOrganization, organizationById } from '../../providers/organizations.ts'
import { isOfProvider, levelOf } from '../../sessions/assurance.ts'
import { isLinkTarget, linkAfterSecondFactor, linkTo } from '../provided/linking.ts'
import type { LiveSession, SigningDevice } from '../../sessions/sessions.ts'
import { wireSession } from '../../sessions/wire-session.ts'
import { leaveFor, type Answer } from '../show/answer.ts'
import { lastWayOf } from '../show/last-way.ts'
import type { Caller } from '../caller.ts'
import { acceptLogin, lacksFactor } from '../challenge/login-challenge.ts'
import { FlowError, sessionInactive } from '../flow-error.ts'
import type { FlowRecord } from '../../records/flow.ts'
import { clearedFlow, keepFlow } from '../stored/keep-flow.ts'
import { secondFactorAddress } from '../second-factor-address.ts'
import { firstProofPage, recoveredPage } from './next-settings.ts'
import { nextToken } from './next-token.ts'
import { openVerification, showVerification } from '../begin/open-verification.ts'
import { refuse } from '../refuse.ts'
import { handOver } from '../exchange/token-exchange.ts'
import type { Service } from '../service.ts'
import { shutOut } from './shut-out.ts'
import type { SubmissionContext } from '../submission-context.ts'
import { destinationOf } from '../show/wire-flow.ts'

type Proved = Extract<Verdict, { verdict: 'authenticated' }>

/** The user proved the account and is signed in, unless another step must come first (docs/contract/http.md §5.2). */
export async function settleLogin(
  submission: SubmissionContext,
  { identity, isFirstProof = false, ...proof }: Proved,
): Promise<Answer> {
  const { service, caller, flow } = submission
  const { method } = proof
  if (identity.state === 'inactive') {
    return refuse(submission, refused(message(MessageId.identityDisabled)))
  }
  const steps = flow.refresh || flow.requestedAal === 'aal2'
  const before = flow.type === 'browser' || steps ? await caller.session() : undefined
  const isSame = steps && before?.identity.id === identity.id
  // An organisation's user signs in with its provider: whether another credential is right stays unsaid.
  const organization = organizationById(service.config, identity.organizationId)
  const mustUse = isSame || !organization ? [] : methodsOfOrganization(service.connections, organization.id)
  if (mustUse.length > 0 && proof.organization !== organization?.id) {
    return refuse(submission, refused(message(MessageId.invalidCredentials)))
  }
  const { linksTo, provided } = flow
  if (linksTo !== undefined && !(await isLinkTarget(service, identity, linksTo))) {
    return refuse(submission, refused(message(MessageId.linkMismatch)))
  }
  if (linksTo !== undefined && identity.frozenAt !== undefined) return refuse(submission, refused(reasons.frozen()))
  const { after } = service.config.selfservice.flows.login
  const hooks = hooksAfter(after, ofMethod(after, method))
  if (hooks.includes('require_verified_address') && !identity.verifiable.some(({ verified }) => verified)) {
    throw await addressRequired(submission, identity)
  }

  const done = clearedFlow(service, flow, {
    state: 'passed_challenge',
    values: flow.values,
  })
  // A refresh opens one session at most, also if another request of the same client renewed the session meanwhile.
  const isFirst = flow.refresh && flow.state !== 'passed_challenge' && (await service.stores.flows.advance(done))
  const refreshed = isSame ? await service.sessions.refresh(before, proof, nextToken(flow)) : undefined
  // A second factor adds to the session that the first one opened; alone it opens none.
  const isSecond = flow.requestedAal === 'aal2' || (!isOfProvider(method) && levelOf(service.factors, proof) === 'aal2')
  // Another request renewed or ended this session first. A client with the renewed one goes on; others sign in.
  if (!refreshed && (isSame || isSecond || (flow.refresh && !isFirst))) {
    throw sessionInactive(
      service.addresses.start('login', { return_to: flow.returnTo, login_challenge: flow.loginChallenge }),
    )
  }
  if (submission.exchangeId !== undefined) {
    await keepFlow(service, flow, done)
    return handOver(service, flow, submission.exchangeId, identity, proof)
  }
  const issued = refreshed ?? (await service.sessions.issue(identity, proof, signingDeviceOf(caller, flow, identity)))
  // A recovery or a new password has made the proof worthless meanwhile.
  if (!issued)
    return refuse(submission, refused(message(service.methods.named(method)?.wrong ?? MessageId.loginNoStrategy)))
  const isRecovered = before?.session.recovers === true && !issued.session.recovers
  const own = isRecovered ? { ...issued, identity: await shutOut(service, identity, issued.session.id) } : issued
  const waits = linksTo !== undefined && !service.sessions.isWhole(own)
  const live = provided && linksTo !== undefined && !waits ? await linkTo(submission, own, provided) : own
  if (!live) return refuse(submission, refused(message(MessageId.duplicateCredentials)))
  if (hooks.includes('revoke_active_sessions')) await service.sessions.revokeOthers(live)
  if (flow.type === 'browser') {
    caller.cookies.signIn(live, service.sessions.isWhole(live))
    if (!isSecond) caller.lastWay.keep(lastWayOf(proof))
    else if (!service.methods.named(method)?.credential?.isSpent) caller.lastWay.keepSecond(method)
    if (!refreshed) caller.csrf.rotate()
  }
  if (!isFirst) await keepFlow(service, flow, done)

  const second = waits ? await linkAfterSecondFactor(submission, live) : undefined
  if (second && flow.type === 'browser') return second
  const isHalf = service.sessions.needsSecondFactor(live, service.config.session.whoami.required_aal)
  const { loginChallenge } = flow
  if (flow.type === 'browser') {
    const isAsked = isHalf || (loginChallenge !== undefined && (await lacksFactor(service, loginChallenge, live)))
    if (isAsked) return leaveFor(secondFactorAddress(service, flow.returnTo, loginChallenge), false)
  }
  const first = isFirstProof ? await firstProofPage(submission, identity) : undefined
  const settings = isRecovered ? await recoveredPage(submission, live) : first
  if (!settings && loginChallenge !== undefined)
    return leaveFor(await acceptLogin(service, loginChallenge, live), false)
  const location = settings?.page ?? destinationOf(service, flow, method)
  const continueWith: readonly ContinueWith[] = [{ action: 'redirect_browser_to', redirect_browser_to: location }]
  return {
    status: 200,
    body: {
      ...(flow.type === 'api' && { session_token: live.token }),
      // The session's token comes with this answer alone, so the flow of the second factor comes beside it.
      ...(second && { flow: second.body }),
      session: { ...sessionBody(service, live), ...(isHalf && { identity: null }) },
      continue_with: flow.type === 'api' ? (settings?.continueWith ?? null) : continueWith,
    },
    location,
    rule: 'json',
    isNative: flow.type === 'api',
  }
}

export const sessionBody = ({ addresses, clock }: Service, { session, identity }: LiveSession) =>
  wireSession(session, wireIdentity(identity, addresses.schema), clock())

/** The device that signs in. A browser is known by its device cookie. */
export const signingDeviceOf = (
  { actor, device }: Caller,
  { type }: Pick<FlowRecord, 'type'>,
  identity: IdentityRecord,
): SigningDevice => ({
  isKnown: type === 'browser' ? device.knows(identity) : undefined,
  actor,
})

async function addressRequired(
  { service, caller, flow }: SubmissionContext,
  identity: Proved['identity'],
): Promise<FlowError> {
  const opened: FlowRecord | undefined = await openVerification(service, identity, {
    type: flow.type,
    requestUrl: flow.requestUrl,
    csrfToken: flow.type === 'browser' ? caller.csrf.ensure() : '',
    returnTo: flow.returnTo,
    loginChallenge: flow.loginChallenge,
    locale: caller.locale,
  })
  return new FlowError({
    status: 403,
    id: 'session_verified_address_required',
    reason: 'This account cannot be used until its address is verified.',
    ...(opened && {
      details: { continue_with: [showVerification(service, opened)] },
      location: service.addresses.page('verification', opened.id),
    }),
  })
}
