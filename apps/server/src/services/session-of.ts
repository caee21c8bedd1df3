import type { Fetch, Session } from '@collect/contract'
import { SessionUnknownError, type OwnSession } from '@collect/collectibles'
import { asCaller } from './caller-headers.ts'

/** Headers in which native clients send their session token (docs/contract/http.md §2.2). */
const tokenHeaders = ['X-Session-Token', 'Authorization']

/** Asks the identity service for the session of a request; undefined without one. @throws SessionUnknownError */
export function sessionOf(identity: Fetch, origin: string): (request: Request) => Promise<OwnSession | undefined> {
  return async (request) => {
    const response = await askSession(identity, origin, request)
    // A user who is signed in must not be taken for a visitor.
    if (response.status >= 500) throw new SessionUnknownError(`The identity service answered ${response.status}.`)
    // The contract defines the type, for the embedded service and for a remote one.
    if (!response.ok) return undefined
    return { ...((await response.json()) as Session), isFrozen: response.headers.has('x-account-frozen') }
  }
}

/** The identity service's answer about the session of a request. */
export function askSession(identity: Fetch, origin: string, request: Request): Promise<Response> {
  const whoami = new Request(`${origin}/sessions/whoami`, { headers: { Accept: 'application/json' } })
  return asCaller(identity, request, tokenHeaders)(whoami)
}
