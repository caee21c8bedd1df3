import { MessageId, type FlowKind } from '@collect/contract'
import { challengeOf } from '../../webauthn/challenge.ts'
import type { StrategyContext } from '../../methods/strategy.ts'
import type { Method } from '../../methods/method.ts'
import { refused, type Verdict } from '../../methods/verdict.ts'
import { reasons } from '../../nodes/reasons.ts'
import { message } from '../../nodes/message.ts'
import type { LiveSession } from '../../sessions/sessions.ts'
import type { Answer } from '../show/answer.ts'
import { notFound } from '../flow-error.ts'
import { requireFreshSignIn, requireSecondFactor } from './pending-post.ts'
import { hasOneWay } from '../one-way.ts'
import { refuse } from '../refuse.ts'
import { settleAddressProved, settleAddressWanted } from '../settle/settle-address-change.ts'
import { settleRecoveryStep, settleCodeSent, settleWrongCode } from '../settle/settle-code.ts'
import { settleLogin } from '../settle/settle-login.ts'
import { settleRecovered } from '../settle/settle-recovered.ts'
import { settleReplaced } from '../settle/settle-replaced.ts'
import { settleRegistration } from '../settle/settle-registration.ts'
import { settleClaimed, settleVerified } from '../settle/settle-verified.ts'
import { beginTrip, refuseProvider } from '../trips/begin-trip.ts'
import { takeIdToken } from '../trips/take-id-token.ts'
import { settleSettings, settleCodesRevealed } from '../settle/settle-settings.ts'
import { settleIdentified, settleSecurityKeyRequired, settleScreenChanged } from '../settle/settle-screen-changed.ts'
import type { Service } from '../service.ts'
import type { SubmissionContext } from '../submission-context.ts'
import { tooManyRequests, rateLimited } from '../rate-limit/rate-limited.ts'
import { asksForMail } from '../rate-limit/tries.ts'
import { continued, destinationOf, schemaOf } from '../show/wire-flow.ts'

/** Runs the method after all checks. A pending post enters here once its sender has signed in again. */
export async function runStrategy(submission: SubmissionContext): Promise<Answer> {
  const { service, caller, flow, body } = submission
  const method = service.methods.meantBy(flow.kind, body)
  const isTaken = method !== undefined && (!hasOneWay(flow.kind) || method.name === flow.active)
  const strategy = isTaken ? method.strategies[flow.kind] : undefined
  if (isTaken && !service.methods.enabled.includes(method)) throw notFound('This method is disabled.')
  if (!method || !strategy) return refuse(submission, refused(message(noMethod[flow.kind])))

  const live = flow.kind === 'settings' ? await caller.session() : undefined
  // Settings use the account of a live session: a session that a recovery ended meanwhile changes nothing.
  const identity =
    live?.identity ?? (flow.identityId === undefined ? undefined : await service.identities.find(flow.identityId))
  if (flow.kind === 'settings' && identity?.frozenAt !== undefined) {
    return refuse(submission, refused(reasons.frozen()))
  }
  let spent = flow
  const submit = async (context: StrategyContext): Promise<Verdict> => {
    if (live && needsSecondFactor(service, live, method)) return { verdict: 'needs_second_factor' }
    return strategy.submit(context, {
      flow,
      body,
      actor: caller.actor,
      async challenge(method) {
        spent = { ...spent, ceremonies: await service.stores.flows.countCeremony(flow.id) }
        return challengeOf(flow.challengeSeed, method, spent.ceremonies - 1)
      },
      schema: schemaOf(service, flow, identity),
      ...(identity && { identity }),
      ...(await continued(caller, flow)),
      credentials: identity ? await service.identities.credentialsOf(identity.id) : [],
      locale: caller.locale,
      returnTo: destinationOf(service, flow),
      isPrivileged: live !== undefined && service.sessions.isPrivileged(live.session),
    })
  }
  // The response time must not reveal whether the address has an account.
  const verdict = await rateLimited(submission, identity, (requester) => {
    const isKnownBrowser: StrategyContext['isKnownBrowser'] = (identity) => caller.device.knows(identity)
    const context: StrategyContext = { ...service, hasher: service.hasher.for(requester), isKnownBrowser }
    return hidesTiming(submission, method) ? service.quantizeResponseTime(() => submit(context)) : submit(context)
  })
  const who = 'identity' in verdict ? verdict.identity.id : identity?.id
  service.note({
    kind: flow.kind,
    method: method.name,
    verdict: 'wait' in verdict ? 'rate_limited' : verdict.verdict,
    ...(who !== undefined && { identity: who }),
    request: caller.requestId,
    source: caller.ipAddress,
  })
  return 'wait' in verdict ? tooManyRequests(submission, verdict) : settle({ ...submission, flow: spent }, verdict)
}

/**
 * Whether the change needs the second factor first. If the account has one, a password alone neither adds, shows nor
 * removes second factors, whatever the configuration requires.
 */
const needsSecondFactor = (
  { accountRules, factors, sessions }: Service,
  live: LiveSession,
  { name }: Method,
): boolean => accountRules === 'safe' && factors.isSecond(name) && sessions.needsSecondFactor(live, 'highest_available')

/** Whether the response is the same for every account, so that its time must be the same, too. */
const hidesTiming = (submission: SubmissionContext, { hidesTimingIn }: Method): boolean =>
  hidesTimingIn?.includes(submission.flow.kind) === true || asksForMail(submission)

function settle(submission: SubmissionContext, verdict: Verdict): Promise<Answer> {
  switch (verdict.verdict) {
    case 'refused':
      return refuse(submission, verdict)
    case 'authenticated':
      return settleLogin(submission, verdict)
    case 'registered':
      // Creating an account takes longer than finding an existing one.
      return submission.service.quantizeResponseTime(() => settleRegistration(submission, verdict))
    case 'sent_to_provider':
      return beginTrip(submission, verdict)
    case 'id_token_submitted':
      return takeIdToken(submission, verdict)
    case 'provider_gone':
      return refuseProvider(submission)
    case 'identified':
      return settleIdentified(submission, verdict)
    case 'security_key_required':
      return settleSecurityKeyRequired(submission, verdict)
    case 'screen_changed':
      return settleScreenChanged(submission, verdict)
    case 'code_sent':
      return settleCodeSent(submission, verdict)
    case 'recovery_step':
      return settleRecoveryStep(submission, verdict)
    case 'wrong_code':
      return settleWrongCode(submission, verdict.message)
    case 'too_many_tries':
    case 'finished_before':
    case 'invalid_link':
      return settleReplaced(submission, verdict.verdict)
    case 'recovered':
      return settleRecovered(submission, verdict)
    case 'verified':
      return settleVerified(submission, verdict)
    case 'address_proved':
      return settleAddressProved(submission, verdict)
    case 'address_wanted':
      // The response time must not reveal whether another account has the address.
      return submission.service.quantizeResponseTime(() => settleAddressWanted(submission, verdict))
    case 'claimed':
      return settleClaimed(submission, verdict)
    case 'settings_saved':
      return settleSettings(submission, verdict)
    case 'codes_revealed':
      return settleCodesRevealed(submission, verdict)
    case 'needs_privileged_session':
      return requireFreshSignIn(submission)
    case 'needs_second_factor':
      return requireSecondFactor(submission)
  }
}

/** The message when the form names no method (docs/contract/http.md §1.7). */
const noMethod: Record<FlowKind, number> = {
  login: MessageId.loginNoStrategy,
  registration: MessageId.registrationNoStrategy,
  settings: MessageId.settingsNoStrategy,
  recovery: MessageId.recoveryNoStrategy,
  verification: MessageId.verificationNoStrategy,
}
