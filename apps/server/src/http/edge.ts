import { randomUUID } from 'node:crypto'
import { IncomingMessage, type ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import type { Log } from '../process/log.ts'
import { loggedPath } from '../process/logged-path.ts'
import { watchForProxy } from './undeclared-proxy.ts'

export interface EdgeOptions {
  readonly origin: string
  readonly trustedHops: number
  /** The declared proxies name the client's place. */
  readonly trustsPlaces: boolean
  readonly log: Log
}

/** Headers that only the edge and declared proxies may set; those of clients are dropped. */
const ours = new Set([
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-real-ip',
  'forwarded',
  'x-request-id',
  'cf-ipcity',
  'cf-ipcountry',
])

/** Headers in which proxies name the client's place. */
const places = ['cf-ipcity', 'cf-ipcountry'] as const

/** Headers in which proxies name the client. */
const naming = ['x-forwarded-for', 'x-real-ip', 'forwarded']

const saneRequestId = /^[\w.:+/=-]{8,128}$/

/**
 * The first step of every request: replaces the headers that clients cannot be trusted with. It works on Node's own
 * objects, before a `Request` exists, because that costs almost nothing.
 */
export function createEdge({ origin, trustedHops, trustsPlaces, log }: EdgeOptions) {
  const { host: ownHost, protocol } = new URL(origin)
  const isSecure = protocol === 'https:'
  const lookForProxy = watchForProxy({ origin, trustedHops, log })

  /** @returns whether the edge has answered the request */
  return function edge(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const begun = performance.now()
    const said = takeOut(incoming.rawHeaders)
    const forwardedHost = trustedHops > 0 ? said.get('x-forwarded-host') : undefined
    const host = forwardedHost ?? incoming.headers.host
    const requestId = keptRequestId(said.get('x-request-id'))
    const caller = clientAddressOf(incoming.socket.remoteAddress ?? '', said.get('x-forwarded-for'), trustedHops)
    lookForProxy({ isForwarded: naming.some((name) => said.has(name)), source: caller, host })

    replaceHeaders(incoming, {
      ...(host !== undefined && { Host: host }),
      'X-Forwarded-For': caller,
      'X-Request-ID': requestId,
      ...(trustsPlaces && placesIn(said)),
    })
    const path = pathOf(incoming.url ?? '/')
    // Behind a proxy that terminates TLS, the URL must still begin with the origin, because form checks compare it.
    incoming.url = isSecure && host === ownHost ? origin + path : path

    outgoing.setHeader('X-Request-ID', requestId)
    outgoing.setHeader('X-Content-Type-Options', 'nosniff')
    outgoing.setHeader('Referrer-Policy', 'same-origin')
    // A response that other sites may load overrides this header.
    outgoing.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
    if (isSecure) outgoing.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')

    outgoing.once('close', () => {
      const line = {
        request: requestId,
        source: caller,
        method: incoming.method,
        path: loggedPath(path),
        status: outgoing.statusCode,
        ms: Math.round((performance.now() - begun) * 10) / 10,
      }
      if (outgoing.statusCode >= 500) log.error({ event: 'request.answered', ...line }, '5xx response.')
      else log.info({ event: 'request.answered', ...line }, 'Request answered.')
    })

    const isPlain = isSecure && schemeOf(said.get('x-forwarded-proto'), trustedHops) === 'http'
    if (!isPlain || path.startsWith('/health/')) return false
    // The client reached the proxy over plain http, where cookies and forms must not be sent.
    outgoing.writeHead(308, { Location: origin + path }).end()
    return true
  }
}

/** The scheme of the request to the outermost declared proxy; undefined if no proxy is declared. */
function schemeOf(forwardedProto: string | undefined, trustedHops: number): string | undefined {
  if (trustedHops === 0 || forwardedProto === undefined) return undefined
  const chain = forwardedProto.split(',').map((part) => part.trim().toLowerCase())
  return chain[Math.max(0, chain.length - trustedHops)]
}

/** The headers of the client's place, as the proxy set them. */
const placesIn = (said: ReadonlyMap<string, string>): Readonly<Record<string, string>> =>
  Object.fromEntries(places.flatMap((name) => (said.has(name) ? [[name, said.get(name) ?? '']] : [])))

/** The values that a raw header list has for the headers in `ours`. */
function takeOut(raw: readonly string[]): ReadonlyMap<string, string> {
  const said = new Map<string, string>()
  for (let i = 0; i < raw.length; i += 2) {
    const name = raw[i]?.toLowerCase() ?? ''
    const value = raw[i + 1] ?? ''
    if (ours.has(name)) said.set(name, said.has(name) ? `${said.get(name)},${value}` : value)
  }
  return said
}

/**
 * Drops the headers that only the edge may set and sets its own, in `headers` and in `rawHeaders`: Hono's adapter reads
 * some names from one and some from the other.
 */
function replaceHeaders(incoming: IncomingMessage, set: Readonly<Record<string, string>>): void {
  const { rawHeaders, headers } = incoming
  const kept: string[] = []
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] ?? ''
    const lower = name.toLowerCase()
    if (ours.has(lower)) delete headers[lower]
    else if (lower !== 'host' || !('Host' in set)) kept.push(name, rawHeaders[i + 1] ?? '')
  }
  for (const [name, value] of Object.entries(set)) {
    kept.push(name, value)
    headers[name.toLowerCase()] = value
  }
  incoming.rawHeaders = kept
}

/**
 * A request whose `headersDistinct` follows `rawHeaders`. Node's own version reads as many headers as it parsed, which
 * is wrong after the edge has replaced some.
 */
export class EdgeRequest extends IncomingMessage {}
Object.defineProperty(EdgeRequest.prototype, 'headersDistinct', {
  get(this: IncomingMessage) {
    return distinct(this.rawHeaders)
  },
})

function distinct(raw: readonly string[]): NodeJS.Dict<string[]> {
  const values: Record<string, string[]> = {}
  for (let i = 0; i < raw.length; i += 2) (values[raw[i]?.toLowerCase() ?? ''] ??= []).push(raw[i + 1] ?? '')
  return values
}

const keptRequestId = (given: string | undefined): string =>
  given !== undefined && saneRequestId.test(given) ? given : randomUUID()

/** The client's address, as the outermost declared proxy saw it. Each proxy appends the address of its own client. */
export function clientAddressOf(socketAddress: string, forwardedFor: string | undefined, trustedHops: number): string {
  const chain = [...(forwardedFor?.split(',').map((part) => part.trim()) ?? []), socketAddress]
  const seen = chain[Math.max(0, chain.length - 1 - trustedHops)] ?? socketAddress
  const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, '')
  return isIP(plain(seen)) ? plain(seen) : plain(socketAddress)
}

/** The path of a request target. The host in an absolute-form target is ignored. */
function pathOf(target: string): string {
  if (target.startsWith('/')) return target
  const url = URL.parse(target)
  return url ? url.pathname + url.search : '/'
}
