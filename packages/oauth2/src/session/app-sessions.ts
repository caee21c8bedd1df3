import type { IncomingMessage } from 'node:http'
import type { Fetch, Session } from '@collect/contract'

/** What the provider takes over from a session of the app. */
export interface AppSession {
  readonly id: string
  readonly accountId: string
  /** In seconds. */
  readonly authenticatedAt: number
  readonly acr: string
  readonly amr: readonly string[]
}

/** The sessions of the identity service, whose users the provider gives tokens for. */
export interface AppSessions {
  /** The session of a browser's request; undefined without one, or below the required level. */
  ofRequest(request: IncomingMessage): Promise<AppSession | undefined>
  /** An active session of an active account. */
  byId(id: string): Promise<AppSession | undefined>
  end(id: string): Promise<void>
}

interface AppSessionsOptions {
  readonly origin: string
  /** The public API of the identity service. */
  readonly identity: Fetch
  readonly identityAdmin: Fetch
}

/** The session of a request is unknown, because the identity service does not answer. */
export class IdentityUnavailableError extends Error {}

export function createAppSessions({ origin, identity, identityAdmin }: AppSessionsOptions): AppSessions {
  // A request asks several times and gets the same answer.
  const asked = new WeakMap<IncomingMessage, Promise<AppSession | undefined>>()

  async function whoami({ headers }: IncomingMessage): Promise<AppSession | undefined> {
    const { cookie, 'x-request-id': requestId } = headers
    if (cookie === undefined) return undefined
    const response = await identity(
      new Request(`${origin}/sessions/whoami`, {
        headers: {
          Accept: 'application/json',
          Cookie: cookie,
          ...(typeof requestId === 'string' && { 'X-Request-ID': requestId }),
        },
      }),
    )
    if (response.status >= 500) {
      throw new IdentityUnavailableError(`The identity service answered ${response.status} for a session.`)
    }
    // A frozen account waits for its owner: a stranger with its password must not connect an application.
    if (!response.ok || response.headers.has('x-account-frozen')) return undefined
    return readSession((await response.json()) as Session)
  }

  return {
    ofRequest(request) {
      const known = asked.get(request) ?? whoami(request)
      asked.set(request, known)
      return known
    },

    async byId(id) {
      const response = await identityAdmin(new Request(`${origin}/admin/sessions/${encodeURIComponent(id)}`))
      if (response.status >= 500) throw new Error(`The identity service answered ${response.status} for a session.`)
      return response.ok ? readSession((await response.json()) as Session) : undefined
    },

    async end(id) {
      await identityAdmin(new Request(`${origin}/admin/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' }))
    },
  }
}

function readSession(session: Session): AppSession | undefined {
  const { identity } = session
  if (!session.active || identity?.state !== 'active') return undefined
  return {
    id: session.id,
    accountId: identity.id,
    authenticatedAt: Math.floor(Date.parse(session.authenticated_at) / 1000),
    acr: session.authenticator_assurance_level,
    amr: [...new Set(session.authentication_methods.map(({ method }) => method))],
  }
}
