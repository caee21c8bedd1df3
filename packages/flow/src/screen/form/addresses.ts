import { startAddressOf } from '../../wire/flow-address.ts'
import type { Shown } from '../model/source.ts'

/** Parameters that links take from the flow, or else from the page's query (LOGIN-FOOTER-2). */
function carried({ flow, query }: Shown, name: string): string | undefined {
  const fromFlow =
    name === 'return_to' ? flow.return_to : 'oauth2_login_challenge' in flow ? flow.oauth2_login_challenge : undefined
  return fromFlow ?? new URLSearchParams(query).get(name) ?? undefined
}

/** The start of another kind of flow that leads where this one does. Its page would redirect there first. */
export function carriedOn(kind: 'login' | 'registration' | 'recovery', shown: Shown): string {
  const query = new URLSearchParams()
  for (const name of ['return_to', 'login_challenge']) {
    const value = carried(shown, name)
    if (value) query.set(name, value)
  }
  return startAddressOf(kind, query)
}

/**
 * The address to return to, or the default redirect (FORM-ELEMENT-6). The service has checked the flow's `return_to`.
 * The page's query is untrusted, so it may only name a path of this site.
 */
export function returnAddressOf({ flow, query, project }: Shown): string {
  if (flow.return_to && (isPath(flow.return_to) || /^https?:\/\//i.test(flow.return_to))) return flow.return_to
  const wanted = new URLSearchParams(query).get('return_to')
  return wanted && isPath(wanted) ? wanted : project.default_redirect_url
}

/** A path of this site. Two slashes name another host, and browsers drop tabs and line breaks between them. */
const isPath = (address: string): boolean => /^\/(?![/\\])[^\t\n\r]*$/.test(address)
