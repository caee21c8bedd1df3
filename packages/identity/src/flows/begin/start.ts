import { MessageId, type AnyFlow, type FlowKind, type FlowType, type LoginRequest } from '@collect/contract'
import { message } from '../../nodes/message.ts'
import { showFlow, type Answer } from '../show/answer.ts'
import { destinationOf } from '../show/wire-flow.ts'
import type { Caller } from '../caller.ts'
import { beginFlow } from '../stored/count-flow.ts'
import { newFlow } from '../stored/create-flow.ts'
import { acceptLogin, lacksFactor, requestOf } from '../challenge/login-challenge.ts'
import { alreadySignedIn, badRequest, firstFactorRequired, sessionInactive } from '../flow-error.ts'
import { refuseDisabled } from '../guards.ts'
import type { FlowRecord } from '../../records/flow.ts'
import type { LiveSession } from '../../sessions/sessions.ts'
import { isUuid } from '../../uuid.ts'
import { managerOf } from '../../providers/connection.ts'
import { isUnknownOrganization } from '../../providers/organizations.ts'
import { requestUrlOf } from './request-url.ts'
import { secondFactorAddress, secondFactorRequired } from '../second-factor-address.ts'
import { returnToOf } from './return-to.ts'
import { keepExchange, newExchange } from '../exchange/token-exchange.ts'
import { sendAtOnce } from './send-at-once.ts'
import type { Service } from '../service.ts'

interface Start {
  readonly service: Service
  readonly caller: Caller
  readonly kind: FlowKind
  readonly type: FlowType
  readonly returnTo: string | undefined
  /** The request of the application that sent the browser. */
  readonly application: LoginRequest | undefined
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
  const asked = returnToOf(query.get('return_to'), service.config)
  const application = await applicationOf(service, query, kind, type)
  const isAnew = application !== undefined && service.config.oauth2_provider.override_return_to
  const returnTo = isAnew ? application.request_url : asked
  const begun: FlowRecord = {
    ...newFlow(service, {
      kind,
      type,
      requestUrl: requestUrlOf(caller.url),
      csrfToken: type === 'browser' ? caller.csrf.ensure() : '',
      returnTo,
      loginChallenge: application?.challenge,
    }),
    ...extrasOf(service, query, kind),
  }
  refuseDisabled(service, kind)
  const flow = await rules[kind]({ service, caller, kind, type, returnTo, application, flow: begun })
  const exchange = wantsExchange(query, flow) ? newExchange() : undefined
  const made = exchange ? { ...flow, exchangeId: exchange.id } : flow
  await beginFlow(service, caller, made)
  if (exchange) await keepExchange(service, caller, exchange, flow)
  const answer = await showFlow(service, caller, await sendAtOnce(service, caller, made), 200, 'acceptsJson')
  if (!exchange) return answer
  return { ...answer, body: { ...(answer.body as AnyFlow), session_token_exchange_code: exchange.code } } // of showFlow
}

/** Whether a native application wants to sign in by a browser; registration takes the literal `true` alone. */
function wantsExchange(query: URLSearchParams, { kind, type, refresh, requestedAal }: FlowRecord): boolean {
  const asked = query.get('return_session_token_exchange_code') ?? ''
  if (type !== 'api') return false
  if (kind === 'registration') return asked === 'true'
  return kind === 'login' && truthy.has(asked) && !refresh && requestedAal === 'aal1'
}

/** Kinds whose start takes a `login_challenge`; recovery is ours (docs/contract/providers-and-oauth2.md §D2). */
const takesChallenge: readonly FlowKind[] = ['login', 'registration', 'recovery']

/** The request of the application that sent the browser. A native client answers none. */
async function applicationOf(service: Service, query: URLSearchParams, kind: FlowKind, type: FlowType) {
  const challenge = query.get('login_challenge')
  if (challenge === null || type === 'api' || !takesChallenge.includes(kind)) return undefined
  return requestOf(service, challenge)
}

function extrasOf({ schemas, config }: Service, query: URLSearchParams, kind: FlowKind): Partial<FlowRecord> {
  const organization = query.get('organization')?.toLowerCase()
  if (organization !== undefined && isUuid(organization) && isUnknownOrganization(config, organization))
    throw badRequest('The query parameter "organization" names no organization.')
  const schema = kind === 'login' || kind === 'registration' ? query.get('identity_schema') : null
  if (schema !== null) {
    const isSelectable =
      schema === schemas.default.id ||
      config.identity.schemas.some(({ id, selfservice_selectable }) => id === schema && selfservice_selectable)
    if (!isSelectable) throw badRequest('The query parameter "identity_schema" names no selectable schema.')
  }
  return {
    ...(organization !== undefined && isUuid(organization) && { organizationId: organization }),
    ...(schema !== null && { identitySchema: schema }),
  }
}

const truthy = new Set(['true', '1', 't', 'T', 'TRUE', 'True'])

async function startLogin({ service, caller, flow, returnTo, application }: Start): Promise<FlowRecord> {
  const query = caller.url.searchParams
  const aal = query.get('aal') || 'aal1'
  if (aal !== 'aal1' && aal !== 'aal2') throw badRequest('The query parameter "aal" has to be aal1 or aal2.')
  const live = await caller.session()
  if (!live) {
    if (aal === 'aal1') return { ...flow, values: hintOf(application) }
    throw firstFactorRequired()
  }
  const steps = aal === 'aal2' && live.session.aal !== 'aal2'
  if (!steps || !application || !(await lacksFactor(service, application.challenge, live))) {
    await skipLogin(service, application, live)
  }
  const refresh = truthy.has(query.get('refresh') ?? '') || (application !== undefined && !steps)
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

/** The provider knows the session's user: the request is accepted without a question. @throws its next address */
async function skipLogin(service: Service, application: LoginRequest | undefined, live: LiveSession): Promise<void> {
  if (!application?.skip || application.subject !== live.identity.id) return
  throw alreadySignedIn(await acceptLogin(service, application.challenge, live))
}

/** The identifier that the application expects the user to type. */
function hintOf(application: LoginRequest | undefined): FlowRecord['values'] {
  const hint = application?.oidc_context?.login_hint
  return hint !== undefined && /^[^\p{C}]{1,320}$/u.test(hint) ? { identifier: hint } : {}
}

async function startRegistration({ service, caller, flow, returnTo, application }: Start): Promise<FlowRecord> {
  const live = await caller.session()
  if (!live) return flow
  if (!application) throw alreadySignedIn(returnTo ?? service.addresses.home)
  await skipLogin(service, application, live)
  throw alreadySignedIn(service.addresses.start('login', Object.fromEntries(caller.url.searchParams)), 302)
}

async function startRecovery({ service, caller, flow }: Start): Promise<FlowRecord> {
  if (await caller.session())
    throw alreadySignedIn(
      flow.loginChallenge === undefined ? service.addresses.home : destinationOf(service, flow),
      302,
    )
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
  return {
    ...flow,
    identityId: live.identity.id,
    messages: managerOf(service.connections, live.identity) === undefined ? [] : [message(MessageId.settingsManaged)],
  }
}
