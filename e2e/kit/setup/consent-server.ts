import type { ConsentDecision, ConsentDesk, ConsentRequest, Session } from '@collect/contract'
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
  stop(): Promise<void>
}

const request: ConsentRequest = {
  challenge: 'c1',
  subject: 'i1',
  requested_scope: ['openid', 'offline_access', 'profile', 'email', 'album:read'],
  client: {
    client_id: 'album',
    client_name: 'Kunstkammer Atlas',
    policy_uri: 'https://album.example/privacy',
    tos_uri: 'https://album.example/terms',
  },
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
  const consent: ConsentDesk = {
    find: async (challenge) => (challenge === 'c1' ? { found: 'request', request } : { found: 'nothing' }),
    async decide(_request, decision) {
      decisions.push(decision)
      return `${origin}/logout?decided=${decision.decision}`
    },
    findLogout: async () => ({ found: 'nothing' }),
    acceptLogout: async () => undefined,
    rejectLogout: async () => {},
    connected: async () => [],
    withdraw: async () => {},
  }
  const services = {
    identity: async (asked: Request) => {
      const isSignedIn = asked.headers.get('Cookie')?.includes(sessionCookie.name)
      return isSignedIn && asked.url.endsWith('/whoami') ? Response.json(session) : new Response(null, { status: 401 })
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
  return { origin, decisions, stop: server.stop }
}
