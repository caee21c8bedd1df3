import { Hono } from 'hono'
import { notFound } from '../flows/flow-error.ts'
import type { Service } from '../flows/service.ts'
import type { JarOf } from './cookies.ts'
import { envelopeOf, redirect, type Report } from './error.ts'
import { always, createHandle } from './handle.ts'
import { jsonReply } from './reply.ts'
import { selfServiceRoutes } from './self-service.ts'
import { sessionRoutes } from './sessions.ts'

export interface Routes {
  readonly service: Service
  readonly jarOf: JarOf
  readonly report: Report
  readonly version: string
  /** Throws when something that the service needs does not answer. */
  readonly ready: () => Promise<void>
}

/** The public API (contract/http.md §1). */
export function publicRoutes({ service, jarOf, report, version, ready }: Routes): Hono {
  const app = new Hono()
  const handle = createHandle(service, jarOf, report)

  app.route('/self-service', selfServiceRoutes(service, handle))
  app.route('/sessions', sessionRoutes(service, handle))

  app.get(
    '/schemas',
    handle(always, async () => jsonReply(service.schemas.list.map(({ id, json }) => ({ id, schema: json })))),
  )
  app.get(
    '/schemas/:id',
    handle(always, async (_caller, _request, { id = '' }) => {
      const schema = service.schemas.byId(id) ?? service.schemas.byId(Buffer.from(id, 'base64url').toString())
      if (!schema) throw notFound('There is no such schema.')
      return jsonReply(schema.json)
    }),
  )

  app.get('/.well-known/change-password', () => redirect(service.addresses.page('settings'), 303))
  app.get('/health/alive', () => jsonReply({ status: 'ok' }))
  app.get('/health/ready', async () => {
    try {
      await ready()
      return jsonReply({ status: 'ok' })
    } catch (error) {
      report(error, undefined)
      return jsonReply({ errors: { database: 'The database does not answer.' } }, 503)
    }
  })
  app.get('/version', () => jsonReply({ version }))

  app.notFound((context) =>
    jsonReply(envelopeOf(notFound('This address leads nowhere.'), context.req.header('x-request-id')), 404),
  )
  return app
}
