import type { FlowKind, ProjectConfiguration } from '@collect/contract'

/** Parameters of a start (CALL-START-2). */
const startParameters = {
  login: ['refresh', 'aal', 'return_to', 'login_challenge', 'organization', 'via', 'identity_schema'],
  registration: ['return_to', 'login_challenge', 'after_verification_return_to', 'organization', 'identity_schema'],
  // The challenge is ours: a Kratos ignores it here (docs/contract/providers-and-oauth2.md §D2).
  recovery: ['return_to', 'login_challenge'],
  verification: ['return_to'],
  settings: ['return_to'],
} as const satisfies Record<FlowKind, readonly string[]>
export type StartParameter<Kind extends FlowKind> = (typeof startParameters)[Kind][number]

/** `/self-service/{kind}/browser?…`: starts a new flow as a full page. */
export function startAddressOf(kind: FlowKind, query?: string | URLSearchParams): string {
  const given = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const name of startParameters[kind]) {
    const value = given.get(name)
    if (value) kept.set(name, value)
  }
  return withQuery(`/self-service/${kind}/browser`, kept)
}

export const fetchAddressOf = (kind: FlowKind, flowId: string): string =>
  `/self-service/${kind}/flows?id=${encodeURIComponent(flowId)}`

const pages = {
  login: 'login_ui_url',
  registration: 'registration_ui_url',
  recovery: 'recovery_ui_url',
  verification: 'verification_ui_url',
  settings: 'settings_ui_url',
} as const satisfies Record<FlowKind, keyof ProjectConfiguration>

/** The page of a kind with a flow. */
export function pageAddressOf(project: ProjectConfiguration, kind: FlowKind, flowId?: string): string {
  const page = project[pages[kind]]
  return flowId ? `${page}?flow=${encodeURIComponent(flowId)}` : page
}

/** The same page with another flow; the rest of the address stays (FLOW-PAGE-5). */
export function withFlow(address: string, flowId: string): string {
  const url = new URL(address)
  url.searchParams.set('flow', flowId)
  url.searchParams.delete('choose')
  return url.href
}

/** The page's query with a chosen method; `''` chooses the list, `undefined` removes the choice. */
export function chooseAddressOf(query: string | URLSearchParams | undefined, flowId: string, method?: string): string {
  const chosen = new URLSearchParams(query)
  chosen.set('flow', flowId)
  if (method !== undefined) chosen.set('choose', method)
  else chosen.delete('choose')
  return `?${chosen}`
}

/** Starts a new flow with the parameters of this one (CARD-CHIP-2). */
export function restartAddressOf(
  kind: FlowKind,
  flow: { readonly request_url?: string; readonly return_to?: string; readonly oauth2_login_challenge?: string },
): string {
  const { request_url, oauth2_login_challenge: challenge } = flow
  const asked = request_url && URL.canParse(request_url) ? new URL(request_url).searchParams : new URLSearchParams()
  if (flow.return_to && !asked.has('return_to')) asked.set('return_to', flow.return_to)
  // A long challenge has no room in `request_url`.
  if (challenge && !asked.has('login_challenge')) asked.set('login_challenge', challenge)
  return startAddressOf(kind, asked)
}

const withQuery = (path: string, query: URLSearchParams): string => (query.size > 0 ? `${path}?${query}` : path)
