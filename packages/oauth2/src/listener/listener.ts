import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import type { OAuth2Log } from '../oauth2-log.ts'
import { callerAddressOf, type RequestLimits } from './request-limits.ts'
import { redirectPostedLogout } from './posted-logout.ts'
import { isPublicDocument } from './routes.ts'

/** Answers a request on Node's own objects, before its body was read. */
export type NodeListener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>

/** Headers of proxies. The library would believe them. */
const proxyHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
]

/** `script-src` is empty: the library adds the hash of its own script where it sends a form. */
const policy = "default-src 'none'; script-src; base-uri 'none'; frame-ancestors 'none'"

interface ListenerOptions {
  readonly origin: string
  /** The provider of this moment; it changes with the keys. */
  readonly current: () => Provider
  readonly limits: RequestLimits
  readonly log: OAuth2Log
}

export function createListener({ origin, current, limits, log }: ListenerOptions): NodeListener {
  const { host, protocol } = new URL(origin)
  // The library puts its steps together for each answerer.
  const answerers = new WeakMap<Provider, NodeListener>()
  const answererOf = (provider: Provider): NodeListener => {
    const answer = answerers.get(provider) ?? provider.callback()
    answerers.set(provider, answer)
    return answer
  }

  return async (incoming, outgoing) => {
    const address = callerAddressOf(incoming)
    const { pathname, search } = new URL(incoming.url ?? '/', origin)
    for (const name of proxyHeaders) delete incoming.headers[name]
    // The library builds addresses and cookies from these two.
    incoming.headers['host'] = host
    incoming.headers['x-forwarded-proto'] = protocol.slice(0, -1)
    incoming.url = pathname + search

    outgoing.setHeader('Cache-Control', isPublicDocument(pathname) ? 'public, max-age=300' : 'no-store')
    outgoing.setHeader('Content-Security-Policy', policy)
    outgoing.setHeader('Referrer-Policy', 'no-referrer')
    if (incoming.method === 'POST' && pathname === '/oauth2/sessions/logout') {
      await redirectPostedLogout(incoming, outgoing)
      return
    }
    await answererOf(current())(incoming, outgoing)
    try {
      await limits.after(incoming, address, outgoing.statusCode)
    } catch (error) {
      // The answer is sent already.
      log.error({ event: 'oauth2.uncounted', err: error }, 'A refused request could not be counted.')
    }
  }
}
