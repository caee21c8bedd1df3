import type Provider from 'oidc-provider'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { AppSessions } from '../session/app-sessions.ts'
import type { LogoutRequests } from './logout-requests.ts'

type Middleware = Parameters<Provider['use']>[0]

interface LogoutOptions {
  readonly origin: string
  readonly requests: LogoutRequests
  readonly appSessions: AppSessions
}

/** docs/contract/providers-and-oauth2.md §E10 */
export interface Logout {
  /** The library's question, which the app's page asks. */
  ask(context: KoaContextWithOIDC): Promise<void>
  /** A browser without a session has nothing to answer. */
  readonly skipWithoutSession: Middleware
  /** The end of a logout that names no address. */
  goHome(context: KoaContextWithOIDC): void
}

export function createLogout({ origin, requests, appSessions }: LogoutOptions): Logout {
  return {
    async ask(ctx) {
      const { oidc } = ctx
      const { client, session } = oidc
      const current = await appSessions.ofRequest(ctx.req)
      if (!session?.accountId || !current) return goOn(ctx)
      if (client?.['skip_logout_consent'] === true && isHintOfSession(oidc)) {
        await appSessions.end(current.id)
        return goOn(ctx)
      }
      const challenge = await requests.open({
        subject: session.accountId,
        appSession: current.id,
        sid: session.uid,
        // Without its parameters, because one is an id token.
        requestUrl: `${origin}/oauth2/sessions/logout`,
        clientId: client?.clientId,
        next: nextOf(ctx),
      })
      ctx.status = 303
      ctx.redirect(`${origin}/logout?${new URLSearchParams({ logout_challenge: challenge })}`)
    },

    async skipWithoutSession(context, next) {
      await next()
      if (context.path !== '/oauth2/sessions/logout' || context.status !== 200) return
      const ctx = context as unknown as KoaContextWithOIDC // the library has handled the request
      if (!ctx.oidc.session?.accountId) goOn(ctx)
    },

    goHome(ctx) {
      ctx.status = 303
      ctx.redirect(`${origin}/`)
    },
  }

  function goOn(ctx: KoaContextWithOIDC): void {
    ctx.status = 303
    ctx.redirect(nextOf(ctx))
  }

  /** The library has checked that the client registered the address. */
  function nextOf({ oidc: { params } }: KoaContextWithOIDC): string {
    const { post_logout_redirect_uri: registered, state } = params ?? {}
    if (typeof registered !== 'string') return `${origin}/`
    const next = new URL(registered)
    if (typeof state === 'string') next.searchParams.set('state', state)
    return next.href
  }
}

/** Whether the application showed an id token of this very sign-in. */
function isHintOfSession({ client, entities, session }: KoaContextWithOIDC['oidc']): boolean {
  const hint = entities.IdTokenHint?.payload
  if (!hint || !client || hint['sub'] !== session?.accountId) return false
  const sid = session?.sidFor(client.clientId)
  return hint['sid'] === undefined ? hint['auth_time'] === session?.authTime() : hint['sid'] === sid
}
