import { Hono } from 'hono'
import { notFound } from '../flows/flow-error.ts'
import type { Service } from '../flows/service.ts'
import { beginsHere } from '../flows/trips/begins-here.ts'
import { finishPostedTrip, keepPostedAnswer } from '../flows/trips/posted-answer.ts'
import { readBytes } from './wire/body.ts'
import { redirect } from './wire/error.ts'
import { starts, type Handle } from './handle.ts'

/** Maximum size of a posted answer, in bytes. */
const maxPosted = 384 * 1024

const method = 'saml'

/**
 * The way back from SAML providers, and this service's metadata (docs/contract/providers-and-oauth2.md §B3). A
 * provider's POST carries no cookies, so it goes on as a GET of the same address.
 */
export function samlCallbacks(service: Service, handle: Handle): Hono {
  const app = new Hono()
  const connectionOf = (id: string) => {
    const connection = service.connections.find(method, id)
    if (!connection) throw notFound('There is no such provider.')
    return connection
  }
  app.post(
    '/callback/:provider',
    handle(starts, async (caller, request, { provider = '' }) => {
      const { id } = connectionOf(provider)
      const posted = new URLSearchParams(new TextDecoder().decode(await readBytes(request, maxPosted)))
      const onward = new URL(caller.url)
      onward.search = ''
      const answer = new URLSearchParams({ SAMLResponse: posted.get('SAMLResponse') ?? '' })
      const callback = { method, provider: id, answer, state: posted.get('RelayState') } as const
      const kept = await keepPostedAnswer(service, caller, callback)
      if (kept !== undefined) onward.searchParams.set('handle', kept)
      return redirect(onward.href, 303)
    }),
  )
  app.get(
    '/callback/:provider',
    handle(starts, async (caller, _, { provider = '' }) => {
      const connection = connectionOf(provider)
      const kept = caller.url.searchParams.get('handle')
      const { location, locationStatus = 303 } =
        kept === null
          ? await beginsHere(service, caller, connection)
          : await finishPostedTrip(service, caller, { method, provider: connection.id }, kept)
      return redirect(location, locationStatus)
    }),
  )
  app.get('/metadata/:provider', async (context) => {
    const metadata = service.connections.find(method, context.req.param('provider'))?.ownMetadata
    if (metadata === undefined) return context.notFound()
    return context.body(metadata, 200, { 'content-type': 'application/samlmetadata+xml', 'cache-control': 'no-store' })
  })
  return app
}
