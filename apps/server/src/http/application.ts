import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Fetch } from '@collect/contract'
import type { LocaleSettings } from '@collect/messages'
import { faultSentence, isUnavailable } from '@collect/storage'
import { connectedAppRoutes } from './connected-apps.ts'
import { maxLongForm, maxPageForm, mayBeLong, problemOfForm } from './form-body.ts'
import { isCrossSite, isLink } from './cross-site.ts'
import { limitBody } from './limit-body.ts'
import { isPhotoUpload } from './photo-upload.ts'
import { mountOAuth2 } from './oauth2-mount.ts'
import type { Log } from '../process/log.ts'
import { problem } from '../responses/problem.ts'
import { securityContact, securityContactPath } from './security-contact.ts'
import { senderOf } from '../services/sender.ts'
import type { Services } from '../services/services.ts'
import { wantsHtml, wantsJson } from '../responses/wants-json.ts'

export interface ApplicationOptions {
  readonly origin: string
  readonly devPages: boolean
  readonly services: Services
  readonly assets: (request: Request) => Response | undefined
  readonly pages: Fetch
  readonly log: Log
  /** Language settings of the server's own pages (PROJECT-CONFIG-2). */
  readonly languages?: LocaleSettings
  /** Contact for reports of vulnerabilities; undefined if the project has none. */
  readonly securityContact?: string | undefined
  /** True once the process received a signal to stop. */
  readonly isStopping: () => boolean
}

/** docs/contract/http.md §1.2 */
const maxBody = 5 * 1024 * 1024
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Paths of the identity service on the app's origin, embedded or remote. */
const identityPaths = [
  '/self-service/*',
  '/sessions',
  '/sessions/*',
  '/account',
  '/account/*',
  '/schemas',
  '/schemas/*',
  '/.well-known/*',
  '/version',
  '/openapi.json',
]

/** Routes requests: the first match answers. */
export function createApplication(options: ApplicationOptions): Hono<{ Bindings: HttpBindings }> {
  const { origin, services, assets, pages, log, languages } = options
  const ownHost = new URL(origin).host
  const app = new Hono<{ Bindings: HttpBindings }>()

  app.get('/health/alive', (c) => c.json({ status: 'ok' }))
  app.get('/health/ready', async (c) => {
    const reason = options.isStopping() ? 'The process is stopping.' : await reasonNotReady(services, log)
    if (reason === undefined) return c.json({ status: 'ok' })
    return c.json({ errors: { service: reason } }, 503, { 'Retry-After': '2' })
  })

  // Cookies and passkeys belong to one host name, so all other names redirect to it.
  app.use(async (c, next) => {
    if (c.req.header('Host')?.toLowerCase() === ownHost) return next()
    const { pathname, search } = new URL(c.req.url)
    return c.redirect(origin + pathname + search, 308)
  })
  app.use(mountOAuth2({ origin, oauth2: services.oauth2, languages, log }))
  const limited = (maxSize: number) => limitBody({ maxSize, onError: (c) => problem(c.req.raw, 'tooLarge', languages) })
  const limitedBody = limited(maxBody)
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', (c, next) =>
    isPhotoUpload(c.req.path) ? next() : limitedBody(c, next),
  )

  app.get(securityContactPath, (c) =>
    options.securityContact === undefined
      ? problem(c.req.raw, 'notFound', languages)
      : securityContact(options.securityContact, origin),
  )
  app.route(
    '/account/apps',
    connectedAppRoutes({ origin, identity: services.identity, desk: services.consent, languages, log }),
  )
  const identity = async (request: Request) => {
    const answer = await services.identity(request)
    return answer.status === 503 && wantsHtml(request.headers) ? unavailable(request, answer, languages) : answer
  }
  for (const path of identityPaths) app.all(path, (c) => identity(c.req.raw))
  app.all('/api/collectibles/*', (c) => services.collectibles(c.req.raw))

  if (!options.devPages) app.all('/dev/*', (c) => problem(c.req.raw, 'notFound', languages))
  app.get('/dev/mail', async (c, next) => {
    if (!services.mails || !wantsJson(c.req.raw.headers)) return next()
    return c.json([...(await services.mails())], 200, { 'Cache-Control': 'no-store' })
  })

  // React Router checks the origin of a form for some of its routes only; this check covers all of them. Another site
  // may link to a page, but not load one.
  app.use(async (c, next) => {
    if (!isCrossSite(c.req.raw, origin) || (safeMethods.has(c.req.method) && isLink(c.req.raw))) return next()
    log.warn(
      { event: 'request.cross_site_refused', ...senderOf(c.req.raw), path: c.req.path },
      'Cross-site request refused.',
    )
    return problem(c.req.raw, 'foreign', languages)
  })
  const [limitedForm, limitedLongForm] = [limited(maxPageForm), limited(maxLongForm)]
  app.use((c, next) => (mayBeLong(c.req.raw) ? limitedLongForm : limitedForm)(c, next))
  app.use(async (c, next) => {
    const unreadable = safeMethods.has(c.req.method) ? undefined : await problemOfForm(c.req.raw)
    return unreadable ? problem(c.req.raw, unreadable, languages) : next()
  })
  app.all('*', (c) => assets(c.req.raw) ?? pages(c.req.raw))
  app.onError((error, c) => {
    log.error({ event: 'request.failed', err: error, ...senderOf(c.req.raw) }, 'Unhandled error.')
    return problem(c.req.raw, isUnavailable(error) ? 'unavailable' : 'fault', languages)
  })
  return app
}

/** A browser's user reads a page instead of JSON. */
function unavailable(request: Request, answer: Response, languages: LocaleSettings | undefined): Response {
  const page = problem(request, 'unavailable', languages)
  for (const cookie of answer.headers.getSetCookie()) page.headers.append('Set-Cookie', cookie)
  return page
}

async function reasonNotReady({ ready }: Services, log: Log): Promise<string | undefined> {
  try {
    await ready()
    return undefined
  } catch (error) {
    log.error({ event: 'health.not_ready', err: error }, 'The service is not ready.')
    return faultSentence(error)
  }
}
