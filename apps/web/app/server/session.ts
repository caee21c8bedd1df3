import type { Session } from '@collect/contract'
import { ResponseError, whoami } from '@collect/flow'
import type { RouterContextProvider } from 'react-router'

import { identityClient } from './identity-client.ts'
import { pageContext } from './page-context.ts'

/** A session, none, or the reason why nobody can say. */
export type SessionCheck = { session: Session } | { session: undefined; failed: boolean }

type Context = Readonly<RouterContextProvider>

/** One look-up per page, however many loaders ask: the context object lives as long as its request. */
const checks = new WeakMap<Context, Promise<SessionCheck>>()

export function checkSession(context: Context, request: Request): Promise<SessionCheck> {
  const known = checks.get(context)
  if (known) return known
  const check = askService(context, request)
  checks.set(context, check)
  return check
}

/** The session of the person who asks for this page, if there is one. */
export async function sessionOfVisit(context: Context, request: Request): Promise<Session | undefined> {
  return (await checkSession(context, request)).session
}

/** Service names of the cookie differ (Kratos, Ory Network, ours); all of them say what it is. */
const holdsSession = (cookies: string): boolean =>
  cookies.split(';').some((cookie) => {
    const end = cookie.indexOf('=')
    return end > 0 && cookie.slice(0, end).toLowerCase().includes('session')
  })

async function askService(context: Context, request: Request): Promise<SessionCheck> {
  const cookie = request.headers.get('Cookie')
  if (!cookie || !holdsSession(cookie)) return { session: undefined, failed: false }
  try {
    const session = await whoami(identityClient({ context }))
    context.get(pageContext).personal()
    return { session }
  } catch (error) {
    // The shop stays open while the service is unreachable: the page is drawn as for a visitor.
    return { session: undefined, failed: !(error instanceof ResponseError) || error.status >= 500 }
  }
}
