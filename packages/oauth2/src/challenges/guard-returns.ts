import type { IncomingMessage } from 'node:http'
import type Provider from 'oidc-provider'
import type { AppSession, AppSessions } from '../session/app-sessions.ts'
import type { Interaction } from './interaction.ts'
import type { Verifiers } from './verifiers.ts'

type Middleware = Parameters<Provider['use']>[0]
type Context = Parameters<Middleware>[0]

/** Answers that the request has ended, and leads nowhere. */
export type DrawEnded = (context: Context, description: string) => Promise<void>

interface ReturnGuardOptions {
  readonly provider: () => Provider
  readonly verifiers: Verifiers
  readonly appSessions: AppSessions
  readonly drawEnded: DrawEnded
}

/** What happens to a browser that comes back from a decision. */
type Return = 'library' | 'fault' | { readonly beginsAgain: string }

const returnPath = /^\/oauth2\/auth\/(?<uid>[\w-]+)$/

/**
 * Checks a browser that comes back to an authorization request, before the library sees it
 * (docs/contract/providers-and-oauth2.md §E5). The library asks for a cookie of the browser that began, and nothing
 * else: an attacker could begin, have a victim sign in, and go on as the victim.
 */
export function guardReturns({ provider, verifiers, appSessions, drawEnded }: ReturnGuardOptions): Middleware {
  async function check(uid: string, verifier: string | null, request: IncomingMessage): Promise<Return> {
    const checked = await verifiers.check(verifier)
    if (checked.check === 'unknown' || checked.return.challenge !== uid) return 'fault'
    const interaction = checked.check === 'passed' ? await provider().Interaction.find(uid) : undefined
    if (!interaction) return { beginsAgain: checked.return.beginsAgain }
    // The library would refuse a session that has changed since. Here, the account decides.
    if (interaction.session && 'uid' in interaction.session) {
      const { uid: _, ...session } = interaction.session
      interaction.session = session as typeof interaction.session // the library reads `uid` if it is there
      await interaction.persist()
    }
    // The decision of one account never counts for another one.
    const decided = decidedBy(interaction)
    if (decided === undefined) return 'library'
    const session = await appSessions.ofRequest(request)
    return session?.accountId === decided && isFreshEnough(interaction, session) ? 'library' : 'fault'
  }

  return async (context, next) => {
    const uid = returnPath.exec(context.path)?.groups?.['uid']
    if (uid === undefined) return next()
    const back = await check(uid, context.URL.searchParams.get('verifier'), context.req)
    if (back === 'library') return next()
    if (back === 'fault') {
      return drawEnded(context, 'the authorization request has expired, or began in another browser')
    }
    context.status = 303
    context.redirect(back.beginsAgain)
  }
}

/** Reasons for a sign-in that a session of before the request does not satisfy. */
const freshReasons: ReadonlySet<string> = new Set(['login_prompt', 'select_account_prompt', 'max_age'])

const isFreshEnough = ({ prompt, iat }: Interaction, { authenticatedAt }: AppSession): boolean =>
  !prompt.reasons.some((reason) => freshReasons.has(reason)) || authenticatedAt >= iat

/** The account that decided; undefined for a refusal. */
function decidedBy({ result, session }: Interaction): string | undefined {
  if (!result || 'error' in result) return undefined
  return result.consent ? session?.accountId : result.login?.accountId
}
