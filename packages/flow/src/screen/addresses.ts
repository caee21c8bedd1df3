import { withQuery } from '../wire/flow-address.ts'
import type { Shown } from './source.ts'

/** Taken from the flow, or else from the page's query (spec 1 §2, Login screen). */
function carried({ flow, query }: Shown, name: string): string | undefined {
  const fromFlow =
    name === 'return_to' ? flow.return_to : 'oauth2_login_challenge' in flow ? flow.oauth2_login_challenge : undefined
  return fromFlow ?? new URLSearchParams(query).get(name) ?? undefined
}

/** A link to another page of the account that takes the person's errand along. */
export function carriedOn(page: string, shown: Shown, names: readonly ('return_to' | 'login_challenge')[]): string {
  const query = new URLSearchParams()
  for (const name of names) {
    const value = carried(shown, name)
    if (value) query.set(name, value)
  }
  return withQuery(page, query)
}

/** Where the person came from, or the default redirect (spec 1 §2). */
export function returnAddressOf(shown: Shown): string {
  const wanted = carried(shown, 'return_to')
  const isPage = wanted !== undefined && (/^https?:\/\//i.test(wanted) || /^\/(?![/\\])/.test(wanted))
  return isPage ? wanted : shown.project.default_redirect_url
}
