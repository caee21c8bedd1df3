import type { RouterContextProvider } from 'react-router'

import { pageContext } from '../../server/page-context.ts'

export type Context = Readonly<RouterContextProvider>

/** What the service learns about the browser behind a page: who, from where, with what. */
const carried = ['Cookie', 'User-Agent', 'X-Forwarded-For', 'X-Request-ID']

/**
 * Asks the identity service on behalf of the browser that asks for this page, and hands its cookies on.
 * `undefined` when the service can't be reached.
 */
export async function askService(
  context: Context,
  page: Request,
  path: string,
  init: RequestInit = {},
): Promise<Response | undefined> {
  const { service, origin, passOn } = context.get(pageContext)
  const headers = new Headers(init.headers)
  headers.set('Accept', 'application/json')
  for (const name of carried) {
    const value = page.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  try {
    const response = await service(new Request(new URL(path, origin), { ...init, headers }))
    passOn(response)
    return response
  } catch {
    return undefined
  }
}

/** The body as JSON, or `undefined` when it is something else, as the page of a proxy in between. */
export async function jsonOf(response: Response): Promise<unknown> {
  if (!response.headers.get('Content-Type')?.includes('json')) return undefined
  return response.json().catch(() => undefined)
}
