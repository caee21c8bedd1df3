import type { AnyFlow } from '@collect/contract'
import { wireTime } from '../../clock.ts'
import { ofMethod } from '../../config/hooks.ts'
import { wireIdentity } from '../../identities/wire-identity.ts'
import type { IdentityRecord } from '../../records/identity.ts'
import type { View } from '../../methods/strategy.ts'
import { csrfNode } from '../../nodes/node.ts'
import type { IdentitySchema } from '../../schema/identity-schema.ts'
import type { Caller } from '../caller.ts'
import type { FlowRecord } from '../../records/flow.ts'
import { openedMethod, withLastWay } from './last-way.ts'
import { nodesOf } from './nodes-of.ts'
import { shownRequest } from '../challenge/login-challenge.ts'
import type { Service } from '../service.ts'

/** A flow as it is sent; its nodes are computed anew each time. */
export async function wireFlow(service: Service, caller: Caller, flow: FlowRecord): Promise<AnyFlow> {
  const { addresses } = service
  const identity = flow.identityId === undefined ? undefined : await service.identities.find(flow.identityId)
  const live = flow.kind === 'settings' ? await caller.session() : undefined
  const view: View = {
    flow: seenBy(caller, flow),
    credentials: identity ? await service.identities.credentialsOf(identity.id) : [],
    schema: schemaOf(service, flow, identity),
    ...(identity && { identity }),
    ...(await continued(caller, flow)),
    get locale() {
      return caller.locale
    },
    returnTo: destinationOf(service, flow),
    isPrivileged: live !== undefined && service.sessions.isPrivileged(live.session),
    csrf: csrfNode(flow.type === 'browser' ? maskOf(caller, flow) : ''),
  }
  const nodes = await nodesOf(service, view)
  const active = openedMethod(nodes, flow, caller.lastWay)
  const isDone = flow.kind === 'verification' && flow.state === 'passed_challenge'
  const wire = {
    id: flow.id,
    ...(flow.kind === 'login' || flow.kind === 'registration' || flow.kind === 'settings'
      ? { organization_id: flow.organizationId ?? null }
      : {}),
    type: flow.type,
    expires_at: wireTime(flow.expiresAt),
    issued_at: wireTime(flow.issuedAt),
    request_url: flow.requestUrl,
    ...(flow.returnTo !== undefined && { return_to: flow.returnTo }),
    ...(active !== undefined && { active }),
    ...(flow.loginChallenge !== undefined && (await applicationOf(service, flow.loginChallenge))),
    ui: {
      action: isDone ? view.returnTo : addresses.action(flow.kind, flow.id),
      method: isDone ? 'GET' : 'POST',
      nodes: withLastWay(nodes, flow, caller.lastWay.sent),
      ...(flow.messages.length > 0 && { messages: flow.messages }),
    },
    ...(flow.kind === 'login' && {
      created_at: wireTime(flow.issuedAt),
      updated_at: wireTime(flow.updatedAt),
      refresh: flow.refresh,
      requested_aal: flow.requestedAal,
    }),
    ...(flow.identitySchema !== undefined && { identity_schema: flow.identitySchema }),
    ...(flow.kind === 'settings' && identity && { identity: wireIdentity(identity, addresses.schema) }),
    ...(flow.continueWith && flow.continueWith.length > 0 && { continue_with: flow.continueWith }),
    ...(flow.transientPayload && { transient_payload: flow.transientPayload }),
    state: flow.state,
  }
  return wire as AnyFlow // each kind's own fields were chosen above, by kind
}

/** The application that asks, as a Kratos shows it (docs/contract/http.md §8.1). */
async function applicationOf(service: Service, challenge: string) {
  const request = await shownRequest(service, challenge)
  return { oauth2_login_challenge: challenge, ...(request && { oauth2_login_request: request }) }
}

/** The masked CSRF token for this browser, which began the flow or opened the link to it. */
const maskOf = ({ csrf }: Caller, { csrfToken, openedBy }: FlowRecord): string =>
  (openedBy === undefined ? '' : csrf.mask(openedBy)) || csrf.mask(csrfToken)

/** Shows the code of an opened link only to the browser that opened the link. */
function seenBy({ csrf }: Caller, flow: FlowRecord): FlowRecord {
  if (flow.openedBy === undefined || csrf.mask(flow.openedBy) !== '') return flow
  const { code: _, ...values } = flow.values
  return { ...flow, values }
}

/** The session that a flow continues, if it belongs to the flow's account. */
export async function continued({ session }: Caller, flow: FlowRecord): Promise<Pick<View, 'session'>> {
  if (flow.kind !== 'settings' && !flow.refresh && flow.requestedAal === 'aal1') return {}
  const live = await session()
  return live && live.identity.id === flow.identityId ? { session: live.session } : {}
}

export const schemaOf = (service: Service, flow: FlowRecord, identity: IdentityRecord | undefined): IdentitySchema =>
  service.schemas.byId(identity?.schemaId ?? flow.identitySchema ?? '') ?? service.schemas.default

/**
 * The address after a finished flow: the requested one, else the configured one, else the default
 * (docs/contract/http.md §3.4).
 */
export function destinationOf(service: Service, flow: FlowRecord, method?: string): string {
  const { after } = service.config.selfservice.flows[flow.kind]
  const own = method === undefined ? undefined : ofMethod(after, method)
  // Without an answer to its request the user would be lost to the application.
  if (flow.loginChallenge !== undefined) {
    return service.addresses.start('login', { login_challenge: flow.loginChallenge })
  }
  return flow.returnTo ?? own?.default_browser_return_url ?? after.default_browser_return_url ?? service.addresses.home
}
