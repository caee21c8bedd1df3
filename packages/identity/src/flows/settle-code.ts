import { MessageId, type ContinueWith, type UiMessage } from '@collect/contract'
import { hooksAfter } from '../config/hooks.ts'
import { wireTime } from '../clock.ts'
import type { Verdict } from '../methods/verdict.ts'
import { refused } from '../methods/verdict.ts'
import { message } from '../nodes/message.ts'
import { leaveFor, replacedBy, showFlow, type Answer } from './answer.ts'
import { newFlow } from './create-flow.ts'
import type { FlowRecord } from '../store/flow-record.ts'
import { FlowError } from './flow-error.ts'
import { refuse } from './refuse.ts'
import { replaceFlow } from './replace-flow.ts'
import { deviceOf } from './settle-login.ts'
import type { Step } from './step.ts'
import { returnAddressOf } from './wire-flow.ts'

/** The end of verification asks rule R3, a wrong code and a sent one the usual rule (contract/http.md §6.3). */
const ruleOf = (flow: FlowRecord): Answer['rule'] => (flow.kind === 'verification' ? 'prefersHtml' : 'json')

export async function settleSent(
  step: Step,
  { address, message: said }: Extract<Verdict, { verdict: 'sent' }>,
): Promise<Answer> {
  const { service, caller, flow } = step
  const sent: FlowRecord = {
    ...flow,
    state: 'sent_email',
    active: 'code',
    address,
    messages: [said],
    fieldMessages: {},
    values: {},
    updatedAt: service.clock(),
  }
  await service.stores.flows.update(sent)
  return showFlow(service, caller, withEcho(sent, step), 200, ruleOf(flow))
}

/** Wrong, but the flow goes on: 200 with an error message (contract/http.md §11.2). */
export async function settleWrongCode(step: Step, said: UiMessage): Promise<Answer> {
  const { service, caller, flow } = step
  const again: FlowRecord = { ...flow, messages: [said], fieldMessages: {}, values: {}, updatedAt: service.clock() }
  await service.stores.flows.update(again)
  return showFlow(service, caller, withEcho(again, step), 200, ruleOf(flow))
}

const withEcho = (flow: FlowRecord, { flow: { transientPayload } }: Step): FlowRecord =>
  transientPayload ? { ...flow, transientPayload } : flow

/** Guessed too often, or finished before: a new flow takes over and says why. */
export async function settleReplaced(step: Step, cause: 'too_many_tries' | 'finished_before'): Promise<Answer> {
  const { service, caller, flow } = step
  const completed = flow.kind === 'recovery' ? MessageId.recoveryCompleted : MessageId.verificationCompleted
  const said =
    cause === 'finished_before'
      ? message(completed)
      : message(MessageId.validation, { reason: 'The code was tried too often. Ask for a new one.' })
  const next = await replaceFlow(step, [said])
  if (
    cause === 'too_many_tries' &&
    flow.kind === 'recovery' &&
    service.config.feature_flags.use_continue_with_transitions
  ) {
    throw new FlowError({
      status: 400,
      reason: 'The code was tried too often. Ask for a new one.',
      details: { continue_with: [{ action: 'show_recovery_ui', flow: { id: next.id } }] },
      location: service.addresses.page(flow.kind, next.id),
    })
  }
  if (flow.type === 'browser') caller.csrf.ensure()
  throw replacedBy(service, flow, next, 'replaced')
}

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
  await service.stores.flows.update(done)
  return showFlow(service, caller, done, 200, 'prefersHtml')
}

/** A right code signs the account in, with a while to set a new password (contract/http.md §6.1). */
export async function settleRecovered(
  step: Step,
  { identity, addressId }: Extract<Verdict, { verdict: 'recovered' }>,
): Promise<Answer> {
  const { service, caller, flow, body } = step
  if (identity.state === 'inactive')
    return refuse(service, caller, flow, refused(message(MessageId.identityDisabled)), body)
  const proved = addressId && identity.recovery.find(({ id }) => id === addressId)
  const verifiable =
    proved && identity.verifiable.find(({ via, value }) => via === proved.via && value === proved.value)
  if (verifiable) await service.identities.markVerified(verifiable.id)

  const live = await service.sessions.issue(identity, 'code_recovery', deviceOf(caller))
  const { after } = service.config.selfservice.flows.recovery
  if (hooksAfter(after).includes('revoke_active_sessions')) await service.sessions.revokeOthers(live)
  const isNative = flow.type === 'api'
  const csrfToken = isNative ? '' : caller.csrf.rotate()
  if (!isNative) caller.cookies.signIn(live)

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
  const continueWith: readonly ContinueWith[] = [
    ...(isNative ? [{ action: 'set_ory_session_token' as const, ory_session_token: live.token }] : []),
    { action: 'show_settings_ui', flow: { id: settings.id, url: page } },
  ]
  const done: FlowRecord = {
    ...flow,
    state: 'passed_challenge',
    csrfToken,
    messages: [],
    fieldMessages: {},
    values: {},
    continueWith: transitions && !flow.skipSettings ? continueWith : [],
    updatedAt: service.clock(),
  }
  await service.stores.flows.update(done)
  if (flow.skipSettings) {
    return { ...(await showFlow(service, caller, done, 200, 'acceptsJson')), location: returnAddressOf(service, flow) }
  }
  if (!transitions) return leaveFor(page, isNative)
  return { ...(await showFlow(service, caller, done, 200, 'acceptsJson')), location: page }
}
