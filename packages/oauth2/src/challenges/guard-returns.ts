import type { IncomingMessage } from 'node:http'
import type Provider from 'oidc-provider'
import type { AppSession, AppSessions } from '../session/app-sessions.ts'
import type { Interaction } from './interaction.ts'
import type { Verifiers } from './verifiers.ts'

interface ReturnGuardOptions {
  readonly verifiers: Verifiers
  readonly appSessions: AppSessions
}

/** What happens to a browser that comes back from a decision. */
export type Return =
  | { readonly to: 'library' }
  | { readonly to: 'address'; readonly address: string }
  | { readonly to: 'fault' }

/**
 * Checks a browser that comes back to an authorization request, before the library sees it
 * (docs/contract/providers-and-oauth2.md §E5). The library asks for a cookie of the browser that began, and nothing
 * else: an attacker could begin, have a victim sign in, and go on as the victim.
 */
export function createReturnGuard({ verifiers, appSessions }: ReturnGuardOptions) {
  return async (provider: Provider, uid: string, request: IncomingMessage): Promise<Return> => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost')
    const checked = await verifiers.check(searchParams.get('verifier'))
    if (checked.check === 'unknown' || checked.return.challenge !== uid) return { to: 'fault' }
    if (checked.check === 'used') return { to: 'address', address: checked.return.beginsAgain }
    const interaction = await provider.Interaction.find(uid)
    if (!interaction) return { to: 'address', address: checked.return.beginsAgain }
    // The decision of one account never counts for another one.
    const decided = decidedBy(interaction)
    if (decided === undefined) return { to: 'library' }
    const session = await appSessions.ofRequest(request)
    return session?.accountId === decided && isFreshEnough(interaction, session) ? { to: 'library' } : { to: 'fault' }
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
