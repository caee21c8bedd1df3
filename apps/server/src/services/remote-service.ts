import type { Fetch } from '@collect/contract'
import type { LocaleSettings } from '@collect/messages'
import { proxy } from 'hono/proxy'
import type { Log } from '../process/log.ts'
import { createOwnAddresses, type OwnAddresses } from './own-addresses.ts'
import { problem } from '../responses/problem.ts'
import { senderOf } from './sender.ts'
import { wantsHtml } from '../responses/wants-json.ts'

export interface RemoteOptions {
  /** Base address of the service, without a trailing slash. */
  readonly base: string
  /** The app's origin, under which browsers reach the service. */
  readonly origin: string
  readonly log: Log
  readonly languages?: LocaleSettings
  /** Time limit for an answer of the service, in milliseconds. */
  readonly timeoutMs?: number
}

/**
 * A proxy to a Kratos-compatible service at another address, under the app's origin, so that its cookies work.
 * Redirects, cookies and bodies pass unchanged, except addresses of the service: they move to the app's origin.
 */
export function createRemoteService({ base, origin, log, languages, timeoutMs = 15_000 }: RemoteOptions): Fetch {
  const { host, protocol } = new URL(origin)
  const own = createOwnAddresses(base, origin)

  return async (request) => {
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    headers.delete('Host')
    headers.delete('Connection')
    headers.set('X-Forwarded-Host', host)
    headers.set('X-Forwarded-Proto', protocol.slice(0, -1))
    try {
      const answer = await proxy(base + pathname + search, {
        method: request.method,
        headers,
        body: request.body,
        redirect: 'manual',
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]),
        // Node's fetch requires this for a streamed body; its types lack it.
        ...(request.body && { duplex: 'half' }),
      })
      if (isUseless(request, pathname, answer)) {
        await answer.body?.cancel()
        throw new Error(`${answer.status} ${answer.headers.get('Content-Type')} where a person waits for a page`)
      }
      return pathname.startsWith('/self-service/') ? await withOwnAddresses(answer, own, request, search) : answer
    } catch (error) {
      if (request.signal.aborted) throw error
      log.warn(
        { event: 'identity.unavailable', err: error, ...senderOf(request) },
        'The identity service did not answer.',
      )
      return problem(request, 'serviceDown', languages)
    }
  }
}

/** Paths where flows start: a browser always gets a redirect there (docs/contract/http.md §2). */
const start = /^\/self-service\/(?:login|registration|settings|recovery|verification)\/browser$/

/** Whether a browser would show a raw response of the service instead of a page. */
function isUseless({ headers }: Request, path: string, { status }: Response): boolean {
  if (!wantsHtml(headers)) return false
  return status >= 500 || (start.test(path) && (status < 300 || status > 399))
}

async function withOwnAddresses(
  answer: Response,
  own: OwnAddresses,
  request: Request,
  query: string,
): Promise<Response> {
  const headers = new Headers(answer.headers)
  const location = headers.get('Location')
  if (location !== null) headers.set('Location', own.ofRedirect(location, new URLSearchParams(query).get('return_to')))
  const as = { status: answer.status, statusText: answer.statusText, headers }
  if (!headers.get('Content-Type')?.startsWith('application/json') || !answer.body) return new Response(answer.body, as)
  const text = await answer.text()
  const owned = own.inText(text)
  if (owned === undefined) {
    // A script reads such an answer and says what is wrong. A redirect may have no body.
    if (text !== '' && wantsHtml(request.headers)) throw new Error('broken JSON where a person waits for a page')
    return new Response(text, as)
  }
  if (owned !== text) headers.delete('Content-Length')
  return new Response(owned, as)
}
