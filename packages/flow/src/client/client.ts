import { readAnswer } from '../wire/read-answer.ts'
import { toConsole } from '../wire/to-console.ts'
import type { FetchFunction } from '../wire/transport.ts'
import { ResponseError, TransportError } from './call-error.ts'
import { addressWith, type Query } from './query.ts'

/**
 * The kit's default address, a placeholder that leads nowhere (CALL-BASE-2). Set your own as `baseUrl`. In a browser,
 * the page's own origin takes its place.
 */
export const placeholderUrl = 'https://playground.invalid'

export interface ClientOptions {
  /** Base address of the identity service. Required outside a browser. */
  readonly baseUrl?: string
  readonly fetch?: FetchFunction
  /** Session token of a native client, sent as `X-Session-Token`. */
  readonly sessionToken?: string
  /** Cookies of a browser for which a server calls, sent as `Cookie`. */
  readonly cookie?: string
  readonly interceptors?: readonly Interceptor[]
  /** Receives details of an unreadable answer. The default is the console (ERROR-TRANSPORT-3). */
  readonly report?: (details: string) => void
}

/** Changes requests and responses. Interceptors run in order, and each result replaces the input. */
export interface Interceptor {
  before?(address: string, init: RequestInit): RequestInit | Promise<RequestInit>
  after?(response: Response, address: string): Response | Promise<Response>
  /** Returns an alternative response, if any. */
  failed?(error: unknown, address: string): Response | undefined | Promise<Response | undefined>
}

/** The first argument of every call: `whoami(client)`, `fetchFlow(client, 'login', { id })`. */
export interface Client {
  /** Returns the absolute address of a path of the service. */
  addressOf(path: string, query?: Query): string
  /**
   * Sends one request and returns the JSON of its answer; `undefined` for 204.
   * @throws ResponseError, TransportError
   */
  send(call: Call): Promise<unknown>
}

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** A path of the service, or an absolute address that the service gave. */
  readonly path: string
  readonly query?: Query
  readonly body?: unknown
}

export function createClient(options: ClientOptions = {}): Client {
  const { interceptors = [], report = toConsole } = options
  const fetch = options.fetch ?? ((address, init) => globalThis.fetch(address, init))
  const addressOf = (path: string, query?: Query) => addressWith(baseOf(options) + path, query)

  async function responseTo(address: string, init: RequestInit): Promise<Response> {
    let prepared = init
    for (const { before } of interceptors) prepared = (await before?.(address, prepared)) ?? prepared
    let response: Response | undefined
    try {
      response = await fetch(address, prepared)
    } catch (error) {
      for (const { failed } of interceptors) response ??= await failed?.(error, address)
      if (!response) throw new TransportError({ answer: 'failed', reason: 'unreachable', detail: String(error) }, error)
    }
    for (const { after } of interceptors) response = (await after?.(response, address)) ?? response
    return response
  }

  return {
    addressOf,
    async send(call) {
      const isPath = call.path.startsWith('/')
      const address = isPath ? addressOf(call.path, call.query) : addressWith(call.path, call.query)
      // Only the service may see the caller's session.
      const isOwn = address.startsWith(`${baseOf(options)}/`)
      const response = await responseTo(address, initOf(call, isOwn ? options : {}))
      const answer = await readAnswer(response)
      if (answer.answer === 'failed') report(`${call.method ?? 'GET'} ${call.path}: ${answer.detail}`)
      if (!response.ok) throw new ResponseError(response.status, answer)
      if (answer.answer === 'failed') throw new TransportError(answer)
      return answer.body
    },
  }
}

/** Includes credentials, asks for and sends JSON, adds a session token or cookies (CALL-BASE-1). */
function initOf({ method, body }: Call, { sessionToken, cookie }: ClientOptions): RequestInit {
  return {
    method: method ?? 'GET',
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(sessionToken && { 'X-Session-Token': sessionToken }),
      ...(cookie && { Cookie: cookie }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }
}

/** @throws Error outside a browser without `baseUrl` (ERROR-TRANSPORT-4). */
function baseOf({ baseUrl }: ClientOptions): string {
  const base = baseUrl && baseUrl !== placeholderUrl ? baseUrl : pageOrigin()
  if (!base) throw new Error('Unable to determine SDK URL: set baseUrl to the address of the identity service')
  return base.replace(/\/+$/, '')
}

/** Only browsers have `location`; this package's types have no DOM. */
const pageOrigin = (): string | undefined =>
  (globalThis as { readonly location?: { readonly origin: string } }).location?.origin
