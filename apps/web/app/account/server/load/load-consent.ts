import type { ConsentDesk, ConsentRequest, Session } from '@collect/contract'
import { consentFlowOf, startAddressOf, type ConsentFlow } from '@collect/flow'
import { redirectDocument } from 'react-router'

import { pageContext } from '../../../server/page-context.ts'
import { sessionOfVisit } from '../../../server/session.ts'
import type { Visit } from '../../../server/visit.ts'
import { consentPath, decisionPath } from '../consent-address.ts'
import { guardOf } from '../consent-guard.ts'

/** Why there is nothing to decide. */
export type NoConsent = 'no-provider' | 'gone' | 'other-account'

export type LoadedConsent =
  | { readonly asks: true; readonly flow: ConsentFlow; readonly cookie?: string }
  | { readonly asks: false; readonly reason: NoConsent }

/** A request for consent and who may decide it. */
export interface ConsentCase {
  readonly desk: ConsentDesk
  readonly request: ConsentRequest
  readonly session: Session
}

/** The application's request. Throws a redirect when the user need not be asked (docs/contract/http.md §8.2). */
export async function loadConsent(visit: Visit): Promise<LoadedConsent> {
  const opened = await openConsent(visit, visit.url.searchParams.get('consent_challenge') ?? '')
  if (typeof opened === 'string') return { asks: false, reason: opened }
  const { desk, request, session } = opened
  if (request.skip || request.client?.skip_consent) {
    const grantScope = request.requested_scope ?? []
    const next = await desk.decide(request, { decision: 'accept', grantScope, remember: false }, session)
    if (next === undefined) return { asks: false, reason: 'gone' }
    throw redirectDocument(next)
  }
  const { origin } = visit.context.get(pageContext)
  const { word, cookie } = guardOf(visit.request, origin.startsWith('https:'))
  const flow = consentFlowOf({ request, session, csrfToken: word, action: origin + decisionPath })
  return { asks: true, flow, ...(cookie && { cookie }) }
}

/** The case of a challenge, or why there is none. Throws the redirect of a visitor who has to sign in first. */
export async function openConsent(visit: Visit, challenge: string): Promise<ConsentCase | NoConsent> {
  const { consent: desk, origin } = visit.context.get(pageContext)
  if (!desk) return 'no-provider'
  if (!challenge) return 'gone'
  const found = await desk.find(challenge)
  if (found.found === 'decided') throw redirectDocument(found.redirectTo)
  if (found.found === 'nothing') return 'gone'
  const { request } = found
  const session = await sessionOfVisit(visit.context, visit.request)
  if (!session) {
    const back = new URLSearchParams({ return_to: origin + consentPath(challenge) })
    throw redirectDocument(startAddressOf('login', back))
  }
  if (request.subject && request.subject !== session.identity?.id) return 'other-account'
  return { desk, request, session }
}
