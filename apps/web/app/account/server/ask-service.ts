import { pageContext } from '../../server/page-context.ts'
import type { Visit } from '../../server/visit.ts'

/** What the service learns about the browser behind a page: who, from where, with what. */
const carried = ['Cookie', 'User-Agent', 'X-Forwarded-For', 'X-Request-ID']

/**
 * A `fetch` that speaks to the identity service for the browser that asks for this page, and hands the service's
 * cookies on to it. Addresses are paths of the service.
 */
export function serviceFor({ context, request }: Visit) {
  const { service, origin, passOn } = context.get(pageContext)
  return async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    headers.set('Accept', 'application/json')
    for (const name of carried) {
      const value = request.headers.get(name)
      if (value !== null) headers.set(name, value)
    }
    // The headers carry the credentials; a server has no cookie jar of its own.
    const response = await service(new Request(new URL(path, origin), { ...init, credentials: 'omit', headers }))
    passOn(response)
    return response
  }
}
