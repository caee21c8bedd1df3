import { Hono } from 'hono'
import { faultSentence } from '@collect/storage'
import { notFound } from '../flows/flow-error.ts'
import type { Service } from '../flows/service.ts'
import { envelopeOf, type ReportError } from './wire/error.ts'
import { jsonReply, jsonTextReply } from './wire/reply.ts'

export interface About {
  readonly service: Pick<Service, 'schemas'>
  readonly report: ReportError
  readonly version: string
  /** The document at `/openapi.json`. */
  readonly description: object
  /** @throws when a dependency of the service does not answer */
  readonly ready: () => Promise<void>
}

/** Routes of both listeners about the service: schemas, health and version (docs/contract/http.md §1.11). */
export function aboutRoutes({ service: { schemas }, report, version, description, ready }: About): Hono {
  const app = new Hono()

  app.get('/schemas', () => jsonReply(schemas.list.map(({ id, json }) => ({ id, schema: json }))))
  app.get('/schemas/:id', (context) => {
    const id = context.req.param('id')
    const schema = schemas.byId(id) ?? schemas.byId(Buffer.from(id, 'base64url').toString())
    return schema ? jsonReply(schema.json) : refused('There is no such schema.', context.req.header('x-request-id'))
  })

  app.get('/health/alive', () => jsonReply({ status: 'ok' }))
  app.get('/health/ready', async () => {
    try {
      await ready()
      return jsonReply({ status: 'ok' })
    } catch (error) {
      report(error, {})
      return jsonReply({ errors: { database: faultSentence(error) } }, 503)
    }
  })
  const openApi = JSON.stringify(description)
  app.get('/openapi.json', () => jsonTextReply(openApi))
  app.get('/version', () => jsonReply({ version }))
  return app
}

const refused = (reason: string, requestId: string | undefined) =>
  jsonReply(envelopeOf(notFound(reason), requestId), 404)
