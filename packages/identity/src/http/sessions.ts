import { Hono } from 'hono'
import type { Caller } from '../flows/caller.ts'
import { badRequest, unauthorized } from '../flows/flow-error.ts'
import { secondFactorAddress, secondFactorRequired } from '../flows/second-factor-address.ts'
import { isUuid } from '../uuid.ts'
import type { Service } from '../flows/service.ts'
import { wireIdentity } from '../identities/wire-identity.ts'
import { settleExchange } from '../flows/settle/settle-exchange.ts'
import { sessionBody } from '../flows/settle/settle-login.ts'
import type { SessionRecord } from '../records/session.ts'
import type { LiveSession } from '../sessions/sessions.ts'
import { listedSession } from '../sessions/wire-session.ts'
import { always, type Handle } from './handle.ts'
import { pageLinks, pageOf } from './wire/paging.ts'
import { jsonReply, jsonTextReply } from './wire/reply.ts'

/** Everything under `/sessions` (docs/contract/http.md §1.10). */
export function sessionRoutes(service: Service, handle: Handle): Hono {
  const { addresses, clock, config, sessions } = service
  const app = new Hono()

  const mustBeSignedIn = async (caller: Caller): Promise<LiveSession> => {
    const live = await caller.session()
    if (!live) throw unauthorized()
    if (sessions.needsSecondFactor(live, config.session.whoami.required_aal)) {
      throw secondFactorRequired(secondFactorAddress(service))
    }
    return live
  }

  // The session cache returns the same object until a write, so the JSON text can be cached by object.
  const texts = new WeakMap<SessionRecord, string>()
  const textOf = (live: LiveSession): string => {
    const text = texts.get(live.session) ?? JSON.stringify(sessionBody(service, live))
    texts.set(live.session, text)
    return text
  }

  app.all(
    '/whoami',
    handle(always, async (caller) => {
      const live = await mustBeSignedIn(caller)
      const template = caller.url.searchParams.get('tokenize_as')
      const text = template ? await tokenizedText(service, live, template) : textOf(live)
      caller.cookies.renew(live)
      const { id, frozenAt } = live.identity
      return jsonTextReply(text, 200, {
        'x-kratos-authenticated-identity-id': id,
        // The operator's other services must not change a frozen account, either.
        ...(frozenAt !== undefined && { 'x-account-frozen': 'true' }),
      })
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
        others.sessions.map((session) => {
          const report = service.reports.linkFor(session.id, live.identity)
          return { ...listedSession(session, identity, clock()), ...(report !== undefined && { not_me: report }) }
        }),
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

  // A native application exchanges the codes of a sign-in by a browser for a session.
  app.get(
    '/token-exchange',
    handle(always, async (caller) => {
      const [initCode, returnCode] = ['init_code', 'return_to_code'].map((name) => {
        const code = caller.url.searchParams.get(name)
        if (!code) throw badRequest(`The query parameter "${name}" is missing.`)
        return code
      }) as [string, string]
      const { status, body } = await settleExchange(service, caller, initCode, returnCode)
      return jsonReply(body, status)
    }),
  )

  app.delete(
    '/:id',
    handle(always, async (caller, _request, { id = '' }) => {
      const live = await mustBeSignedIn(caller)
      if (!isUuid(id)) throw badRequest('This is not a session ID.')
      if (id.toLowerCase() === live.session.id) throw badRequest('To end the current session, sign out.')
      // Another user's session and an unknown one get the same response.
      await sessions.revoke(id.toLowerCase(), live.identity.id)
      return new Response(null, { status: 204 })
    }),
  )

  return app
}

/** The session with a signed token of the same content (docs/contract/http.md §4.4). */
async function tokenizedText(service: Service, live: LiveSession, template: string): Promise<string> {
  const { tokenizer } = service
  if (!tokenizer.has(template)) throw badRequest('There is no such token template.')
  const session = sessionBody(service, live)
  const tokenized = await tokenizer.tokenize(template, session)
  if (tokenized === undefined) throw badRequest('The token template needs an external ID, which the identity lacks.')
  return JSON.stringify({ ...session, tokenized })
}
