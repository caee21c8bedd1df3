import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import { ProviderFault } from './provider.ts'

/** How long a call may take, in milliseconds, and how many bytes its answer may have. */
const timeout = 10_000
const maxAnswer = 1024 * 1024

export interface ProviderFetchOptions {
  /** Whether addresses of private networks are refused. */
  readonly refusesPrivate: boolean
  /** Addresses that are called all the same. */
  readonly exceptions: readonly string[]
}

/** Requests to providers: bounded in time and size, without redirects, and to public addresses where configured. */
export function createProviderFetch({ refusesPrivate, exceptions }: ProviderFetchOptions) {
  return async (address: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(address)
    if (refusesPrivate && !exceptions.some((one) => isBelow(url, new URL(one)))) await refusePrivate(url)
    let response: Response
    try {
      response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeout) })
    } catch (cause) {
      throw new ProviderFault('down', `${url.host} does not answer`, { cause })
    }
    if (response.status >= 500) throw new ProviderFault('down', `${url.host} answered with ${response.status}`)
    return new Response(await bytesOf(response, url), { status: response.status, headers: response.headers })
  }
}

/** The same host and port: a mere prefix would also fit names that only begin alike. */
const isBelow = (url: URL, exception: URL): boolean =>
  url.origin === exception.origin && url.pathname.startsWith(exception.pathname)

async function bytesOf(response: Response, { host }: URL): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of response.body ?? []) {
      size += part.byteLength
      if (size > maxAnswer) throw new ProviderFault('answer', `${host} answered with more than 1 MB`)
      parts.push(part)
    }
  } catch (cause) {
    if (cause instanceof ProviderFault) throw cause
    throw new ProviderFault('down', `${host} broke off its answer`, { cause })
  }
  return new Uint8Array(Buffer.concat(parts))
}

const closed = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  closed.addSubnet(net, bits, 'ipv6')

/** @throws ProviderFault for a name that leads to a private address */
async function refusePrivate({ hostname, host }: URL): Promise<void> {
  const name = hostname.replace(/^\[|\]$/g, '')
  const found = isIP(name) ? [{ address: name }] : await lookup(name, { all: true }).catch(() => [])
  if (found.length === 0) throw new ProviderFault('down', `${host} has no address`)
  if (found.some(({ address }) => isPrivate(address))) {
    throw new ProviderFault('answer', `${host} is in a private network, which clients.http refuses`)
  }
}

const isPrivate = (address: string): boolean => closed.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
