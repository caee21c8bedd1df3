// The server's part of the consent page. Only a server may call Hydra's admin API, so this plugin adds one address to
// Vite: GET reads a request for consent, POST answers it. It is the same for our provider and for a Hydra.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { OAuth2ConsentRequest, Session } from '@ory/client-fetch'
import type { Plugin } from 'vite'

interface Services {
  /** The address that the identity service knows as its own (ORIGIN): it redirects requests to any other. */
  readonly origin: string
  /** Hydra's admin API. */
  readonly adminApi: string
}

/** What the consent form of the kit sends. */
interface Decision {
  readonly action: 'accept' | 'reject'
  readonly consent_challenge: string
  readonly csrf_token: string
  readonly grant_scope?: readonly string[] | string
  readonly remember?: boolean
}

class Refusal extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export function consentDesk(services: Services): Plugin {
  const key = randomBytes(32)
  /** Fits one request of one session: another site cannot know it. */
  const csrfToken = (challenge: string, session: Session) =>
    createHmac('sha256', key).update(`${session.id}\0${challenge}`).digest('base64url')

  async function find(challenge: string, cookie: string | undefined) {
    const [request, session] = await Promise.all([findConsent(services, challenge), whoami(services, cookie)])
    if (request.subject !== session.identity?.id) throw new Refusal(403, 'Another account is asked for its consent.')
    return { request, session, csrf_token: csrfToken(challenge, session) }
  }

  async function answer(request: IncomingMessage, { searchParams }: URL): Promise<unknown> {
    if (request.method === 'GET') {
      const found = await find(searchParams.get('consent_challenge') ?? '', request.headers.cookie)
      // A trusted client, or a decision that was remembered.
      if (found.request.skip) return accept(services, found, found.request.requested_scope ?? [], false)
      return found
    }
    const decision: Decision = JSON.parse(await bodyOf(request))
    const found = await find(decision.consent_challenge, request.headers.cookie)
    if (!isSame(decision.csrf_token, found.csrf_token)) throw new Refusal(403, 'The form is from another page.')
    if (decision.action !== 'accept') return reject(services, decision.consent_challenge)
    const requested = new Set(found.request.requested_scope)
    const granted = [decision.grant_scope ?? []].flat().filter((scope) => requested.has(scope))
    return accept(services, found, granted, decision.remember === true)
  }

  return {
    name: 'consent-desk',
    configureServer(server) {
      server.middlewares.use('/api/consent', (request: IncomingMessage, response: ServerResponse) => {
        answer(request, new URL(request.url ?? '/', 'http://localhost'))
          .then((body) => send(response, 200, body))
          .catch((error: unknown) =>
            send(response, error instanceof Refusal ? error.status : 500, {
              error: error instanceof Error ? error.message : 'unknown',
            }),
          )
      })
    },
  }
}

type Found = { readonly request: OAuth2ConsentRequest; readonly session: Session }

/** Accepts: the ID token names the address if the scope `email` is granted. */
function accept(services: Services, found: Found, scopes: readonly string[], remember: boolean) {
  const { request, session } = found
  const { email } = session.identity?.traits ?? {}
  return decide(services, 'accept', request.challenge, {
    grant_scope: scopes,
    grant_access_token_audience: request.requested_access_token_audience ?? [],
    remember,
    remember_for: 0,
    session: { id_token: scopes.includes('email') ? { email } : {} },
  })
}

function reject(services: Services, challenge: string) {
  return decide(services, 'reject', challenge, {
    error: 'access_denied',
    error_description: 'The user refused.',
    status_code: 403,
  })
}

const consentAddress = ({ adminApi }: Services, end: string, challenge: string) =>
  `${adminApi}/admin/oauth2/auth/requests/consent${end}?consent_challenge=${encodeURIComponent(challenge)}`

function findConsent(services: Services, challenge: string): Promise<OAuth2ConsentRequest> {
  return json(fetch(consentAddress(services, '', challenge)), 'No request for consent has this challenge.')
}

function decide(services: Services, decision: string, challenge: string, body: object): Promise<unknown> {
  const sent = fetch(consentAddress(services, `/${decision}`, challenge), {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return json(sent, 'The decision was not taken.')
}

function whoami({ origin }: Services, cookie = ''): Promise<Session> {
  return json(fetch(`${origin}/sessions/whoami`, { headers: { cookie } }), 'This browser is not signed in.')
}

async function json<T>(answer: Promise<Response>, refusal: string): Promise<T> {
  const response = await answer
  if (!response.ok) throw new Refusal(response.status, refusal)
  return JSON.parse(await response.text())
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(body))
}
