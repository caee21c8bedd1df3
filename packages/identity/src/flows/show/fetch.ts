import type { AnyFlow, FlowKind } from '@collect/contract'
import type { Caller } from '../caller.ts'
import { FlowError, notFound } from '../flow-error.ts'
import { refuseDisabled, refuseOtherBrowser, refuseStranger } from '../guards.ts'
import type { FlowRecord } from '../../records/flow.ts'
import { isUuid } from '../../uuid.ts'
import type { Service } from '../service.ts'
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

/** The error for an expired flow. Only some kinds set its id, and none names a successor: the client begins anew. */
function expired({ addresses }: Service, flow: FlowRecord): FlowError {
  const isNamed =
    flow.kind === 'login' || flow.kind === 'registration' || (flow.kind === 'recovery' && flow.type === 'api')
  const start = addresses.start(flow.kind, { return_to: flow.returnTo, login_challenge: flow.loginChallenge })
  return new FlowError({
    status: 410,
    ...(isNamed && { id: 'self_service_flow_expired' as const }),
    reason: 'The flow expired. Begin a new one.',
    // A navigating browser is redirected to a new flow: a stored error would contain the addresses of this flow.
    ...(flow.type === 'browser' && { location: start }),
    details:
      flow.type === 'api'
        ? { api: start.replace(/\/browser(?=\?|$)/, '/api') }
        : { redirect_to: start, ...(flow.returnTo !== undefined && { return_to: flow.returnTo }) },
  })
}
