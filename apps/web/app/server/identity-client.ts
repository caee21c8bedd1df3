import type { Fetch } from '@collect/contract'
import { createClient, type Client } from '@collect/flow'

import { pageContext } from './page-context.ts'
import type { Visit } from './visit.ts'

/**
 * The typed client of the identity service. Its calls carry the credentials of the browser that requests this page,
 * and the browser receives the service's cookies.
 */
export function identityClient({ context }: Pick<Visit, 'context'>): Client {
  const { service, origin, passOn } = context.get(pageContext)
  return clientOf(origin, async (request) => {
    const response = await service(request)
    passOn(response)
    return response
  })
}

/** The same for the collectibles service. */
export function collectiblesClient({ context }: Pick<Visit, 'context'>): Client {
  const { collectibles, origin } = context.get(pageContext)
  return clientOf(origin, collectibles)
}

const clientOf = (origin: string, service: Fetch): Client =>
  createClient({
    baseUrl: origin,
    // The headers carry the credentials; a server has no cookie jar.
    fetch: (address, init) => service(new Request(address, { ...init, credentials: 'omit' })),
    // Each loader decides what a failed call means for its page.
    report: () => undefined,
  })
