import { listSessions } from '@collect/flow'
import { deviceOf, type Device } from '@collect/messages'

import { identityClient } from '../../../server/identity-client.ts'
import type { Visit } from '../../../server/visit.ts'

/** A session as the settings page lists it. */
export interface OpenSession extends Device {
  readonly id: string
  /** RFC 3339. */
  readonly since: string
  readonly place?: string
}

/** The account's other sessions; the service leaves the current one out (docs/contract/http.md §1.10). */
export async function loadOtherSessions(visit: Visit): Promise<readonly OpenSession[]> {
  const sessions = await listSessions(identityClient(visit)).catch(() => [])
  return sessions.map(({ id, authenticated_at, devices }) => {
    const device = devices[0]
    return {
      id,
      since: authenticated_at,
      place: device?.location || device?.ip_address || undefined,
      ...deviceOf(device?.user_agent ?? ''),
    }
  })
}
