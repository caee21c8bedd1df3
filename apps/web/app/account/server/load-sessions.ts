import type { Session } from '@collect/contract'
import { createTransport } from '@collect/flow'

import { serviceFor } from './ask-service.ts'
import type { Visit } from '../../server/visit.ts'
import { deviceOf, type Device } from '@collect/messages'

/** A session as the settings page lists it. */
export interface OpenSession extends Device {
  readonly id: string
  /** RFC 3339. */
  readonly since: string
  readonly place?: string
}

/** The account's other sessions; the service leaves the current one out (contract/http.md §1.10). */
export async function loadOtherSessions(visit: Visit): Promise<readonly OpenSession[]> {
  const answer = await createTransport(serviceFor(visit)).get('/sessions')
  if (answer.answer !== 'json' || answer.status !== 200) return []
  // The wire's own type: the service is ours or speaks the same contract.
  return (answer.body as readonly Session[]).map(({ id, authenticated_at, devices }) => {
    const device = devices[0]
    return {
      id,
      since: authenticated_at,
      place: device?.location || device?.ip_address || undefined,
      ...deviceOf(device?.user_agent ?? ''),
    }
  })
}
