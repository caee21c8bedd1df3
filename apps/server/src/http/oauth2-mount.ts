import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { LocaleSettings } from '@collect/messages'
import { isOAuth2Path, otherSitesAt } from '@collect/oauth2'
import type { Context, MiddlewareHandler } from 'hono'
import type { Log } from '../process/log.ts'
import { oauth2Refusal } from '../responses/oauth2-fault.ts'
import type { ProblemName } from '../responses/problem.ts'
import { senderOf } from '../services/sender.ts'
import type { Services } from '../services/services.ts'
import { isCrossSite, isLink } from './cross-site.ts'

interface OAuth2MountOptions {
  readonly origin: string
  readonly oauth2: Services['oauth2']
  readonly languages: LocaleSettings | undefined
  readonly log: Log
}

/** docs/contract/providers-and-oauth2.md §E3 */
const maxBody = 56 * 1024

/**
 * Hands OAuth2 requests to the provider, on Node's own objects and before anything reads their body. Without a
 * provider, its paths do not exist.
 */
export function mountOAuth2({
  origin,
  oauth2,
  languages,
  log,
}: OAuth2MountOptions): MiddlewareHandler<{ Bindings: HttpBindings }> {
  async function answer(c: Context<{ Bindings: HttpBindings }>): Promise<Response> {
    const request = c.req.raw
    const pathname = c.req.path
    const refuse = (which: ProblemName) => oauth2Refusal(request, which, languages)

    const otherSites = otherSitesAt(request.method, pathname)
    if (!oauth2 || otherSites === undefined) return refuse('notFound')
    if (otherSites !== 'anything' && isCrossSite(request, origin)) {
      const isAllowed = otherSites === 'link' ? isLink(request) : otherSites === 'script' && isScript(request)
      if (!isAllowed) {
        log.warn(
          { event: 'request.cross_site_refused', ...senderOf(request), path: pathname },
          'Cross-site request refused.',
        )
        return refuse('foreign')
      }
    }
    if (Number(request.headers.get('Content-Length') ?? 0) > maxBody) return refuse('tooLarge')
    const { incoming, outgoing } = c.env
    const wait = await oauth2.waitOf(incoming)
    if (wait > 0) {
      const answer = refuse('tooMany')
      answer.headers.set('Retry-After', String(Math.ceil(wait / 1000)))
      return answer
    }
    await oauth2.listener(incoming, outgoing)
    return RESPONSE_ALREADY_SENT
  }
  // All requests pass here.
  return (c, next) => (isOAuth2Path(c.req.path) ? answer(c) : next())
}

/** Whether a script sent the request, and the browser keeps the answer from it unless we allow its origin. */
const isScript = ({ headers }: Request): boolean => (headers.get('Sec-Fetch-Mode') ?? 'cors') === 'cors'
