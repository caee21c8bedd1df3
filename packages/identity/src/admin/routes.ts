import { Hono } from 'hono'
import { notFound } from '../flows/flow-error.ts'
import type { Service } from '../flows/service.ts'
import { aboutRoutes, type About } from '../http/about.ts'
import { envelopeOf, refusalOf } from '../http/wire/error.ts'
import { jsonReply } from '../http/wire/reply.ts'
import { gaugesOf } from '../metrics/gauges.ts'
import type { Gauge, Metrics } from '../metrics/metrics.ts'
import { identityRoutes } from './identities/routes.ts'
import { messageRoutes } from './messages.ts'
import { recoveryRoutes } from './recovery.ts'
import { identitySessionRoutes, adminSessionRoutes } from './sessions.ts'

interface AdminRoutes extends About {
  readonly service: Service
  readonly metrics: Metrics
  readonly otherGauges: (() => Promise<readonly Gauge[]>) | undefined
}

/** The admin API, without authentication: a client that reaches it may do everything (docs/contract/http.md §1.12). */
export function adminRoutes({ service, metrics, otherGauges = async () => [], ...about }: AdminRoutes): Hono {
  const app = new Hono()
  const refused = (error: unknown, requestId: string | undefined) => {
    const refusal = refusalOf(error, { requestId }, about.report)
    const { id = '', status } = refusal.parts
    return jsonReply(envelopeOf(refusal, requestId), status, {
      'content-type': 'application/json',
      'ory-error-id': id,
      ...(status === 503 && { 'retry-after': '2' }),
    })
  }
  const requestIdOf = (context: { readonly req: { header(name: string): string | undefined } }) =>
    context.req.header('x-request-id')

  app.onError((error, context) => refused(error, requestIdOf(context)))
  app.notFound((context) => refused(notFound('Not found.'), requestIdOf(context)))
  app.use(async (context, next) => {
    await next()
    context.res.headers.set('cache-control', 'private, no-cache, no-store, must-revalidate')
  })

  // A Kratos serves its admin API with and without this prefix.
  for (const base of ['', '/admin']) {
    app.route(`${base}/identities`, identityRoutes(service, about.report))
    app.route(`${base}/identities`, identitySessionRoutes(service))
    app.route(`${base}/sessions`, adminSessionRoutes(service))
    app.route(`${base}/recovery`, recoveryRoutes(service))
    app.route(`${base}/courier/messages`, messageRoutes(service))
    app.route(`${base}/`, aboutRoutes({ service, ...about }))
    app.get(`${base}/metrics/prometheus`, async (context) =>
      context.body(metrics.text([...(await gaugesOf(service.courier)), ...(await otherGauges())]), 200, {
        'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      }),
    )
  }

  // Self-service is on the public listener.
  app.all('/self-service/*', ({ req }) => {
    const { pathname, search } = new URL(req.url)
    return new Response(null, {
      status: 307,
      headers: { location: `${service.config.serve.public.base_url}${pathname}${search}` },
    })
  })
  return app
}
