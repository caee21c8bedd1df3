import type { Session } from '@collect/contract'
import { listSessions } from '@collect/flow'
import { deviceOf, type Device } from '@collect/messages'

import { identityClient } from '../../../server/identity-client.ts'
import { sessionOfVisit } from '../../../server/session.ts'
import type { Visit } from '../../../server/visit.ts'

/** A session as the settings page lists it. */
export interface OpenSession extends Device {
  readonly id: string
  /** RFC 3339; the latest proof of the user. */
  readonly since: string
  /** RFC 3339. */
  readonly begunAt?: string | undefined
  /** RFC 3339. */
  readonly activeAt?: string | undefined
  /** The page where the owner reports the session. */
  readonly notMe?: string | undefined
  /** The methods of the sign-in, in their order, each once. */
  readonly methods?: readonly string[]
  readonly address?: string | undefined
  /** Named only by a proxy that the operator trusts. */
  readonly location?: string | undefined
}

export interface OpenSessions {
  /** The session of this visit. */
  readonly here: OpenSession | undefined
  /** Newest first. */
  readonly others: readonly OpenSession[]
}

/** The account's sessions; the service lists all but the current one (docs/contract/http.md §1.10). */
export async function loadSessions(visit: Visit): Promise<OpenSessions> {
  const [own, others] = await Promise.all([
    sessionOfVisit(visit.context, visit.request),
    listSessions(identityClient(visit)).catch(() => []),
  ])
  const listed = others.map(openSession).toSorted((one, other) => Date.parse(other.since) - Date.parse(one.since))
  return { here: own && openSession(own), others: listed }
}

function openSession({
  id,
  authenticated_at: since,
  issued_at: begunAt,
  last_active_at: activeAt,
  not_me: notMe,
  authentication_methods: proved,
  devices,
}: Session): OpenSession {
  const device = devices?.[0]
  return {
    id,
    since,
    begunAt,
    activeAt,
    notMe,
    methods: [...new Set((proved ?? []).map(({ method }) => method))],
    address: device?.ip_address || undefined,
    location: device?.location || undefined,
    ...deviceOf(device?.user_agent ?? ''),
  }
}
