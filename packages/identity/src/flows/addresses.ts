import type { FlowKind } from '@collect/contract'
import type { IdentityConfig } from '../config/identity-config.ts'

/** The absolute addresses in responses and mails of the service. */
export interface Addresses {
  /** The address to which a flow's form is posted. */
  action(kind: FlowKind, flowId: string): string
  /** The page that shows a flow. */
  page(kind: FlowKind, flowId?: string): string
  /** The address that begins a flow. */
  start(kind: FlowKind, query?: Readonly<Record<string, string | undefined>>): string
  /** The address from which a script reads a flow. */
  fetch(kind: FlowKind, flowId: string): string
  errorPage(errorId: string): string
  logout(token: string, returnTo: string | undefined): string
  schema(schemaId: string): string
  /** The address for a browser that requested no other one. */
  readonly home: string
}

export function createAddresses({ serve, selfservice }: IdentityConfig): Addresses {
  const base = serve.public.base_url
  const withQuery = (address: string, query: Readonly<Record<string, string | undefined>>) => {
    const url = new URL(address)
    for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value)
    return url.href
  }
  return {
    action: (kind, flow) => `${base}/self-service/${kind}?flow=${flow}`,
    page: (kind, flow) => withQuery(selfservice.flows[kind].ui_url, { flow }),
    start: (kind, query = {}) => withQuery(`${base}/self-service/${kind}/browser`, query),
    fetch: (kind, id) => `${base}/self-service/${kind}/flows?id=${id}`,
    errorPage: (id) => withQuery(selfservice.flows.error.ui_url, { id }),
    logout: (token, return_to) => withQuery(`${base}/self-service/logout`, { token, return_to }),
    schema: (id) => `${base}/schemas/${Buffer.from(id).toString('base64url')}`,
    home: selfservice.default_browser_return_url,
  }
}
