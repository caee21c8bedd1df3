import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
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

/** @param current the provider of this moment; it changes with the keys */
export function createListener(origin: string, current: () => Provider): NodeListener {
  const { host, protocol } = new URL(origin)
  return async (incoming, outgoing) => {
    const { pathname, search } = new URL(incoming.url ?? '/', origin)
    for (const name of proxyHeaders) delete incoming.headers[name]
    // The library builds addresses and cookies from these two.
    incoming.headers['host'] = host
    incoming.headers['x-forwarded-proto'] = protocol.slice(0, -1)
    incoming.url = pathname + search

    outgoing.setHeader('Cache-Control', isPublicDocument(pathname) ? 'public, max-age=300' : 'no-store')
    outgoing.setHeader('Content-Security-Policy', policy)
    outgoing.setHeader('Referrer-Policy', 'no-referrer')
    await current().callback()(incoming, outgoing)
  }
}
