import type { Session } from '@collect/contract'
import { ResponseError, whoami } from '@collect/flow'
import type { RouterContextProvider } from 'react-router'

import { identityClient } from './identity-client.ts'
import { pageContext } from './page-context.ts'

/** A session, none, or the error that left it unknown. */
export type SessionCheck =
  | { session: Session }
  | {
      session: undefined
      failed: boolean
      /** A session without its second factor. */
      isHalf?: true
    }

type Context = Readonly<RouterContextProvider>

/** One look-up per page for all loaders: the context object lives as long as its request. */
const checks = new WeakMap<Context, Promise<SessionCheck>>()

export function checkSession(context: Context, request: Request): Promise<SessionCheck> {
  const known = checks.get(context)
  if (known) return known
  const check = askService(context, request)
  checks.set(context, check)
  return check
}

/** The session of the user who requests this page, if there is one. */
export async function sessionOfVisit(context: Context, request: Request): Promise<Session | undefined> {
  return (await checkSession(context, request)).session
}

/** Services name the cookie differently (Kratos, Ory Network, this one); all names contain `session`. */
const holdsSession = (cookies: string): boolean =>
  cookies.split(';').some((cookie) => {
    const end = cookie.indexOf('=')
    return end > 0 && cookie.slice(0, end).toLowerCase().includes('session')
  })

/** A service answers so when its session check asks for the highest level that the user can reach. */
function asksForSecondFactor(body: unknown): boolean {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined
  return typeof error === 'object' && error !== null && 'id' in error && error.id === 'session_aal2_required'
}

async function askService(context: Context, request: Request): Promise<SessionCheck> {
  const cookie = request.headers.get('Cookie')
  if (!cookie || !holdsSession(cookie)) return { session: undefined, failed: false }
  try {
    const session = await whoami(identityClient({ context }))
    context.get(pageContext).personal()
    return { session }
  } catch (error) {
    // While the service is unreachable, the page renders as for a visitor.
    if (!(error instanceof ResponseError) || error.status >= 500) return { session: undefined, failed: true }
    if (!asksForSecondFactor(error.body)) return { session: undefined, failed: false }
    context.get(pageContext).personal()
    return { session: undefined, failed: false, isHalf: true }
  }
}
