import type { Session } from '@collect/contract'
import type { OwnSession } from '@collect/collectibles'
import type { Fetch } from './fetch.ts'

/** What of a request tells whose it is (contract/http.md §2.2). */
const credentialHeaders = ['Cookie', 'X-Session-Token', 'Authorization', 'X-Forwarded-For', 'X-Request-ID']

/** Asks the identity service who makes a request; nobody when it doesn't know. */
export function sessionOf(identity: Fetch, origin: string): (request: Request) => Promise<OwnSession | undefined> {
  return async (request) => {
    const headers = new Headers({ Accept: 'application/json' })
    for (const name of credentialHeaders) {
      const value = request.headers.get(name)
      if (value !== null) headers.set(name, value)
    }
    const response = await identity(new Request(`${origin}/sessions/whoami`, { headers }))
    // The wire's own type: the service is ours or speaks the same contract.
    if (!response.ok) return undefined
    return { ...((await response.json()) as Session), isFrozen: response.headers.has('x-account-frozen') }
  }
}
