import type { RouterContextProvider } from 'react-router'
import { data } from 'react-router'

import { pageContext } from './page-context.ts'

type Context = Readonly<RouterContextProvider>

/** Calls the collectibles service on behalf of the browser that requests this page. */
export function askCollectibles(context: Context, path: string, method = 'GET'): Promise<Response> {
  const { collectibles, origin } = context.get(pageContext)
  const headers = { Accept: 'application/json' }
  return collectibles(new Request(`${origin}/api/collectibles${path}`, { method, headers }))
}

/** The body at a path, in the wire's type of that path. @throws the service's status, for the error page */
export async function readCollectibles<Body>(context: Context, path: string): Promise<Body> {
  const answer = await askCollectibles(context, path)
  if (!answer.ok) throw data(null, answer.status)
  return (await answer.json()) as Body // the app's own service has these types
}
