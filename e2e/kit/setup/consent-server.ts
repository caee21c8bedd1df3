import type { ConsentDecision, ConsentDesk, ConsentRequest, FoundConsent, Session } from '@collect/contract'
import { ProviderUnavailableError } from '@collect/oauth2-admin'
import { createLog } from '../../../apps/server/src/process/log.ts'
import { createPages } from '../../../apps/server/src/pages/pages.ts'
import { readProject } from '../../../apps/server/src/environment/project.ts'
import { createStaticAssets } from '../../../apps/server/src/http/static-assets.ts'
import { loadWebBuild, webAssetsFolder } from '../../../apps/server/src/pages/web-build.ts'
import { openServer } from '../../../apps/server/test/open-server.ts'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../setup/free-port.ts'

/** The real server and pages with an OAuth2 provider that has one request. */
export interface ConsentServer {
  readonly origin: string
  readonly decisions: ConsentDecision[]
  /** Answers to the request to log out, and ended sessions of the app. */
  readonly logouts: string[]
  /** Whether the provider answers. */
  isDown: boolean
  stop(): Promise<void>
}

const album = {
  client_id: 'album',
  client_name: 'Kunstkammer Atlas',
  policy_uri: 'https://album.example/privacy',
  tos_uri: 'https://album.example/terms',
}

const request: ConsentRequest = {
  challenge: 'c1',
  subject: 'i1',
  requested_scope: ['openid', 'offline_access', 'profile', 'email', 'album:read'],
  client: album,
}

/** The requests for consent by their challenge. */
const requests: Readonly<Record<string, FoundConsent>> = {
  c1: { found: 'request', request },
  // The user knows this application, and refused an address; the profile is new.
  again: {
    found: 'request',
    request: { ...request, challenge: 'again', requested_scope: ['openid', 'email', 'profile'] },
    answered: { granted: ['openid'], refused: ['email'] },
  },
  other: { found: 'request', request: { ...request, challenge: 'other', subject: 'i2' } },
}

/** The cookie of a browser with a session. */
export const sessionCookie = { name: 'ory_kratos_session', value: 's1' } as const

const session: Session = {
  id: 's1',
  active: true,
  expires_at: '2027-11-21T12:00:00Z',
  authenticated_at: '2026-11-20T12:00:00Z',
  issued_at: '2026-11-20T12:00:00Z',
  authenticator_assurance_level: 'aal1',
  authentication_methods: [],
  identity: {
    id: 'i1',
    schema_id: 'default',
    schema_url: 'http://localhost/schemas/default',
    state: 'active',
    traits: { email: 'ada@example.org' },
    metadata_public: null,
    organization_id: null,
    created_at: '2026-11-20T12:00:00Z',
    updated_at: '2026-11-20T12:00:00Z',
  },
  devices: [],
}

export async function startConsentServer(): Promise<ConsentServer> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const decisions: ConsentDecision[] = []
  const logouts: string[] = []
  const state = { isDown: false }
  const throwWhenDown = () => {
    if (state.isDown) throw new ProviderUnavailableError('The OAuth2 provider cannot be reached.')
  }
  const consent: ConsentDesk = {
    async find(challenge) {
      throwWhenDown()
      return requests[challenge] ?? { found: 'nothing' }
    },
    async decide(_request, decision) {
      decisions.push(decision)
      return `${origin}/logout?decided=${decision.decision}`
    },
    async findLogout(challenge) {
      throwWhenDown()
      if (challenge !== 'l1') return { found: 'nothing' }
      return { found: 'request', request: { challenge, subject: 'i1', rp_initiated: true, client: album } }
    },
    async acceptLogout() {
      throwWhenDown()
      logouts.push('accepted')
      return `${origin}/?left=album`
    },
    async rejectLogout() {
      throwWhenDown()
      logouts.push('rejected')
    },
    connected: async () => [],
    withdraw: async () => {},
  }
  const services = {
    identity: async (asked: Request) => {
      const { pathname, searchParams } = new URL(asked.url)
      if (!asked.headers.get('Cookie')?.includes(sessionCookie.name)) return new Response(null, { status: 401 })
      if (pathname === '/sessions/whoami') return Response.json(session)
      if (pathname === '/self-service/logout/browser') {
        const back = searchParams.get('return_to') ?? '/'
        return Response.json({
          logout_token: 't1',
          logout_url: `${origin}/self-service/logout?back=${encodeURIComponent(back)}`,
        })
      }
      logouts.push(searchParams.has('token') ? 'ended' : 'left')
      const headers = { 'Set-Cookie': `${sessionCookie.name}=; Path=/; Max-Age=0` }
      const back = searchParams.get('back')
      return new Response(
        null,
        back ? { status: 303, headers: { ...headers, Location: back } } : { status: 204, headers },
      )
    },
    collectibles: async () => new Response(null, { status: 404 }),
    isEmbedded: false,
    consent,
    ready: async () => {},
    close: async () => {},
  }
  const { screens: project } = readProject(fileURLToPath(new URL('../../../config/project.yml', import.meta.url)))
  const server = await openServer({
    port,
    services,
    assets: createStaticAssets(webAssetsFolder),
    pages: createPages({
      build: await loadWebBuild(),
      origin,
      project,
      devPages: false,
      services,
      log: createLog('warn'),
    }),
  })
  return Object.assign(state, { origin, decisions, logouts, stop: server.stop })
}
