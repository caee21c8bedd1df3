import { Hono } from 'hono'
import { flowKinds, type FlowKind, type FlowType } from '@collect/contract'
import { wireTime } from '../clock.ts'
import type { Answer } from '../flows/show/answer.ts'
import type { Caller } from '../flows/caller.ts'
import { leaveToApplication } from '../flows/leave-flow.ts'
import { fetchFlow } from '../flows/show/fetch.ts'
import { badRequest, FlowError, notFound } from '../flows/flow-error.ts'
import { followLink, resumeSettings } from '../flows/links/follow-link.ts'
import { logOut, startLogout } from '../flows/logout.ts'
import { isUuid } from '../uuid.ts'
import type { Service } from '../flows/service.ts'
import { startFlow } from '../flows/begin/start.ts'
import { submitFlow } from '../flows/submit/submit.ts'
import { clientNetworkOf } from '../rate-limit/client-network.ts'
import { digest } from '../secrets/tokens.ts'
import { readBody } from './wire/body.ts'
import { jsonReply, reply } from './wire/reply.ts'
import { always, starts, submissions, type Handle } from './handle.ts'

/** Everything under `/self-service` (docs/contract/http.md §1.4 to §1.9). */
export function selfServiceRoutes(service: Service, handle: Handle): Hono {
  const app = new Hono()
  /** Waits in the fair queue, then answers in the format that the caller accepts. */
  const answered =
    (work: (caller: Caller, request: Request) => Promise<Answer>) => async (caller: Caller, request: Request) => {
      await service.turns({ name: clientNetworkOf(caller.ipAddress).queueKey, isKnown: caller.device.id !== undefined })
      return reply(await work(caller, request), caller)
    }
  for (const kind of flowKinds) {
    const begin = (type: FlowType) => answered((caller) => startFlow(service, caller, kind, type))
    const fetch = async (caller: Caller) => jsonReply(await fetchFlow(service, caller, kind))
    const submit = answered((caller, request) => submitFlow(service, caller, kind, () => readBody(request)))
    const show = answered((caller) => follow(service, caller, kind))
    const leave = answered((caller) => leaveToApplication(service, caller, kind))

    app.get(`/${kind}/browser`, handle(starts, begin('browser')))
    app.get(`/${kind}/api`, handle(always, begin('api')))
    app.get(`/${kind}/flows`, handle(kind === 'settings' ? starts : always, fetch))
    app.post(`/${kind}`, handle(submissions, submit))
    app.get(`/${kind}`, handle(starts, show))
    app.get(`/${kind}/application`, handle(starts, leave))
  }

  const beginLogout = async (caller: Caller) => jsonReply(await startLogout(service, caller))
  const endSession = async (caller: Caller) => {
    const response = reply(await logOut(service, caller), caller)
    if (clearsBrowser(service)) response.headers.set('clear-site-data', '"cache", "cookies", "storage"')
    return response
  }
  const endNativeSession = (_: Caller, request: Request) => logOutNative(service, request)
  const showError = async (caller: Caller) => jsonReply(await findError(service, caller))

  app.get('/logout/browser', handle(starts, beginLogout))
  app.get('/logout', handle(starts, endSession))
  app.delete('/logout/api', handle(always, endNativeSession))
  app.get('/errors', handle(always, showError))
  return app
}

const follow = (service: Service, caller: Caller, kind: FlowKind): Promise<Answer> =>
  kind === 'settings' ? resumeSettings(service, caller) : followLink(service, caller, kind)

/** Whether a logout sends `Clear-Site-Data`, which browsers heed over https only (docs/contract/http.md §1.9). */
const clearsBrowser = ({ config: { selfservice, serve } }: Service): boolean =>
  selfservice.flows.logout.clear_browser_data && serve.public.base_url.startsWith('https:')

/** `DELETE /self-service/logout/api`: an invalid token is refused, without saying whether it was ever valid. */
async function logOutNative(service: Service, request: Request): Promise<Response> {
  const isJson = /^application\/json\b/i.test(request.headers.get('content-type') ?? '')
  if (!isJson) throw badRequest('The content type has to be application/json.')
  const read = await readBody(request)
  if ('problem' in read) throw badRequest(read.problem)
  const token = read.body['session_token']
  const found = typeof token === 'string' ? await service.stores.sessions.findByTokenDigest(digest(token)) : undefined
  if (!found) throw new FlowError({ status: 403, reason: 'There is no session with this token.' })
  await service.sessions.revoke(found.session.id)
  return new Response(null, { status: 204 })
}

async function findError({ stores }: Service, caller: Caller) {
  const query = caller.url.searchParams
  const id = query.get('id') ?? query.get('error') ?? ''
  const found = id === 'stub:500' ? sample : isUuid(id) ? await stores.errors.find(id.toLowerCase()) : undefined
  if (!found) throw notFound('There is no such error.')
  const at = wireTime(found.createdAt)
  return { id: found.id, error: found.error, created_at: at, updated_at: at }
}

/** A sample for developers of an error page. */
const sample = {
  id: '00000000-0000-4000-8000-000000000500',
  error: {
    code: 500,
    status: 'Internal Server Error',
    reason: 'This is a sample: nothing went wrong.',
    message: 'Something went wrong on our side.',
  },
  createdAt: 0,
}
