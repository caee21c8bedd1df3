import { Hono } from 'hono'
import { badRequest } from '../flows/flow-error.ts'
import type { Service } from '../flows/service.ts'
import { providersForChooser, takeChosenAccount } from '../flows/chooser/account-chooser.ts'
import { readBody } from './wire/body.ts'
import { always, submissions, type Handle } from './handle.ts'
import { jsonReply, reply } from './wire/reply.ts'

/** FedCM, the browser's account chooser (docs/contract/providers-and-oauth2.md §C). */
export function fedCmRoutes(service: Service, handle: Handle): Hono {
  const app = new Hono()
  app.get(
    '/parameters',
    handle(always, async (caller) =>
      jsonReply({
        providers: await providersForChooser(service, caller),
        csrf_token: caller.csrf.mask(caller.csrf.ensure()),
      }),
    ),
  )
  app.post(
    '/token',
    handle(submissions, async (caller, request) => {
      const read = await readBody(request)
      if ('problem' in read) throw badRequest(read.problem)
      return reply(await takeChosenAccount(service, caller, read.body), caller)
    }),
  )
  return app
}
