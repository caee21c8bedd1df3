import type { Session } from '@collect/contract'
import { Hono } from 'hono'
import { z } from 'zod'
import { badRequest, notFound } from '../flows/flow-error.ts'
import { isUuid } from '../uuid.ts'
import type { Service } from '../flows/service.ts'
import { pageLinks, pageOf } from '../http/wire/paging.ts'
import { jsonReply } from '../http/wire/reply.ts'
import { wireIdentity } from '../identities/wire-identity.ts'
import type { SessionRecord } from '../records/session.ts'
import { wireSession } from '../sessions/wire-session.ts'
import type { SessionFilter } from '../store/session-store.ts'
import { endSessions } from './end-sessions.ts'
import { identityInPath } from './identities/routes.ts'
import { readJson } from './read-json.ts'

const noContent = () => new Response(null, { status: 204 })
const maxAtOnce = 500

const chosen = z.union([z.tuple([z.literal('*')]), z.array(z.uuid()).min(1).max(maxAtOnce)])
export const endPayload = z
  .strictObject({ action: z.enum(['disable', 'delete']), identities: chosen.optional(), sessions: chosen.optional() })
  .refine(({ identities, sessions }) => (identities === undefined) !== (sessions === undefined), {
    message: 'expected either identities or sessions',
  })

/** `/admin/sessions` (docs/contract/http.md §1.12). */
export function adminSessionRoutes(service: Service): Hono {
  const { clock, config, stores } = service
  const app = new Hono()

  app.get('/', async ({ req }) => {
    const url = new URL(req.url)
    const expand = expanded(url)
    return listSessions(service, url, {}, (session) => wire(service, session, expand))
  })

  app.get('/:id', async ({ req }) => {
    const expand = expanded(new URL(req.url))
    const session = await sessionOf(service, req.param('id'))
    return jsonReply(await wire(service, session, expand.size > 0 ? expand : expandable))
  })

  app.delete('/:id', async ({ req }) => {
    if (!isUuid(req.param('id'))) throw badRequest('This is not a session ID.')
    await stores.sessions.revoke(req.param('id').toLowerCase())
    return noContent()
  })

  app.patch('/:id/extend', async ({ req }) => {
    const session = await sessionOf(service, req.param('id'))
    const { lifespan, earliest_possible_extend: earliest = lifespan } = config.session
    const now = clock()
    // A call that comes too early succeeds, and the session stays as it is.
    if (session.endsAt - now <= earliest) {
      const isLonger = await service.sessions.extend(session)
      if (!isLonger) throw notFound('The session has ended.')
    }
    if (config.feature_flags.faster_session_extend) return noContent()
    return jsonReply(await wire(service, await sessionOf(service, session.id), expandable))
  })

  app.post('/', async ({ req }) => {
    const { action, identities, sessions } = await readJson(req.raw, endPayload)
    return jsonReply(await endSessions(service, action, identities ? { identities } : { sessions: sessions ?? [] }))
  })

  return app
}

/** `/admin/identities/{id}/sessions`. */
export function identitySessionRoutes(service: Service): Hono {
  const { addresses, clock, stores } = service
  const app = new Hono()

  app.get('/:id/sessions', async (context) => {
    const identity = await identityInPath(service, context)
    const shown = wireIdentity(identity, addresses.schema)
    return listSessions(service, new URL(context.req.url), { identityId: identity.id }, (session) => ({
      ...wireSession(session, shown, clock()),
      identity: null,
    }))
  })

  app.delete('/:id/sessions', async (context) => {
    const { id } = await identityInPath(service, context)
    await stores.sessions.deleteAll(id)
    return noContent()
  })

  return app
}

async function listSessions(
  { clock, stores }: Service,
  url: URL,
  filter: Pick<SessionFilter, 'identityId'>,
  show: (session: SessionRecord) => Session | Promise<Session>,
): Promise<Response> {
  const page = pageOf(url.searchParams)
  const active = activeIn(url)
  const wanted = { ...filter, ...(active !== undefined && { active }), now: clock() }
  const [sessions, total] = await Promise.all([
    stores.sessions.list({ ...wanted, size: page.size, offset: page.offset }),
    stores.sessions.count(wanted),
  ])
  return jsonReply(await Promise.all(sessions.map(show)), 200, {
    'x-total-count': String(total),
    link: pageLinks(url, page, total),
  })
}

function activeIn({ searchParams }: URL): boolean | undefined {
  const active = searchParams.get('active')
  if (!active) return undefined
  if (active !== 'true' && active !== 'false') throw badRequest('"active" has to be true or false.')
  return active === 'true'
}

const expandable: ReadonlySet<string> = new Set(['identity', 'devices'])

function expanded({ searchParams }: URL): ReadonlySet<string> {
  const wanted = searchParams.getAll('expand').map((word) => word.toLowerCase())
  const unknown = wanted.find((word) => !expandable.has(word))
  if (unknown !== undefined) throw badRequest(`"${unknown}" cannot be expanded.`)
  return new Set(wanted)
}

async function wire(service: Service, session: SessionRecord, expand: ReadonlySet<string>): Promise<Session> {
  const identity = await service.stores.identities.find(session.identityId)
  const shown = wireSession(
    session,
    identity ? wireIdentity(identity, service.addresses.schema) : null,
    service.clock(),
  )
  return {
    ...shown,
    ...(!expand.has('identity') && { identity: null }),
    ...(!expand.has('devices') && { devices: [] }),
  }
}

async function sessionOf({ stores }: Service, id: string): Promise<SessionRecord> {
  const session = isUuid(id) ? await stores.sessions.find(id.toLowerCase()) : undefined
  if (!session) throw notFound('There is no such session.')
  return session
}
