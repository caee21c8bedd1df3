import { startAddressOf, startLogout } from '@collect/flow'

import { identityClient } from '../../server/identity-client.ts'
import { pageContext } from '../../server/page-context.ts'
import type { Visit } from '../../server/visit.ts'

/** SETTINGS-ACCESS-1: a visitor without a session signs in and comes back. */
export function signInFor({ url, context }: Visit): string {
  const back = new URL(url.pathname, context.get(pageContext).origin).href
  return startAddressOf('login', new URLSearchParams({ return_to: back }))
}

/**
 * The address that ends the visitor's session. `undefined` without a session (CALL-LOGOUT-2 tolerates the 401) and when
 * the service cannot be reached.
 * @param back the address that the browser opens afterwards
 */
export async function logoutAddressOf(visit: Visit, back?: string): Promise<string | undefined> {
  if (!visit.request.headers.has('Cookie')) return undefined
  const logout = await startLogout(identityClient(visit), back === undefined ? {} : { return_to: back }).catch(
    () => undefined,
  )
  return logout?.logout_url
}
