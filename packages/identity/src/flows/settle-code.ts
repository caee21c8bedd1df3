import { MessageId, type ContinueWith, type FlowKind, type UiMessage } from '@collect/contract'
import { hooksAfter } from '../config/hooks.ts'
import { wireTime } from '../clock.ts'
import { hasOneWay } from '../methods/matrix.ts'
import type { Verdict } from '../methods/verdict.ts'
import { message } from '../nodes/message.ts'
import { leaveFor, showFlow, type Answer } from './answer.ts'
import { newFlow } from './create-flow.ts'
import type { FlowRecord } from '../store/flow-record.ts'
import { keepFlow } from './keep-flow.ts'
import { deviceOf } from './settle-login.ts'
import { settleReplaced } from './settle-replaced.ts'
import type { Step } from './step.ts'
import { returnAddressOf } from './wire-flow.ts'

/** The end of verification asks rule R3, a wrong code and a sent one the usual rule (contract/http.md §6.3). */
const ruleOf = (flow: FlowRecord): Answer['rule'] => (flow.kind === 'verification' ? 'prefersHtml' : 'json')

/** Sign-in and sign-up say 400 to everything that isn't their end (contract/http.md §11.1). */
const goesOnAs: Record<FlowKind, 200 | 400> = {
  login: 400,
  registration: 400,
  settings: 200,
  recovery: 200,
  verification: 200,
}

export async function settleSent(
  step: Step,
  { address, message: said, values = {}, traits }: Extract<Verdict, { verdict: 'sent' }>,
): Promise<Answer> {
  const { service, caller, flow } = step
  const sent: FlowRecord = {
    ...flow,
    state: 'sent_email',
    ...(!hasOneWay(flow.kind) && { active: 'code' }),
    address,
    ...(traits && { traits }),
    messages: [said],
    fieldMessages: {},
    values,
    updatedAt: service.clock(),
  }
  const kept = await keepFlow(service, flow, sent)
  return showFlow(service, caller, withEcho(kept, step), goesOnAs[flow.kind], ruleOf(flow))
}

/** Another step of a recovery: 200, as all of its steps. */
export async function settleAsked(
  step: Step,
  { state, recovery, address, messages }: Extract<Verdict, { verdict: 'asked' }>,
): Promise<Answer> {
  const { service, caller, flow } = step
  const next: FlowRecord = {
    ...flow,
    state,
    recovery,
    ...(address !== undefined && { address }),
    messages,
    fieldMessages: {},
    values: {},
    updatedAt: service.clock(),
  }
  const kept = await keepFlow(service, flow, next)
  return showFlow(service, caller, withEcho(kept, step), 200)
}

/** Wrong, but the flow goes on: 200 with an error message (contract/http.md §11.2). */
export async function settleWrongCode(step: Step, said: UiMessage): Promise<Answer> {
  const { service, caller, flow } = step
  const again: FlowRecord = { ...flow, messages: [said], fieldMessages: {}, values: {}, updatedAt: service.clock() }
  const kept = await keepFlow(service, flow, again)
  return showFlow(service, caller, withEcho(kept, step), 200, ruleOf(flow))
}

const withEcho = (flow: FlowRecord, { flow: { transientPayload } }: Step): FlowRecord =>
  transientPayload ? { ...flow, transientPayload } : flow

export async function settleVerified(
  step: Step,
  { addressId, message: said }: Extract<Verdict, { verdict: 'verified' }>,
): Promise<Answer> {
  const { service, caller, flow } = step
  await service.identities.markVerified(addressId)
  const done: FlowRecord = {
    ...flow,
    state: 'passed_challenge',
    messages: [said],
    fieldMessages: {},
    values: {},
    updatedAt: service.clock(),
  }
  return showFlow(service, caller, await keepFlow(service, flow, done), 200, 'prefersHtml')
}

/** A right code, or a link that was confirmed, signs the account in, with a while to set a new password (contract/http.md §6.1). */
export async function settleRecovered(
  step: Step,
  { identity, addressId, method }: Extract<Verdict, { verdict: 'recovered' }>,
): Promise<Answer> {
  const { service, caller, flow } = step
  if (identity.state === 'inactive') return settleReplaced(step, 'inactive')
  const proved = addressId && identity.recovery.find(({ id }) => id === addressId)
  const verifiable =
    proved && identity.verifiable.find(({ via, value }) => via === proved.via && value === proved.value)
  if (verifiable) await service.identities.markVerified(verifiable.id)

  const live = await service.sessions.issue(identity, { method, addressId }, deviceOf(caller, flow, identity.id))
  const { after } = service.config.selfservice.flows.recovery
  if (hooksAfter(after).includes('revoke_active_sessions')) await service.sessions.revokeOthers(live)
  const isNative = flow.type === 'api'
  const csrfToken = isNative ? '' : caller.csrf.rotate()
  if (!isNative) caller.cookies.signIn(live, service.sessions.isWhole(live))

  const until = service.sessions.privilegedUntil(live.session)
  const deadline = wireTime(until)
  const settings: FlowRecord = {
    ...newFlow(service, {
      kind: 'settings',
      type: flow.type,
      requestUrl: flow.requestUrl,
      csrfToken,
      returnTo: flow.returnTo,
    }),
    identityId: identity.id,
    messages: [
      message(MessageId.recovered, {
        privilegedSessionExpiresAt: deadline,
        privileged_session_expires_at: deadline,
        privileged_session_expires_at_unix: Math.floor(until / 1000),
      }),
    ],
  }
  await service.stores.flows.insert(settings)

  const page = service.addresses.page('settings', settings.id)
  const transitions = service.config.feature_flags.use_continue_with_transitions
  const showSettings: ContinueWith = { action: 'show_settings_ui', flow: { id: settings.id, url: page } }
  const isLed = transitions && !flow.skipSettings
  const done: FlowRecord = {
    ...flow,
    state: 'passed_challenge',
    csrfToken,
    messages: [],
    fieldMessages: {},
    values: {},
    continueWith: isLed ? [showSettings] : [],
    updatedAt: service.clock(),
  }
  await keepFlow(service, flow, done)
  // The token is in this answer only: nothing that signs somebody in is kept.
  const token: readonly ContinueWith[] =
    isNative && transitions ? [{ action: 'set_ory_session_token', ory_session_token: live.token }] : []
  const told = { ...done, continueWith: [...token, ...(isLed ? [showSettings] : [])] }
  if (flow.skipSettings) {
    return { ...(await showFlow(service, caller, told, 200, 'acceptsJson')), location: returnAddressOf(service, flow) }
  }
  if (!transitions) return leaveFor(page, isNative)
  return { ...(await showFlow(service, caller, told, 200, 'acceptsJson')), location: page }
}
