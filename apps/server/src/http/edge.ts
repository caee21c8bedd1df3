import { randomUUID } from 'node:crypto'
import { IncomingMessage, type ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import type { Log } from '../process/log.ts'
import { watchForProxy } from './undeclared-proxy.ts'

export interface EdgeOptions {
  readonly origin: string
  readonly trustedHops: number
  readonly log: Log
}

/** What only we may say about a request; from outside it is dropped. */
const ours = new Set([
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-real-ip',
  'forwarded',
  'x-request-id',
])

/** Headers in which proxies name the client. */
const naming = ['x-forwarded-for', 'x-real-ip', 'forwarded']

const saneRequestId = /^[\w.:+/=-]{8,128}$/

/**
 * The first hop: makes a request from the network fit to be believed, before it becomes a `Request`.
 * It works on Node's own objects because that costs the hot paths next to nothing.
 */
export function createEdge({ origin, trustedHops, log }: EdgeOptions) {
  const { host: ownHost, protocol } = new URL(origin)
  const isSecure = protocol === 'https:'
  const lookForProxy = watchForProxy({ origin, trustedHops, log })

  /** @returns whether it has answered already. */
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
    })
    const path = pathOf(incoming.url ?? '/')
    // Behind a proxy that speaks TLS the address must still begin with the origin: forms are checked against it.
    incoming.url = isSecure && host === ownHost ? origin + path : path

    outgoing.setHeader('X-Request-ID', requestId)
    outgoing.setHeader('X-Content-Type-Options', 'nosniff')
    outgoing.setHeader('Referrer-Policy', 'same-origin')
    // What other sites may load says so itself.
    outgoing.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
    if (isSecure) outgoing.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')

    outgoing.once('close', () => {
      // The query stays out: it may carry codes and tokens.
      const line = {
        request: requestId,
        source: caller,
        method: incoming.method,
        path: path.split('?', 1)[0],
        status: outgoing.statusCode,
        ms: Math.round((performance.now() - begun) * 10) / 10,
      }
      if (outgoing.statusCode >= 500) log.error({ event: 'request.answered', ...line }, '5xx response.')
      else log.info({ event: 'request.answered', ...line }, 'Request answered.')
    })

    const isPlain = isSecure && schemeOf(said.get('x-forwarded-proto'), trustedHops) === 'http'
    if (!isPlain || path.startsWith('/health/')) return false
    // Our proxy was asked over plain http: cookies and forms have no business there.
    outgoing.writeHead(308, { Location: origin + path }).end()
    return true
  }
}

/** What the outermost proxy of ours was asked over; unknown where no proxy is declared. */
function schemeOf(forwardedProto: string | undefined, trustedHops: number): string | undefined {
  if (trustedHops === 0 || forwardedProto === undefined) return undefined
  const chain = forwardedProto.split(',').map((part) => part.trim().toLowerCase())
  return chain[Math.max(0, chain.length - trustedHops)]
}

/** Takes the headers that are ours to set out of a raw list, keeping what was said. */
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
 * Drops the headers that only the edge may set, and sets its own, in every view that Node offers of a request. The
 * adapter answers some names from `headers` and others from `rawHeaders`, so one view alone is not enough.
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
 * A request whose third view of its headers follows `rawHeaders`. Node's own is made of as many of them as were parsed,
 * which is wrong once the edge has replaced some.
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

/** The address that the outermost proxy of ours saw; each hop adds the address it was called from at the end. */
export function clientAddressOf(socketAddress: string, forwardedFor: string | undefined, trustedHops: number): string {
  const chain = [...(forwardedFor?.split(',').map((part) => part.trim()) ?? []), socketAddress]
  const seen = chain[Math.max(0, chain.length - 1 - trustedHops)] ?? socketAddress
  const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, '')
  return isIP(plain(seen)) ? plain(seen) : plain(socketAddress)
}

/** A target in absolute form names a host of its own; only its path counts. */
function pathOf(target: string): string {
  if (target.startsWith('/')) return target
  const url = URL.parse(target)
  return url ? url.pathname + url.search : '/'
}
