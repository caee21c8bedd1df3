import type { Fetch } from '@collect/contract'
import type { LocaleSettings } from '@collect/messages'
import { proxy } from 'hono/proxy'
import type { Log } from '../process/log.ts'
import { createOwnAddresses, type OwnAddresses } from './own-addresses.ts'
import { problem } from '../responses/problem.ts'
import { senderOf } from './sender.ts'
import { wantsHtml } from '../responses/wants-json.ts'

export interface RemoteOptions {
  /** Where the service is reached, without a slash at the end. */
  readonly base: string
  /** Our own, under which the browser reaches it. */
  readonly origin: string
  readonly log: Log
  readonly languages?: LocaleSettings
  /** How long it may take before a person is told that it doesn't answer, in milliseconds. */
  readonly timeoutMs?: number
}

/**
 * A Kratos-compatible service at another address, reached under our own origin so that its cookies just work.
 * Redirects, cookies and bodies pass untouched, but for addresses of the service itself: they become ours.
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
        // Node's fetch asks for this when a body is a stream; its types don't know the word.
        ...(request.body && { duplex: 'half' }),
      })
      if (isUseless(request, pathname, answer)) {
        await answer.body?.cancel()
        throw new Error(`${answer.status} ${answer.headers.get('Content-Type')} where a person waits for a page`)
      }
      return pathname.startsWith('/self-service/') ? await withOwnAddresses(answer, own, search) : answer
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

/** Where flows start: a browser is led on from there, never shown something (docs/contract/http.md §2). */
const start = /^\/self-service\/(?:login|registration|settings|recovery|verification)\/browser$/

/** Whether a person would be shown something that no page of ours can explain. */
function isUseless({ headers }: Request, path: string, { status }: Response): boolean {
  if (!wantsHtml(headers)) return false
  return status >= 500 || (start.test(path) && (status < 300 || status > 399))
}

async function withOwnAddresses(answer: Response, own: OwnAddresses, query: string): Promise<Response> {
  const headers = new Headers(answer.headers)
  const location = headers.get('Location')
  if (location !== null) headers.set('Location', own.ofRedirect(location, new URLSearchParams(query).get('return_to')))
  const as = { status: answer.status, statusText: answer.statusText, headers }
  if (!headers.get('Content-Type')?.startsWith('application/json') || !answer.body) return new Response(answer.body, as)
  const text = await answer.text()
  const owned = own.inText(text)
  if (owned !== text) headers.delete('Content-Length')
  return new Response(owned, as)
}
