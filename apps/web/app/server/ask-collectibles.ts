import type { RouterContextProvider } from 'react-router'
import { data } from 'react-router'

import { pageContext } from './page-context.ts'

type Context = Readonly<RouterContextProvider>

/** Asks the collectibles service on behalf of the browser that asks for this page. */
export function askCollectibles(context: Context, path: string, method = 'GET'): Promise<Response> {
  const { collectibles, origin } = context.get(pageContext)
  const headers = { Accept: 'application/json' }
  return collectibles(new Request(`${origin}/api/collectibles${path}`, { method, headers }))
}

/** What is read there, as the wire's type that the path stands for. @throws the service's status, for the error page */
export async function readCollectibles<Body>(context: Context, path: string): Promise<Body> {
  const answer = await askCollectibles(context, path)
  if (!answer.ok) throw data(null, answer.status)
  return (await answer.json()) as Body // our own service, whose types these are
}
