import type { IdentityConfig } from '../../config/identity-config.ts'
import { FlowError } from '../flow-error.ts'

/**
 * The absolute address that the user is sent to after the flow, or undefined when the caller requested none.
 * @throws self_service_flow_return_to_forbidden
 */
export function returnToOf(candidate: string | null, config: IdentityConfig): string | undefined {
  if (candidate === null || candidate === '') return undefined
  const allowed = allowedReturnTo(candidate, config)
  if (allowed !== undefined) return allowed
  throw new FlowError({
    status: 400,
    id: 'self_service_flow_return_to_forbidden',
    reason: 'The address in "return_to" is not allowed.',
  })
}

/**
 * Only addresses under `selfservice.allowed_return_urls` and the service's own are let through
 * (docs/contract/http.md §3.4).
 */
export function allowedReturnTo(candidate: string, { selfservice, serve }: IdentityConfig): string | undefined {
  const url = URL.parse(candidate, selfservice.default_browser_return_url)
  if (url && isOfApplication(url))
    return selfservice.allowed_return_urls.some((entry) => leadsTo(entry, url)) ? candidate : undefined
  const allowed = [...selfservice.allowed_return_urls, `${serve.public.base_url}/self-service`]
  return url && isPlain(url) && allowed.some((entry) => covers(entry, url)) ? writtenAs(candidate, url) : undefined
}

/** A host alone stays as the caller wrote it, as in a Kratos: `http://host`, not `http://host/`. */
const writtenAs = (candidate: string, { href }: URL): string =>
  href.replace(/^(https?:\/\/[^/]+)\//, '$1') === candidate ? candidate : href

/** Whether the address is of a native application: a scheme of its own, and none that a browser runs or shows. */
const isOfApplication = ({ protocol }: URL): boolean =>
  /^[a-z][a-z0-9+.-]*:$/.test(protocol) && !/^(?:https?|javascript|data|blob|file|about|vbscript):$/.test(protocol)

/** Whether the operator's entry is this address of an application, or the beginning of its path. */
function leadsTo(entry: string, url: URL): boolean {
  const allowed = URL.parse(entry)
  return allowed?.protocol === url.protocol && allowed.host === url.host && url.pathname.startsWith(allowed.pathname)
}

const isPlain = (url: URL): boolean => /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''

function covers(entry: string, url: URL): boolean {
  const pattern = /^(https?:)\/\/(\*?)([^/?#]*)([^?#]*)/i.exec(entry)
  if (!pattern) return false
  const [, scheme = '', wildcard = '', host = '', path = ''] = pattern
  if (scheme.toLowerCase() !== url.protocol || !url.pathname.startsWith(path === '' ? '/' : path)) return false
  if (wildcard === '') return host.toLowerCase() === url.host
  // `*.com` would allow redirects to any site: a wildcard needs at least two labels behind it.
  return host.split('.').filter(Boolean).length >= 2 && url.host.endsWith(host.toLowerCase())
}
