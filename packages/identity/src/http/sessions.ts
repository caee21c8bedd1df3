import { Hono } from 'hono'
import type { Caller } from '../flows/caller.ts'
import { badRequest, unauthorized } from '../flows/flow-error.ts'
import { isUuid } from '../flows/load-flow.ts'
import type { Service } from '../flows/service.ts'
import { wireIdentity } from '../identities/wire-identity.ts'
import type { LiveSession } from '../sessions/sessions.ts'
import { wireSession } from '../sessions/wire-session.ts'
import { always, type Handle } from './handle.ts'
import { pageLinks, pageOf } from './paging.ts'
import { jsonReply } from './reply.ts'

/** Everything under `/sessions` (contract/http.md §1.10). */
export function sessionRoutes(service: Service, handle: Handle): Hono {
  const { addresses, clock, sessions } = service
  const app = new Hono()

  app.all(
    '/whoami',
    handle(always, async (caller) => {
      const live = await mustBeSignedIn(caller)
      const { session, identity } = live
      if (caller.url.searchParams.has('tokenize_as')) throw badRequest('There is no such token template.')
      caller.cookies.renew(live)
      const body = wireSession(session, wireIdentity(identity, addresses.schema), clock())
      return jsonReply(body, 200, { 'x-kratos-authenticated-identity-id': identity.id })
    }),
  )

  app.get(
    '/',
    handle(always, async (caller) => {
      const live = await mustBeSignedIn(caller)
      const page = pageOf(caller.url.searchParams)
      const others = await sessions.listOthers(live, page.size, page.offset)
      const identity = wireIdentity(live.identity, addresses.schema)
      return jsonReply(
        others.sessions.map((session) => wireSession(session, identity, clock())),
        200,
        { 'x-total-count': String(others.total), link: pageLinks(caller.url, page, others.total) },
      )
    }),
  )

  app.delete(
    '/',
    handle(always, async (caller) => {
      const live = await mustBeSignedIn(caller)
      return jsonReply({ count: await sessions.revokeOthers(live) })
    }),
  )

  app.delete(
    '/:id',
    handle(always, async (caller, _request, { id = '' }) => {
      const live = await mustBeSignedIn(caller)
      if (!isUuid(id)) throw badRequest('This is not the id of a session.')
      if (id.toLowerCase() === live.session.id) throw badRequest('To end the current session, sign out.')
      // Somebody else's session and an unknown one look the same from here.
      await sessions.revoke(id.toLowerCase(), live.identity.id)
      return new Response(null, { status: 204 })
    }),
  )

  return app
}

async function mustBeSignedIn(caller: Caller): Promise<LiveSession> {
  const live = await caller.session()
  if (!live) throw unauthorized()
  return live
}
