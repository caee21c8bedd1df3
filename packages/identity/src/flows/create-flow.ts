import { randomUUID } from 'node:crypto'
import type { FlowKind, FlowType } from '@collect/contract'
import { newTotpSetup } from '../methods/totp/settings.ts'
import type { FlowRecord } from '../store/flow-record.ts'
import type { Service } from './service.ts'

interface NewFlow {
  readonly kind: FlowKind
  readonly type: FlowType
  readonly requestUrl: string
  readonly csrfToken: string
  readonly returnTo?: string | undefined
}

/** A fresh flow, not yet kept. */
export function newFlow(service: Service, { kind, type, requestUrl, csrfToken, returnTo }: NewFlow): FlowRecord {
  const { clock, config } = service
  const now = clock()
  return {
    id: randomUUID(),
    ...setupOf(service, kind),
    kind,
    type,
    state: kind === 'settings' ? 'show_form' : 'choose_method',
    // Recovery and verification know their one way from the start (contract/nodes.md §1.2).
    ...((kind === 'recovery' || kind === 'verification') && { active: 'code' }),
    requestUrl,
    ...(returnTo !== undefined && { returnTo }),
    csrfToken: type === 'browser' ? csrfToken : '',
    issuedAt: now,
    expiresAt: now + config.selfservice.flows[kind].lifespan,
    updatedAt: now,
    refresh: false,
    requestedAal: 'aal1',
    messages: [],
    fieldMessages: {},
    values: {},
    tries: 0,
  }
}

/** What settings offer to set up: made once, so that a reload shows the same. */
export const setupOf = (service: Service, kind: FlowKind): Pick<FlowRecord, 'totpSetup'> =>
  kind === 'settings' && service.config.selfservice.methods.totp.enabled ? { totpSetup: newTotpSetup(service) } : {}

/** A flow that takes over from one that cannot go on; it leads to the same place (contract/http.md §3.3). */
export function successorOf(service: Service, flow: FlowRecord, csrfToken: string): FlowRecord {
  const fresh = newFlow(service, { ...flow, csrfToken })
  return {
    ...fresh,
    ...(flow.identityId !== undefined && { identityId: flow.identityId }),
    refresh: flow.refresh,
    requestedAal: flow.requestedAal,
    ...(flow.organizationId !== undefined && { organizationId: flow.organizationId }),
    ...(flow.identitySchema !== undefined && { identitySchema: flow.identitySchema }),
  }
}
