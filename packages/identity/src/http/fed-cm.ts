import { Hono } from 'hono'
import { badRequest, csrfViolation } from '../flows/flow-error.ts'
import { readBody } from './wire/body.ts'
import { always, type Handle } from './handle.ts'
import { jsonReply } from './wire/reply.ts'

/**
 * What a browser's own chooser of accounts asks for (docs/contract/http.md §1.11). No sign-in with others is set up
 * here, so there is nobody to choose: the list is empty, and no token is good.
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
