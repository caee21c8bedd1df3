import { Hono } from 'hono'
import { badRequest, csrfViolation } from '../flows/flow-error.ts'
import { readBody } from './wire/body.ts'
import { always, type Handle } from './handle.ts'
import { jsonReply } from './wire/reply.ts'

/**
 * FedCM, the browser's account chooser (docs/contract/http.md §1.11). No identity provider is configured: the list of
 * providers is empty, and every token is refused.
 */
export function fedCmRoutes(handle: Handle): Hono {
  const app = new Hono()
  app.get(
    '/parameters',
    handle(always, async ({ csrf }) => jsonReply({ providers: [], csrf_token: csrf.mask(csrf.ensure()) })),
  )
  app.post(
    '/token',
    handle(always, async ({ csrf }, request) => {
      const read = await readBody(request)
      if ('problem' in read) throw badRequest(read.problem)
      if (!csrf.matches(read.body['csrf_token'])) throw csrfViolation('The CSRF token does not match the CSRF cookie.')
      throw badRequest('No FedCM provider is configured.')
    }),
  )
  return app
}
