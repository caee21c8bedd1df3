import { flowKinds } from '@collect/contract'
import type { IdentityConfig } from '../config/identity-config.ts'
import { covers } from './cors.ts'

/** The sites whose pages may make a browser send a request. Other programs, which name no page, always may. */
type Allowed =
  /** Pages of every site. */
  | 'anywhere'
  /** The service's own pages; another site may link to the address, but not load it into a page. */
  | 'links'
  /** The service's own pages. */
  | 'own'
  /** The service's own pages for a browser flow, checked once the flow is known; native flows refuse all browsers. */
  | 'flow'

interface Rule {
  readonly path: RegExp
  readonly read: Allowed
  readonly change: Allowed
}

/** The first rule that matches a path applies. */
const rules: readonly Rule[] = [
  // A gateway forwards the headers of the request that it has to authorise.
  { path: /^\/sessions\/whoami$/, read: 'anywhere', change: 'anywhere' },
  { path: new RegExp(`^/self-service/(?:${flowKinds.join('|')})$`), read: 'links', change: 'flow' },
  // A provider's page posts its answer. The POST has no effect: it goes on as a GET, which needs the browser's cookie.
  { path: /^\/self-service\/methods\//, read: 'links', change: 'anywhere' },
  { path: /^/, read: 'links', change: 'own' },
]

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

export interface Sources {
  /** Whether another site's page made a browser send this, by Fetch Metadata or `Origin`. */
  isCrossSite(headers: Headers): boolean
  /** Whether the sender may request this address. */
  allows(request: Request): boolean
}

/** The service's own pages are those at the public address, the flow pages, and origins that CORS allows. */
export function createSources({ serve, selfservice }: IdentityConfig): Sources {
  const { base_url, cors } = serve.public
  const base = new URL(base_url).origin
  const pages = new Set(flowKinds.map((kind) => new URL(selfservice.flows[kind].ui_url).origin))
  // A custom scheme is not a web origin: its `null` would also match pages in a sandbox.
  pages.delete('null')
  // `*` allows reads without cookies; such pages do not become the service's own.
  const invited = cors.enabled ? cors.allowed_origins.filter((origin) => origin !== '*') : []

  function isCrossSite(headers: Headers): boolean {
    const site = headers.get('sec-fetch-site')
    const isElsewhere = site !== null && site !== 'same-origin' && site !== 'none'
    const origin = headers.get('origin')
    if (origin === null || origin === base) return isElsewhere
    return !pages.has(origin) && !invited.some((one) => covers(one, origin))
  }

  return {
    isCrossSite,
    allows({ headers, method, url }) {
      if (!isCrossSite(headers)) return true
      const path = new URL(url).pathname
      const rule = rules.find((one) => one.path.test(path))
      const allowed = (reads.has(method) ? rule?.read : rule?.change) ?? 'own'
      if (allowed === 'links') return headers.get('sec-fetch-mode') === 'navigate' || !headers.has('sec-fetch-mode')
      return allowed !== 'own'
    },
  }
}
