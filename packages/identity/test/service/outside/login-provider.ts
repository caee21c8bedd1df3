import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LoginRequest } from '@collect/contract'
import { createOAuth2Admin, type OAuth2Admin } from '@collect/oauth2-admin'

/** What the service told the provider about one request. */
interface Decided {
  readonly challenge: string
  readonly verb: 'accept' | 'reject'
  readonly body: Readonly<Record<string, unknown>>
}

/** The admin API of an OAuth2 provider, over HTTP, with the requests of applications that a test makes. */
export interface LoginProvider {
  readonly admin: OAuth2Admin
  readonly base: string
  readonly decided: readonly Decided[]
  /** An application begins a sign-in; returns its challenge. */
  begin(changes?: Partial<LoginRequest>): string
  /** Forgets a request, as after 30 minutes. */
  expire(challenge: string): void
  /** From now on the provider fails; `false` ends that. */
  fail(isFailing: boolean): void
  stop(): Promise<void>
}

export const application = { client_id: 'album', client_name: 'Kunstkammer Atlas' } as const

/** The address at the provider that continues a request. */
export const onward = (challenge: string, verb = 'accept') => `http://provider.example/oauth2/auth?${verb}=${challenge}`

export async function openLoginProvider(): Promise<LoginProvider> {
  const requests = new Map<string, LoginRequest>()
  const decided: Decided[] = []
  let isFailing = false
  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider.example')
    const challenge = url.searchParams.get('login_challenge') ?? ''
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    if (isFailing) return json(500, { error: 'server_error' })
    const asked = requests.get(challenge)
    if (!asked) return json(404, { error: 'not_found' })
    const before = decided.find((one) => one.challenge === challenge)
    if (before) return json(410, { redirect_to: onward(challenge, before.verb) })
    const verb = /\/login\/(accept|reject)$/.exec(url.pathname)?.[1]
    if (verb === undefined) return json(200, asked)
    let text = ''
    request.on('data', (part) => (text += String(part)))
    request.on('end', () => {
      decided.push({ challenge, verb: verb as Decided['verb'], body: JSON.parse(text) as Decided['body'] })
      json(200, { redirect_to: onward(challenge, verb) })
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    admin: createOAuth2Admin({ base }),
    base,
    decided,
    begin(changes = {}) {
      const challenge = `c${requests.size + 1}`
      requests.set(challenge, {
        challenge,
        request_url: `http://provider.example/oauth2/auth?client_id=album&state=s${requests.size}`,
        requested_scope: ['openid', 'email'],
        requested_access_token_audience: [],
        skip: false,
        subject: '',
        oidc_context: {},
        client: application,
        session_id: 'p1',
        ...changes,
      })
      return challenge
    },
    expire: (challenge) => void requests.delete(challenge),
    fail: (failing) => (isFailing = failing),
    async stop() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
