import type { AnyFlow, FlowKind } from '@collect/contract'
import type { Caller } from '../caller.ts'
import { badRequest, csrfViolation, FlowError, identityMismatch, notFound } from '../flow-error.ts'
import type { FlowRecord } from '../../records/flow.ts'
import { isUuid } from '../stored/load-flow.ts'
import { secondFactorAddress, secondFactorRequired } from '../second-factor-address.ts'
import type { LiveSession } from '../../sessions/sessions.ts'
import type { Service } from '../service.ts'
import { refuseDisabledRegistration } from '../begin/start.ts'
import { wireFlow } from './wire-flow.ts'

/** `GET /self-service/{kind}/flows?id=…` (docs/contract/http.md §1.6) */
export async function fetchFlow(service: Service, caller: Caller, kind: FlowKind): Promise<AnyFlow> {
  refuseDisabled(service, kind)
  const id = caller.url.searchParams.get('id') ?? ''
  const flow = isUuid(id) ? await service.stores.flows.find(kind, id.toLowerCase()) : undefined
  if (!flow) throw notFound('There is no such flow.')
  if (kind === 'settings') await refuseStranger(service, caller, flow)
  else refuseOtherBrowser(caller, flow)
  if (flow.expiresAt <= service.clock()) throw expired(service, flow)
  return wireFlow(service, caller, flow)
}

function refuseDisabled(service: Service, kind: FlowKind): void {
  const { flows } = service.config.selfservice
  if (kind === 'registration') refuseDisabledRegistration(service)
  if (kind === 'recovery' && !flows.recovery.enabled) throw badRequest('Recovery is switched off.')
  if (kind === 'verification' && !flows.verification.enabled) throw badRequest('Verification is switched off.')
}

/** Settings belong to the account of the session. */
export async function refuseStranger(service: Service, caller: Caller, flow: FlowRecord) {
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

/** Settings may ask for all the factors that the account has (docs/contract/http.md §4.2). */
export function refuseHalfSession(service: Service, live: LiveSession, flow: FlowRecord): void {
  const required = service.config.selfservice.flows.settings.required_aal
  if (!service.sessions.needsSecondFactor(live, required)) return
  throw secondFactorRequired(secondFactorAddress(service, service.addresses.action('settings', flow.id)))
}

/** Other browser flows belong to the browser that began them (docs/contract/http.md §3.5). */
export function refuseOtherBrowser(caller: Caller, flow: FlowRecord): void {
  if (flow.type === 'api' || flow.skipCsrf) return
  if (caller.csrf.sent === undefined) throw csrfViolation('The browser sent no CSRF cookie.')
  if (!isOfBrowser(flow, caller.csrf.sent))
    throw csrfViolation('The flow was begun by another browser, or before a sign-in or sign-out.')
}

/** Whether a browser began the flow, or opened the link to it with the right code. */
export const isOfBrowser = ({ csrfToken, openedBy }: FlowRecord, sent: string): boolean =>
  sent === csrfToken || sent === openedBy

/** Only some kinds name the error, and never a successor: a client begins anew. */
function expired({ addresses }: Service, flow: FlowRecord): FlowError {
  const isNamed =
    flow.kind === 'login' || flow.kind === 'registration' || (flow.kind === 'recovery' && flow.type === 'api')
  const start = addresses.start(flow.kind, { return_to: flow.returnTo })
  return new FlowError({
    status: 410,
    ...(isNamed && { id: 'self_service_flow_expired' as const }),
    reason: 'The flow expired. Begin a new one.',
    // A browser that came here by itself is led on: a stored error would hold this flow's own addresses.
    ...(flow.type === 'browser' && { location: start }),
    details:
      flow.type === 'api'
        ? { api: start.replace(/\/browser(?=\?|$)/, '/api') }
        : { redirect_to: start, ...(flow.returnTo !== undefined && { return_to: flow.returnTo }) },
  })
}
