import { MessageId, type FlowKind, type FlowType } from '@collect/contract'
import { message } from '../../nodes/message.ts'
import { showFlow, type Answer } from '../show/answer.ts'
import type { Caller } from '../caller.ts'
import { beginFlow } from '../stored/count-flow.ts'
import { newFlow } from '../stored/create-flow.ts'
import { alreadySignedIn, badRequest, firstFactorRequired, FlowError, sessionInactive } from '../flow-error.ts'
import { refuseDisabled } from '../guards.ts'
import type { FlowRecord } from '../../records/flow.ts'
import { isUuid } from '../../uuid.ts'
import { requestUrlOf } from './request-url.ts'
import { secondFactorAddress, secondFactorRequired } from '../second-factor-address.ts'
import { returnToOf } from './return-to.ts'
import { sendAtOnce } from './send-at-once.ts'
import type { Service } from '../service.ts'

interface Start {
  readonly service: Service
  readonly caller: Caller
  readonly kind: FlowKind
  readonly type: FlowType
  readonly returnTo: string | undefined
  readonly flow: FlowRecord
}

/** The rules of each kind of flow for its start; each returns the flow as it begins (docs/contract/http.md §1.5). */
const rules: Record<FlowKind, (start: Start) => Promise<FlowRecord>> = {
  login: startLogin,
  registration: startRegistration,
  recovery: startRecovery,
  verification: async ({ flow }) => flow,
  settings: startSettings,
}

/** `GET /self-service/{kind}/{browser|api}` */
export async function startFlow(service: Service, caller: Caller, kind: FlowKind, type: FlowType): Promise<Answer> {
  const query = caller.url.searchParams
  const returnTo = returnToOf(query.get('return_to'), service.config)
  refuseChallenge(query)
  const begun: FlowRecord = {
    ...newFlow(service, {
      kind,
      type,
      requestUrl: requestUrlOf(caller.url),
      csrfToken: type === 'browser' ? caller.csrf.ensure() : '',
      returnTo,
    }),
    ...extrasOf(service, query, kind),
  }
  refuseDisabled(service, kind)
  const flow = await rules[kind]({ service, caller, kind, type, returnTo, flow: begun })
  await beginFlow(service, caller, flow)
  return showFlow(service, caller, await sendAtOnce(service, caller, flow), 200, 'acceptsJson')
}

function refuseChallenge(query: URLSearchParams): void {
  const challenge = query.get('login_challenge')
  if (challenge === null) return
  if (challenge === '') throw badRequest('The query parameter "login_challenge" is empty.')
  throw new FlowError({
    status: 400,
    id: 'invalid_configuration',
    reason: 'The request holds a login challenge, but no OAuth2 provider is configured (oauth2_provider.url).',
  })
}

function extrasOf({ schemas, config }: Service, query: URLSearchParams, kind: FlowKind): Partial<FlowRecord> {
  const organization = query.get('organization')
  const schema = kind === 'login' || kind === 'registration' ? query.get('identity_schema') : null
  if (schema !== null) {
    const isSelectable =
      schema === schemas.default.id ||
      config.identity.schemas.some(({ id, selfservice_selectable }) => id === schema && selfservice_selectable)
    if (!isSelectable) throw badRequest('The query parameter "identity_schema" names no selectable schema.')
  }
  return {
    ...(organization !== null && isUuid(organization) && { organizationId: organization }),
    ...(schema !== null && { identitySchema: schema }),
  }
}

const truthy = new Set(['true', '1', 't', 'T', 'TRUE', 'True'])

async function startLogin({ service, caller, flow, returnTo }: Start): Promise<FlowRecord> {
  const query = caller.url.searchParams
  const aal = query.get('aal') || 'aal1'
  if (aal !== 'aal1' && aal !== 'aal2') throw badRequest('The query parameter "aal" has to be aal1 or aal2.')
  const live = await caller.session()
  if (!live) {
    if (aal === 'aal1') return flow
    throw firstFactorRequired()
  }
  const refresh = truthy.has(query.get('refresh') ?? '')
  const steps = aal === 'aal2' && live.session.aal !== 'aal2'
  if (!refresh && !steps) {
    // A session that lacks its second factor: the browser is sent to that step, which avoids a redirect loop.
    const isHalf = service.sessions.needsSecondFactor(live, service.config.session.whoami.required_aal)
    throw alreadySignedIn(isHalf ? secondFactorAddress(service, returnTo) : (returnTo ?? service.addresses.home))
  }
  return {
    ...flow,
    refresh,
    requestedAal: aal,
    identityId: live.identity.id,
    messages: [
      ...(refresh ? [message(MessageId.loginRefresh)] : []),
      ...(steps ? [message(MessageId.loginSecondFactor)] : []),
    ],
  }
}

async function startRegistration({ service, caller, flow, returnTo }: Start): Promise<FlowRecord> {
  if (await caller.session()) throw alreadySignedIn(returnTo ?? service.addresses.home)
  return flow
}

async function startRecovery({ service, caller, flow }: Start): Promise<FlowRecord> {
  if (await caller.session()) throw alreadySignedIn(service.addresses.home, 302)
  return truthy.has(caller.url.searchParams.get('skip_settings') ?? '') ? { ...flow, skipSettings: true } : flow
}

async function startSettings({ service, caller, flow, returnTo }: Start): Promise<FlowRecord> {
  const live = await caller.session()
  const { addresses } = service
  if (!live) {
    // A user who opened the settings gets there after signing in, unless `return_to` names another address.
    throw sessionInactive(addresses.start('login', { return_to: returnTo ?? addresses.start('settings') }))
  }
  const required = service.config.selfservice.flows.settings.required_aal
  if (service.sessions.needsSecondFactor(live, required)) {
    throw secondFactorRequired(secondFactorAddress(service, returnTo ?? addresses.start('settings')))
  }
  await service.stores.continuities.deleteOfIdentity(live.identity.id)
  return { ...flow, identityId: live.identity.id }
}
