import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createOAuth2Admin, type OAuth2Admin } from '@collect/oauth2-admin'
import { getRequestListener } from '@hono/node-server'
import { createTestService, type TestService } from '../../../identity/test/service/test-service.ts'
import { createVisitor, type Visitor } from '../../../identity/test/service/visitor.ts'
import { createOAuth2, isOAuth2Path, readClient, type AppEvent, type OAuth2 } from '../../src/index.ts'

/** The provider and the identity service on one origin, as the server puts them together. */
export interface ProviderService {
  readonly origin: string
  readonly identity: TestService
  readonly oauth2: OAuth2
  /** The client of the admin API that the identity service and the pages use. */
  readonly admin: OAuth2Admin
  /** Sends a request to the admin API. */
  ask(method: string, path: string, body?: object): Promise<Response>
  /** What the identity service was told. */
  readonly events: readonly AppEvent[]
  /** Error lines of the provider's log. */
  readonly faults: readonly unknown[]
  browser(): Visitor
  close(): Promise<void>
}

const callback = 'http://127.0.0.1:4455/callback'

/** A client in Hydra's words. */
export const clientWith = (own: object) => ({
  client_id: 'photo-app',
  client_name: 'Photo app',
  client_secret: 'a secret of the photo app',
  redirect_uris: [callback],
  post_logout_redirect_uris: ['http://127.0.0.1:4455/bye'],
  grant_types: ['authorization_code', 'refresh_token'],
  scope: 'openid offline_access profile email address phone',
  ...own,
})

const clients = [
  clientWith({}),
  clientWith({ client_id: 'other-app', client_name: 'Other app' }),
  clientWith({ client_id: 'own-app', client_name: 'Own app', skip_consent: true, skip_logout_consent: true }),
]

export async function openProviderService(databaseUrl: string): Promise<ProviderService> {
  let answer: (incoming: IncomingMessage, outgoing: ServerResponse) => unknown = () => {}
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // `listen` on an address answers one.
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`

  const events: AppEvent[] = []
  const faults: unknown[] = []
  const identity = await createTestService(databaseUrl, {
    origin,
    config: {
      selfservice: { methods: { totp: { enabled: true } }, flows: { settings: { required_aal: 'aal1' } } },
      session: { whoami: { required_aal: 'aal1' } },
    },
    endGrants: async (identityId) => oauth2.endGrants(identityId),
    onDelete: async (identityId) => oauth2.forget(identityId),
  })
  // The library reads the machine's clock.
  const inTime = () => identity.wait(Date.now() - identity.clock())
  const oauth2: OAuth2 = await createOAuth2({
    origin,
    database: identity.database,
    secrets: identity.secrets,
    log: { info: () => {}, warn: () => {}, error: (fields) => void faults.push(fields) },
    identity: (request) => identity.identity.fetch(request),
    identityAdmin: (request) => identity.identity.admin(request),
    hasSecondFactor: (id) => identity.identity.hasSecondFactor(id),
    clients: clients.map((client) => readClient(client)),
    sessionLifespan: 3_600,
    faultPage: (_request, fault) => Response.json(fault, { status: 400 }),
    tell: async (event) => void events.push(event),
  })
  const ask = (method: string, path: string, body?: object) =>
    oauth2.admin(new Request(`http://localhost/admin${path}`, { method, ...(body && { body: JSON.stringify(body) }) }))
  const others = getRequestListener((request) => identity.fetch(request))
  answer = (incoming, outgoing) => {
    inTime()
    const { pathname } = new URL(incoming.url ?? '/', origin)
    return isOAuth2Path(pathname) ? oauth2.listener(incoming, outgoing) : others(incoming, outgoing)
  }

  return {
    origin,
    identity,
    oauth2,
    admin: createOAuth2Admin({ base: 'http://localhost', fetch: oauth2.admin }),
    ask,
    events,
    faults,
    browser: () =>
      createVisitor(
        { origin, clock: () => identity.clock(), fetch: (request) => fetch(request, { redirect: 'manual' }) },
        'script',
      ),
    async close() {
      await oauth2.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await identity.close()
    },
  }
}
