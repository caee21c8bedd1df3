import type { Fetch } from '@collect/contract'

/** Headers about the client of a request: its credentials, its address, the request ID. */
const callerHeaders = ['Cookie', 'User-Agent', 'X-Forwarded-For', 'X-Request-ID']

/**
 * Calls a service on behalf of the client of `request`: each call carries the client's headers.
 * @param more further headers that this service reads
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
