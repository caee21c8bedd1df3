import { newId } from '@collect/storage'
import type { FlowKind, FlowType } from '@collect/contract'
import { newChallengeSeed } from '../../webauthn/challenge.ts'
import type { FlowRecord } from '../../records/flow.ts'
import { hasOneWay } from '../one-way.ts'
import type { Service } from '../service.ts'

interface NewFlow {
  readonly kind: FlowKind
  readonly type: FlowType
  readonly requestUrl: string
  readonly csrfToken: string
  readonly returnTo?: string | undefined
  readonly loginChallenge?: string | undefined
}

/** A new flow, not yet stored. */
export function newFlow(service: Service, opening: NewFlow): FlowRecord {
  const { kind, type, requestUrl, csrfToken, returnTo, loginChallenge } = opening
  const { clock, config } = service
  const now = clock()
  const { flows } = config.selfservice
  return {
    id: newId(now),
    ...setupOf(service, kind),
    kind,
    type,
    state: firstState(config, kind),
    // Recovery and verification have one method, active from the start (docs/contract/nodes.md §1.2).
    ...(hasOneWay(kind) && { active: flows[kind].use }),
    requestUrl,
    ...(returnTo !== undefined && { returnTo }),
    ...(loginChallenge !== undefined && { loginChallenge }),
    csrfToken: type === 'browser' ? csrfToken : '',
    issuedAt: now,
    expiresAt: now + flows[kind].lifespan,
    updatedAt: now,
    refresh: false,
    requestedAal: 'aal1',
    messages: [],
    fieldMessages: {},
    values: {},
    ceremonies: 0,
    tries: 0,
    version: 0,
  }
}

function firstState({ feature_flags, selfservice }: Service['config'], kind: FlowKind): FlowRecord['state'] {
  if (kind === 'settings') return 'show_form'
  const isChosen = feature_flags.choose_recovery_address && selfservice.flows.recovery.use === 'code'
  return kind === 'recovery' && isChosen ? 'recovery_awaiting_address' : 'choose_method'
}

/** What a flow offers to set up or to answer, made once, so that a reload shows the same. */
export function setupOf(service: Service, kind: FlowKind): Pick<FlowRecord, 'offers' | 'challengeSeed'> {
  const { enabled } = service.methods
  const offers = enabled.flatMap(({ name, offers: made }) => (made?.[kind] ? [[name, made[kind](service)]] : []))
  const takesKeys = enabled.some(({ usesWebauthn, strategies }) => usesWebauthn && strategies[kind])
  return {
    ...(offers.length > 0 && { offers: Object.fromEntries(offers) }),
    ...(takesKeys && { challengeSeed: newChallengeSeed() }),
  }
}

/** A flow that replaces one which cannot go on; it leads to the same address (docs/contract/http.md §3.3). */
export function successorOf(service: Service, flow: FlowRecord, csrfToken: string): FlowRecord {
  const fresh = newFlow(service, { ...flow, csrfToken })
  return {
    ...fresh,
    ...(flow.identityId !== undefined && { identityId: flow.identityId }),
    refresh: flow.refresh,
    requestedAal: flow.requestedAal,
    ...(flow.organizationId !== undefined && { organizationId: flow.organizationId }),
    ...(flow.identitySchema !== undefined && { identitySchema: flow.identitySchema }),
    ...(flow.skipSettings && { skipSettings: true }),
    ...(flow.exchangeId !== undefined && { exchangeId: flow.exchangeId }),
    ...(flow.addressChange !== undefined && { addressChange: flow.addressChange }),
  }
}
