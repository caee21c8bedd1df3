import type { ConsentDesk, Fetch, Session } from '@collect/contract'
import { ProviderUnavailableError } from '@collect/oauth2-admin'
import { Hono } from 'hono'
import type { LocaleSettings } from '@collect/messages'
import { isCrossSite } from './cross-site.ts'
import type { Log } from '../process/log.ts'
import { problem, type ProblemName } from '../responses/problem.ts'
import { wireApp } from '../services/connected-apps.ts'
import { senderOf } from '../services/sender.ts'
import { askSession } from '../services/session-of.ts'

interface ConnectedAppsOptions {
  readonly origin: string
  readonly identity: Fetch
  /** Undefined without an OAuth2 provider. */
  readonly desk: ConsentDesk | undefined
  readonly languages: LocaleSettings | undefined
  readonly log: Log
}

/**
 * The applications that act for the user (docs/contract/providers-and-oauth2.md §E13). The server answers, because
 * another identity service does not know them.
 */
export function connectedAppRoutes({ origin, identity, desk, languages, log }: ConnectedAppsOptions): Hono {
  const app = new Hono()

  const answer = async (
    request: Request,
    work: (desk: ConsentDesk, subject: string) => Promise<Response | ProblemName>,
  ) => {
    if (!desk) return problem(request, 'notFound', languages)
    if (isCrossSite(request, origin)) {
      const path = new URL(request.url).pathname
      log.warn({ event: 'request.cross_site_refused', ...senderOf(request), path }, 'Cross-site request refused.')
      return problem(request, 'foreign', languages)
    }
    const whoami = await askSession(identity, origin, request)
    if (!whoami.ok) return whoami
    // The contract defines the type, for the embedded service and for a remote one.
    const { identity: owner } = (await whoami.json()) as Session
    if (!owner) return problem(request, 'notFound', languages)
    try {
      const done = await work(desk, owner.id)
      return typeof done === 'string' ? problem(request, done, languages) : done
    } catch (error) {
      if (!(error instanceof ProviderUnavailableError)) throw error
      log.warn({ event: 'oauth2.unavailable', err: error, ...senderOf(request) }, 'The OAuth2 provider did not answer.')
      return problem(request, 'serviceDown', languages)
    }
  }

  app.use(async (c, next) => {
    await next()
    c.res.headers.set('Cache-Control', 'private, no-cache, no-store, must-revalidate')
    c.res.headers.set('Vary', 'Cookie')
  })
  app.get('/', (c) =>
    answer(c.req.raw, async (provider, subject) =>
      Response.json({ apps: (await provider.connected(subject)).map(wireApp) }),
    ),
  )
  app.delete('/', (c) =>
    answer(c.req.raw, async (provider, subject) => {
      await provider.withdraw(subject, 'all')
      return new Response(null, { status: 204 })
    }),
  )
  app.delete('/:id', (c) =>
    answer(c.req.raw, async (provider, subject) => {
      const clientId = c.req.param('id')
      const connected = await provider.connected(subject)
      if (!connected.some(({ client }) => client.client_id === clientId)) return 'notFound'
      await provider.withdraw(subject, clientId)
      return new Response(null, { status: 204 })
    }),
  )
  app.all('*', (c) => problem(c.req.raw, 'notFound', languages))
  return app
}
