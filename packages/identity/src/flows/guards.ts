import { MessageId, type FlowKind } from '@collect/contract'
import { message } from '../nodes/message.ts'
import type { FlowRecord } from '../records/flow.ts'
import type { LiveSession } from '../sessions/sessions.ts'
import type { Caller } from './caller.ts'
import { badRequest, csrfViolation, FlowError, identityMismatch } from './flow-error.ts'
import { secondFactorAddress, secondFactorRequired } from './second-factor-address.ts'
import type { Service } from './service.ts'
import type { FlowRequest } from './submission-context.ts'
import { replacedBy, replaceFlow } from './stored/replace-flow.ts'

/** Flows of a disabled kind are neither begun nor shown. */
export function refuseDisabled({ config }: Service, kind: FlowKind): void {
  const { registration, recovery, verification } = config.selfservice.flows
  if (kind === 'registration' && !registration.enabled) {
    throw new FlowError({ status: 400, id: 'self_service_flow_disabled', reason: 'Registration is disabled.' })
  }
  if (kind === 'recovery' && !recovery.enabled) throw badRequest('Recovery is disabled.')
  if (kind === 'verification' && !verification.enabled) throw badRequest('Verification is disabled.')
}

/** A settings flow belongs to the account of the session. */
export async function refuseStranger(service: Service, caller: Caller, flow: FlowRecord): Promise<LiveSession> {
  const live = await caller.session()
  if (!live) {
    throw new FlowError({
      status: 401,
      reason: 'No valid session was found.',
      location: service.addresses.page('login'),
      locationStatus: 302,
    })
  }
  if (live.identity.id !== flow.identityId) throw identityMismatch()
  refuseHalfSession(service, live, flow)
  return live
}

/** The configuration may require all factors of the account for settings (docs/contract/http.md §4.2). */
export function refuseHalfSession(service: Service, live: LiveSession, flow: FlowRecord): void {
  const required = service.config.selfservice.flows.settings.required_aal
  if (!service.sessions.needsSecondFactor(live, required)) return
  throw secondFactorRequired(secondFactorAddress(service, service.addresses.action('settings', flow.id)))
}

/** All other browser flows belong to the browser that began them (docs/contract/http.md §3.5). */
export function refuseOtherBrowser(caller: Caller, flow: FlowRecord): void {
  if (flow.type === 'api' || flow.skipCsrf) return
  if (caller.csrf.sent === undefined) throw csrfViolation('The browser sent no CSRF cookie.')
  if (!isOfBrowser(flow, caller.csrf.sent))
    throw csrfViolation('The flow was begun by another browser, or before a sign-in or sign-out.')
}

/** Whether the browser with this CSRF token began the flow, or opened the link to it with the right code. */
export const isOfBrowser = ({ csrfToken, openedBy }: FlowRecord, sent: string): boolean =>
  sent === csrfToken || sent === openedBy

const expiredMessages: Record<FlowKind, number> = {
  login: MessageId.loginExpired,
  registration: MessageId.registrationExpired,
  settings: MessageId.settingsExpired,
  recovery: MessageId.recoveryExpired,
  verification: MessageId.verificationExpired,
}

/** An expired flow accepts no submission: a new flow replaces it and shows why. */
export async function refuseExpired(context: FlowRequest): Promise<void> {
  const { service, flow } = context
  if (flow.expiresAt > service.clock()) return
  const said = message(expiredMessages[flow.kind], {
    expired_at: new Date(flow.expiresAt).toISOString(),
    expired_at_unix: Math.floor(flow.expiresAt / 1000),
  })
  throw replacedBy(service, flow, await replaceFlow(context, [said]), 'expired')
}
