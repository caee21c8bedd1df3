import { randomUUID } from 'node:crypto'
import type { FlowKind, FlowType } from '@collect/contract'
import { newChallengeSeed } from '../keys/challenge.ts'
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
    ceremonies: 0,
    tries: 0,
  }
}

/** What a flow offers to set up or to answer: made once, so that a reload shows the same. */
export function setupOf(service: Service, kind: FlowKind): Pick<FlowRecord, 'totpSetup' | 'challengeSeed'> {
  const { totp, webauthn, passkey } = service.config.selfservice.methods
  const takesKeys = kind === 'login' || kind === 'registration' || kind === 'settings'
  return {
    ...(kind === 'settings' && totp.enabled && { totpSetup: newTotpSetup(service) }),
    ...(takesKeys && (webauthn.enabled || passkey.enabled) && { challengeSeed: newChallengeSeed() }),
  }
}

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
