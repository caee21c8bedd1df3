import type { ConsentRequest, ConsentSession, Fetch, LoginRequest, LogoutRequest } from '@collect/contract'
import { call, type Answer } from './call.ts'
import { ProviderUnavailableError } from './provider-unavailable-error.ts'

export interface OAuth2AdminOptions {
  /** Base address of the admin API, without `/admin` and without a slash at the end. */
  readonly base: string
  /** The function that answers: the embedded provider in this process, else the network. */
  readonly fetch?: Fetch
  /** Headers of each request: `oauth2_provider.headers`. */
  readonly headers?: Readonly<Record<string, string>>
  /** Time limit for an answer, in milliseconds. */
  readonly timeoutMs?: number
}

/** The state of a challenge at the provider. */
export type Challenge<Asked> =
  | { readonly found: 'request'; readonly request: Asked }
  /** Already answered: the browser goes on there. */
  | { readonly found: 'used'; readonly redirectTo: string }
  /** Unknown or expired. */
  | { readonly found: 'nothing' }

export interface AcceptLogin {
  readonly subject: string
  readonly identity_provider_session_id: string
  readonly remember: boolean
  /** In seconds. */
  readonly remember_for: number
  readonly acr: 'aal1' | 'aal2'
  readonly amr: readonly string[]
}

export interface AcceptConsent {
  readonly grant_scope: readonly string[]
  readonly grant_access_token_audience: readonly string[]
  readonly remember: boolean
  /** In seconds; 0 means until the user withdraws it. */
  readonly remember_for: number
  readonly session: {
    readonly access_token: Readonly<Record<string, unknown>>
    readonly id_token: Readonly<Record<string, unknown>>
  }
}

export interface Refusal {
  readonly error: string
  readonly error_description: string
}

/**
 * The admin API of an OAuth2 provider, in Hydra's words (docs/contract/providers-and-oauth2.md §D1). Accepting and
 * rejecting return the address that the browser opens next, undefined when the challenge is unknown or expired. All
 * calls throw `ProviderUnavailableError` when the provider does not answer.
 */
export interface OAuth2Admin {
  findLogin(challenge: string): Promise<Challenge<LoginRequest>>
  acceptLogin(challenge: string, body: AcceptLogin): Promise<string | undefined>
  rejectLogin(challenge: string, body: Refusal): Promise<string | undefined>
  findConsent(challenge: string): Promise<Challenge<ConsentRequest>>
  acceptConsent(challenge: string, body: AcceptConsent): Promise<string | undefined>
  rejectConsent(challenge: string, body: Refusal): Promise<string | undefined>
  findLogout(challenge: string): Promise<Challenge<LogoutRequest>>
  acceptLogout(challenge: string): Promise<string | undefined>
  rejectLogout(challenge: string): Promise<void>
  consentSessions(subject: string): Promise<readonly ConsentSession[]>
  /** Ends the consents of a subject for one client or for all, and revokes their tokens. */
  endConsents(subject: string, clientId: string | 'all'): Promise<void>
}

const requests = '/admin/oauth2/auth/requests'
const consents = '/admin/oauth2/auth/sessions/consent'

export function createOAuth2Admin(options: OAuth2AdminOptions): OAuth2Admin {
  const ask = (method: 'GET' | 'PUT' | 'DELETE', path: string, body?: unknown) => call(options, method, path, body)
  const at = (kind: string, challenge: string) =>
    `${requests}/${kind}?${new URLSearchParams(challengeOf(kind, challenge))}`

  async function find<Asked>(kind: string, challenge: string): Promise<Challenge<Asked>> {
    const answer = await ask('GET', at(kind, challenge))
    const { status, body } = answer
    if (status === 410 && typeof body?.redirect_to === 'string') return { found: 'used', redirectTo: body.redirect_to }
    if (isGone(status)) return { found: 'nothing' }
    // Hydra's admin API defines the shape.
    if (status === 200 && typeof body?.challenge === 'string') return { found: 'request', request: body as Asked }
    throw unexpected(answer)
  }
  async function settle(kind: string, verb: string, challenge: string, body: unknown): Promise<string | undefined> {
    const path = at(kind, challenge).replace('?', `/${verb}?`)
    const answer = await ask('PUT', path, body)
    if ((answer.status === 200 || answer.status === 410) && typeof answer.body?.redirect_to === 'string') {
      return answer.body.redirect_to
    }
    if (isGone(answer.status)) return undefined
    throw unexpected(answer)
  }

  return {
    findLogin: (challenge) => find('login', challenge),
    acceptLogin: (challenge, body) => settle('login', 'accept', challenge, body),
    rejectLogin: (challenge, body) => settle('login', 'reject', challenge, body),
    findConsent: (challenge) => find('consent', challenge),
    acceptConsent: (challenge, body) => settle('consent', 'accept', challenge, body),
    rejectConsent: (challenge, body) => settle('consent', 'reject', challenge, body),
    findLogout: (challenge) => find('logout', challenge),
    acceptLogout: (challenge) => settle('logout', 'accept', challenge, {}),
    async rejectLogout(challenge) {
      const answer = await ask('PUT', at('logout', challenge).replace('?', '/reject?'), {})
      if (answer.status !== 204 && !isGone(answer.status) && answer.status !== 410) throw unexpected(answer)
    },
    async consentSessions(subject) {
      const answer = await ask('GET', `${consents}?${new URLSearchParams({ subject, page_size: '500' })}`)
      if (answer.status === 404) return []
      if (answer.status === 200 && Array.isArray(answer.body)) return answer.body as readonly ConsentSession[]
      throw unexpected(answer)
    },
    async endConsents(subject, clientId) {
      const which: Record<string, string> = clientId === 'all' ? { all: 'true' } : { client: clientId }
      const answer = await ask('DELETE', `${consents}?${new URLSearchParams({ subject, ...which })}`)
      if (answer.status !== 204 && answer.status !== 404) throw unexpected(answer)
    },
  }
}

const challengeOf = (kind: string, challenge: string) => ({ [`${kind}_challenge`]: challenge })

/** 404 unknown, 401 expired, 400 unreadable. */
const isGone = (status: number) => status === 400 || status === 401 || status === 404 || status === 410

const unexpected = ({ status }: Answer) =>
  new ProviderUnavailableError(`The OAuth2 provider answered ${status} without the fields of its API.`)
