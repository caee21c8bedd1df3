import { request as ask } from 'node:http'
import { Readable } from 'node:stream'
import type { Fetch } from '@collect/contract'
import { isLoopback } from '../environment/loopback.ts'
import { EnvironmentError } from '../environment/environment-error.ts'
import type { Environment } from '../environment/read-environment.ts'

/** A connection to an admin API. */
export interface AdminApi {
  readonly ask: Fetch
  readonly base: string
}

type Own = Pick<Environment, 'adminPort' | 'adminSocket' | 'adminTokens'>

/**
 * @param address of an admin API, or `unix:` and the path of its socket; the default is this service's own
 * @throws EnvironmentError if this service has no admin API
 */
export function adminAt(address: string | undefined, { adminPort, adminSocket, adminTokens }: Own): AdminApi {
  const socket = address === undefined ? adminSocket : /^unix:(.+)$/.exec(address)?.[1]
  if (socket !== undefined) return { ask: (request) => askSocket(socket, request), base: 'http://localhost' }
  if (address === undefined && adminPort === 'off') throw new EnvironmentError('ADMIN_PORT', 'is off: name an address')
  const base = address ?? `http://127.0.0.1:${adminPort}`
  const [token] = isLoopback(new URL(base).hostname) ? adminTokens : []
  return {
    base,
    ask(request) {
      if (token !== undefined) request.headers.set('Authorization', `Bearer ${token}`)
      return fetch(request)
    },
  }
}

/** Node's own `fetch` does not support Unix sockets. */
async function askSocket(socketPath: string, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const body = Buffer.from(await request.arrayBuffer())
  const headers = { ...Object.fromEntries(request.headers), host: 'localhost', 'content-length': body.byteLength }
  return new Promise((resolve, reject) => {
    const asking = ask({ socketPath, path: pathname + search, method: request.method, headers }, (incoming) => {
      const { statusCode = 500, headersDistinct } = incoming
      const pairs = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
        values.map((value): [string, string] => [name, value]),
      )
      // The stream types of Node and of the web differ in name only.
      const answer = [204, 304].includes(statusCode) ? null : (Readable.toWeb(incoming) as ReadableStream)
      resolve(new Response(answer, { status: statusCode, headers: pairs }))
    })
    asking.on('error', reject)
    asking.end(body)
  })
}
