import type { ConsentDesk, ConsentRequest, EarlierAnswers, Session } from '@collect/contract'
import { accountNameOf, consentFlowOf, startAddressOf, type ConsentFlow } from '@collect/flow'
import { redirectDocument } from 'react-router'

import { pageContext } from '../../../server/page-context.ts'
import { sessionOfVisit } from '../../../server/session.ts'
import { visitedConsent } from '../../../server/visited.ts'
import type { Visit } from '../../../server/visit.ts'
import { consentPath, decisionPath } from '../consent-address.ts'
import { guardOf } from '../consent-guard.ts'
import { unlessUnavailable } from '../provider-fault.ts'

/** Why there is nothing to decide. */
export type NoConsent =
  | { readonly reason: 'no-provider' | 'gone' }
  /** The provider does not answer; the page can be opened again. */
  | { readonly reason: 'unavailable'; readonly again: string }
  /** `account` is the one that is signed in. */
  | { readonly reason: 'other-account'; readonly account: string; readonly challenge: string }

export type LoadedConsent =
  | { readonly asks: true; readonly flow: ConsentFlow; readonly cookie?: string }
  | ({ readonly asks: false } & NoConsent)

/** A request for consent and who may decide it. */
interface ConsentCase {
  readonly desk: ConsentDesk
  readonly request: ConsentRequest
  readonly answered: EarlierAnswers | undefined
  readonly session: Session
}

/** The application's request. Throws a redirect when the user need not be asked (docs/contract/http.md §8.2). */
export async function loadConsent(visit: Visit): Promise<LoadedConsent> {
  const challenge = visit.url.searchParams.get('consent_challenge') ?? ''
  const opened = await openConsent(visit, challenge)
  if ('reason' in opened) return { asks: false, ...opened }
  const { desk, request, answered, session } = opened
  if (request.skip || request.client?.skip_consent) {
    const grantScope = request.requested_scope ?? []
    const next = await unlessUnavailable(
      desk.decide(request, { decision: 'accept', grantScope, remember: false }, session),
    )
    if (next === 'unavailable') return { asks: false, reason: next, again: consentPath(challenge) }
    if (next === undefined) return { asks: false, reason: 'gone' }
    throw redirectDocument(next)
  }
  const { origin } = visit.context.get(pageContext)
  const { word, cookie } = guardOf(visit.request, origin.startsWith('https:'))
  const flow = consentFlowOf({ request, answered, session, csrfToken: word, action: origin + decisionPath })
  return { asks: true, flow, ...(cookie && { cookie }) }
}

/** The case of a challenge, or why there is none. Throws the redirect of a visitor who has to sign in first. */
export async function openConsent(visit: Visit, challenge: string): Promise<ConsentCase | NoConsent> {
  const { consent: desk, origin } = visit.context.get(pageContext)
  if (!desk) return { reason: 'no-provider' }
  if (!challenge) return { reason: 'gone' }
  const again = consentPath(challenge)
  const found = await unlessUnavailable(visitedConsent(desk, challenge, visit))
  if (found === 'unavailable') return { reason: found, again }
  if (found.found === 'decided') throw redirectDocument(found.redirectTo)
  if (found.found === 'nothing') return { reason: 'gone' }
  const { request, answered } = found
  const session = await sessionOfVisit(visit.context, visit.request)
  if (!session) {
    throw redirectDocument(startAddressOf('login', new URLSearchParams({ return_to: origin + again })))
  }
  const subject = session.identity?.id
  if (request.subject && request.subject !== subject) {
    return { reason: 'other-account', account: accountNameOf(session) ?? subject ?? '', challenge }
  }
  return { desk, request, answered, session }
}
