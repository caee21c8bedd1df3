import { proxy } from 'hono/proxy'
import type { Fetch } from './fetch.ts'
import type { Log } from './log.ts'
import { problem } from './problem.ts'

/** How long a remote service may take before a person is told that it doesn't answer, in milliseconds. */
const patience = 15_000

/**
 * A Kratos-compatible service at another address, reached under our own origin so that its cookies just work.
 * Redirects, cookies and bodies pass untouched.
 */
export function createRemoteService(base: string, origin: string, log: Log): Fetch {
  const { host, protocol } = new URL(origin)
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    headers.delete('Host')
    headers.delete('Connection')
    headers.set('X-Forwarded-Host', host)
    headers.set('X-Forwarded-Proto', protocol.slice(0, -1))
    try {
      return await proxy(base + pathname + search, {
        method: request.method,
        headers,
        body: request.body,
        redirect: 'manual',
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(patience)]),
        // Node's fetch asks for this when a body is a stream; its types don't know the word.
        ...(request.body && { duplex: 'half' }),
      })
    } catch (error) {
      if (request.signal.aborted) throw error
      log.warn({ err: error, request: request.headers.get('X-Request-ID') }, 'the identity service does not answer')
      return problem(request, 'serviceDown')
    }
  }
}
