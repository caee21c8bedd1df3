import type { Fetch } from '@collect/contract'

/** What a request says about its client: its credentials, its address, its request ID. */
const callerHeaders = ['Cookie', 'User-Agent', 'X-Forwarded-For', 'X-Request-ID']

/**
 * A service that is called on behalf of the client of `request`: each call carries the client's headers.
 * @param more headers that this service reads, too
 */
export function asCaller(service: Fetch, request: Request, more: readonly string[] = []): Fetch {
  return (inner) => {
    const call = new Request(inner)
    for (const name of [...callerHeaders, ...more]) {
      const value = request.headers.get(name)
      if (value !== null) call.headers.set(name, value)
    }
    return service(call)
  }
}
