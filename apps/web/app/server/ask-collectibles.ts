import { tagOf } from '@collect/messages'
import { data } from 'react-router'

import { localeOfVisit } from './locale.ts'
import { pageContext } from './page-context.ts'
import type { Visit } from './visit.ts'

/** Calls the collectibles service on behalf of the browser that requests this page, in the page's language. */
export async function askCollectibles(
  visit: Visit,
  path: string,
  method = 'GET',
  body?: unknown,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const { collectibles, origin } = visit.context.get(pageContext)
  const headers = new Headers({
    Accept: 'application/json',
    'Accept-Language': tagOf(await localeOfVisit(visit)),
    ...more,
  })
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  return collectibles(
    new Request(`${origin}/api/collectibles${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  )
}

/** The body at a path, in the wire's type of that path. @throws the service's status, for the error page */
export async function readCollectibles<Body>(visit: Visit, path: string): Promise<Body> {
  const answer = await askCollectibles(visit, path)
  if (!answer.ok) throw data(null, answer.status)
  return (await answer.json()) as Body // the app's own service has these types
}
