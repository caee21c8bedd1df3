import { redirectDocument } from 'react-router'

import { pageContext } from '../../../server/page-context.ts'
import { checkSession } from '../../../server/session.ts'
import type { Visit } from '../../../server/visit.ts'
import { logoutPath } from '../consent-address.ts'
import { guardOf } from '../consent-guard.ts'
import { unlessUnavailable } from '../provider-fault.ts'

/** What the logout page asks. */
export type LoadedLogout =
  | { readonly asks: 'user' }
  /** An OAuth2 provider asks; `party` is the application that began, if one did. */
  | {
      readonly asks: 'provider'
      readonly challenge: string
      readonly word: string
      readonly party?: string | undefined
      readonly cookie?: string | undefined
    }
  /** There is no session to end. */
  | { readonly asks: 'nothing'; readonly reason: 'signed-out' }
  | { readonly asks: 'nothing'; readonly reason: 'gone' }
  | { readonly asks: 'nothing'; readonly reason: 'unavailable'; readonly again: string }

/** Throws a redirect when the question was answered before (docs/contract/providers-and-oauth2.md §D4). */
export async function loadLogout(visit: Visit): Promise<LoadedLogout> {
  const challenge = visit.url.searchParams.get('logout_challenge')
  if (challenge === null) {
    const check = await checkSession(visit.context, visit.request)
    return check.session || check.failed ? { asks: 'user' } : { asks: 'nothing', reason: 'signed-out' }
  }
  const { consent: desk, origin } = visit.context.get(pageContext)
  if (!desk || !challenge) return { asks: 'nothing', reason: 'gone' }
  const found = await unlessUnavailable(desk.findLogout(challenge))
  if (found === 'unavailable') return { asks: 'nothing', reason: found, again: logoutPath(challenge) }
  if (found.found === 'decided') throw redirectDocument(found.redirectTo)
  if (found.found === 'nothing') return { asks: 'nothing', reason: 'gone' }
  const { client } = found.request
  return {
    asks: 'provider',
    challenge,
    ...guardOf(visit.request, origin.startsWith('https:')),
    party: client?.client_name || client?.client_id || undefined,
  }
}
