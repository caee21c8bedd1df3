import { flowKinds } from '@collect/contract'
import type { IdentityConfig } from '../config/identity-config.ts'
import { covers } from './cors.ts'

/** Whose pages may make a browser send a request. Programs, which name no page at all, always may. */
type Allowed =
  /** Pages of every site. */
  | 'anywhere'
  /** Our own pages; another site may link here, but not load it into a page. */
  | 'links'
  /** Our own pages. */
  | 'own'
  /** Our own pages for a browser's flow, which is asked once the flow is known; a native flow says no by itself. */
  | 'flow'

interface Rule {
  readonly path: RegExp
  readonly read: Allowed
  readonly change: Allowed
}

/** The first rule that fits a path holds. */
const rules: readonly Rule[] = [
  // A gateway asks with the headers of whatever request it has to decide about.
  { path: /^\/sessions\/whoami$/, read: 'anywhere', change: 'anywhere' },
  { path: new RegExp(`^/self-service/(?:${flowKinds.join('|')})$`), read: 'links', change: 'flow' },
  { path: /^/, read: 'links', change: 'own' },
]

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

export interface Sources {
  /** Whether a page that is none of ours made a browser send this: browsers say so by Fetch Metadata or `Origin`. */
  isCrossSite(headers: Headers): boolean
  /** Whether the sender may ask this address at all. */
  allows(request: Request): boolean
}

/** Our own pages are those at the public address, those that show the flows, and those that CORS lets in. */
export function createSources({ serve, selfservice }: IdentityConfig): Sources {
  const { base_url, cors } = serve.public
  const base = new URL(base_url).origin
  const pages = new Set(flowKinds.map((kind) => new URL(selfservice.flows[kind].ui_url).origin))
  // The page of an app is no web page: browsers call its origin `null`, as they do that of any page in a sandbox.
  pages.delete('null')
  // `*` invites pages that read without cookies, which need no more than the other rules.
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
