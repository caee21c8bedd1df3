import { lookup as lookupName } from 'node:dns'
import { request as askPlainly, type IncomingMessage } from 'node:http'
import { request as askSecurely } from 'node:https'
import type { LookupFunction } from 'node:net'
import { lookupPublic, privateException, refusePrivateNumbers } from './private-addresses.ts'
import { ProviderFault } from './provider.ts'

/** How long a call may take, in milliseconds, and how many bytes its answer may have. */
const timeout = 10_000
const maxAnswer = 1024 * 1024

export interface ProviderFetchOptions {
  /** Whether addresses of private networks are refused. */
  readonly refusesPrivate: boolean
  /** Addresses that are called all the same. */
  readonly exceptions: readonly string[]
  /** The system's names, unless a test has its own. */
  readonly lookup?: LookupFunction
}

export interface ProviderRequest {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Requests to providers: bounded in time and size, without redirects, and to public addresses where configured. */
export function createProviderFetch({ refusesPrivate, exceptions, lookup = lookupName }: ProviderFetchOptions) {
  const areExceptions = exceptions.map(privateException)
  const guarded = lookupPublic(lookup)
  return async (address: string, request: ProviderRequest = {}): Promise<Response> => {
    const url = new URL(address)
    const isGuarded = refusesPrivate && !areExceptions.some((isException) => isException(url))
    if (isGuarded) refusePrivateNumbers(url)
    let response: IncomingMessage
    try {
      response = await answerOf(url, request, isGuarded ? guarded : lookup)
    } catch (cause) {
      if (cause instanceof ProviderFault) throw cause
      throw new ProviderFault('down', `${url.host} does not answer`, { cause })
    }
    const { statusCode: status = 0, headers } = response
    const fault = faultOf(url, status)
    if (fault) {
      response.destroy()
      throw fault
    }
    const bytes = await bytesOf(response, url)
    // `Response` refuses a body for these.
    const body = status === 204 || status === 205 ? null : bytes
    return new Response(body, { status, headers: { 'content-type': headers['content-type'] ?? '' } })
  }
}

/** `fetch` looks each name up by itself. Here, the connection takes the addresses that `lookup` gives. */
const answerOf = (url: URL, { method = 'GET', headers, body }: ProviderRequest, lookup: LookupFunction) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const ask = url.protocol === 'https:' ? askSecurely : askPlainly
    const signal = AbortSignal.timeout(timeout)
    // A connection of its own for each call: none that an exception opened serves another call.
    ask(url, { agent: false, method, headers: { ...headers, 'accept-encoding': 'identity' }, lookup, signal })
      .on('response', resolve)
      .on('error', reject)
      .end(body)
  })

function faultOf({ host }: URL, status: number): ProviderFault | undefined {
  if (status >= 500) return new ProviderFault('down', `${host} answered with ${status}`)
  if (status >= 300 && status < 400) return new ProviderFault('answer', `${host} answered with a redirect`)
  return undefined
}

async function bytesOf(response: IncomingMessage, { host }: URL): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of response as AsyncIterable<Uint8Array>) {
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
