import type { LogoutFlow } from '@collect/contract'
import { createTransport } from '@collect/flow'

import { serviceFor } from './ask-service.ts'
import type { Visit } from '../../server/visit.ts'

/** Where a visit ends this session; `undefined` without one (401 is tolerated, spec 1 §7) or when it can't be found. */
export async function logoutAddressOf(visit: Visit): Promise<string | undefined> {
  if (!visit.request.headers.has('Cookie')) return undefined
  const answer = await createTransport(serviceFor(visit)).get('/self-service/logout/browser')
  if (answer.answer !== 'json' || answer.status !== 200) return undefined
  // The wire's own type: the service is ours or speaks the same contract.
  return (answer.body as LogoutFlow).logout_url
}
