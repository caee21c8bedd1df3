import { MessageId, type FlowKind } from '@collect/contract'
import { challengeOf } from '../../webauthn/challenge.ts'
import type { Tools } from '../../methods/cell.ts'
import type { Method } from '../../methods/method.ts'
import { refused, type Verdict } from '../../methods/verdict.ts'
import { because } from '../../nodes/reasons.ts'
import { message } from '../../nodes/message.ts'
import type { LiveSession } from '../../sessions/sessions.ts'
import type { Answer } from '../show/answer.ts'
import { notFound } from '../flow-error.ts'
import { holdForFreshSignIn, holdForSecondFactor } from './held-post.ts'
import { hasOneWay } from '../one-way.ts'
import { refuse } from '../refuse.ts'
import { settleAddressProved, settleAddressWanted } from '../settle/settle-address-change.ts'
import { settleAsked, settleSent, settleWrongCode } from '../settle/settle-code.ts'
import { settleLogin } from '../settle/settle-login.ts'
import { settleRecovered } from '../settle/settle-recovered.ts'
import { settleReplaced } from '../settle/settle-replaced.ts'
import { settleRegistration } from '../settle/settle-registration.ts'
import { settleClaimed, settleVerified } from '../settle/settle-verified.ts'
import { settleSettings, settleShown } from '../settle/settle-settings.ts'
import { settleIdentified, settleKeyAsked, settleStepped } from '../settle/settle-stepped.ts'
import type { Service } from '../service.ts'
import type { Step } from '../step.ts'
import { holdBack, throttled } from '../rate-limit/rate-limited.ts'
import { asksForMail } from '../rate-limit/tries.ts'
import { continued, returnAddressOf, schemaOf } from '../show/wire-flow.ts'

/** Everything after the checks; a post that was held while its sender signed in again comes in here. */
export async function runCell(step: Step): Promise<Answer> {
  const { service, caller, flow, body } = step
  const method = service.methods.meantBy(flow.kind, body)
  const isTaken = method !== undefined && (!hasOneWay(flow.kind) || method.name === flow.active)
  const cell = isTaken ? method.cells[flow.kind] : undefined
  if (isTaken && !service.methods.enabled.includes(method)) throw notFound('This method is switched off.')
  if (!method || !cell) return refuse(step, refused(message(noMethod[flow.kind])))

  const live = flow.kind === 'settings' ? await caller.session() : undefined
  // Settings change the account as the session proved it: what a recovery ended meanwhile changes nothing any more.
  const identity =
    live?.identity ?? (flow.identityId === undefined ? undefined : await service.identities.find(flow.identityId))
  if (flow.kind === 'settings' && identity?.frozenAt !== undefined) {
    return refuse(step, refused(because.frozen()))
  }
  let spent = flow
  const submit = async (tools: Tools): Promise<Verdict> => {
    if (live && needsSecondFactor(service, live, method)) return { verdict: 'needs_second_factor' }
    return cell.submit(tools, {
      flow,
      body,
      async challenge(method) {
        spent = { ...spent, ceremonies: await service.stores.flows.countCeremony(flow.id) }
        return challengeOf(flow.challengeSeed, method, spent.ceremonies - 1)
      },
      schema: schemaOf(service, flow, identity),
      ...(identity && { identity }),
      ...(await continued(caller, flow)),
      credentials: identity ? await service.identities.credentialsOf(identity.id) : [],
      locale: caller.locale,
      returnTo: returnAddressOf(service, flow),
      isPrivileged: live !== undefined && service.sessions.isPrivileged(live.session),
    })
  }
  // How long it takes must not tell whether the address has an account.
  const verdict = await throttled(step, identity, (comer) => {
    const isKnownBrowser: Tools['isKnownBrowser'] = (identity) => caller.device.knows(identity)
    const tools: Tools = { ...service, hasher: service.hasher.for(comer), isKnownBrowser }
    return looksUp(step, method) ? service.evenly(() => submit(tools)) : submit(tools)
  })
  const who = 'identity' in verdict ? verdict.identity.id : identity?.id
  service.note({
    kind: flow.kind,
    method: method.name,
    verdict: 'wait' in verdict ? 'held' : verdict.verdict,
    ...(who !== undefined && { identity: who }),
    request: caller.requestId,
    source: caller.ipAddress,
  })
  return 'wait' in verdict ? holdBack(step, verdict) : settle({ ...step, flow: spent }, verdict)
}

/** A password alone neither adds, shows nor removes a second factor beside another one, whatever the settings ask for. */
const needsSecondFactor = (
  { accountRules, factors, sessions }: Service,
  live: LiveSession,
  { name }: Method,
): boolean => accountRules === 'safe' && factors.isSecond(name) && sessions.needsSecondFactor(live, 'highest_available')

/** Where the answer is the same for everybody, so must be the time that it takes. */
const looksUp = (step: Step, { evenly }: Method): boolean =>
  evenly?.includes(step.flow.kind) === true || asksForMail(step)

function settle(step: Step, verdict: Verdict): Promise<Answer> {
  switch (verdict.verdict) {
    case 'refused':
      return refuse(step, verdict)
    case 'proved':
      return settleLogin(step, verdict)
    case 'registered':
      // Making an account takes longer than finding that there is one.
      return step.service.evenly(() => settleRegistration(step, verdict))
    case 'identified':
      return settleIdentified(step, verdict)
    case 'key_asked':
      return settleKeyAsked(step, verdict)
    case 'stepped':
      return settleStepped(step, verdict)
    case 'sent':
      return settleSent(step, verdict)
    case 'asked':
      return settleAsked(step, verdict)
    case 'wrong_code':
      return settleWrongCode(step, verdict.message)
    case 'too_many_tries':
    case 'finished_before':
    case 'bad_link':
      return settleReplaced(step, verdict.verdict)
    case 'recovered':
      return settleRecovered(step, verdict)
    case 'verified':
      return settleVerified(step, verdict)
    case 'address_proved':
      return settleAddressProved(step, verdict)
    case 'address_wanted':
      // How long it takes must not tell whether another account has the address.
      return step.service.evenly(() => settleAddressWanted(step, verdict))
    case 'claimed':
      return settleClaimed(step, verdict)
    case 'saved':
      return settleSettings(step, verdict)
    case 'shown':
      return settleShown(step, verdict)
    case 'needs_privileged_session':
      return holdForFreshSignIn(step)
    case 'needs_second_factor':
      return holdForSecondFactor(step)
  }
}

/** Nobody felt responsible (docs/contract/http.md §1.7). */
const noMethod: Record<FlowKind, number> = {
  login: MessageId.loginNoStrategy,
  registration: MessageId.registrationNoStrategy,
  settings: MessageId.settingsNoStrategy,
  recovery: MessageId.recoveryNoStrategy,
  verification: MessageId.verificationNoStrategy,
}
