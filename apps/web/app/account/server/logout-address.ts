import { startLogout } from '@collect/flow'

import { identityClient } from '../../server/identity-client.ts'
import type { Visit } from '../../server/visit.ts'

/**
 * Where a visit ends this session; `undefined` without one (401 is tolerated, CALL-LOGOUT-2) or when it can't be found.
 */
export async function logoutAddressOf(visit: Visit): Promise<string | undefined> {
  if (!visit.request.headers.has('Cookie')) return undefined
  const logout = await startLogout(identityClient(visit)).catch(() => undefined)
  return logout?.logout_url
}
