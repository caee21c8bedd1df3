import type { ConsentDecision } from '@collect/contract'

import { pageContext } from '../../../server/page-context.ts'
import type { Visit } from '../../../server/visit.ts'
import { consentPath } from '../consent-address.ts'
import { matchesGuard } from '../consent-guard.ts'
import { openConsent } from '../load/load-consent.ts'
import { unlessUnavailable } from '../provider-fault.ts'
import type { UndecidedPost } from '../undecided-post.ts'

/** A post to the consent form: where the browser goes on, or why it stays. */
export type DecidedConsent = { readonly outcome: 'leave'; readonly next: string } | UndecidedPost

/**
 * Takes a decision. The next address is the application's, or the consent page's, which then says why nothing was
 * decided.
 */
export async function decideConsent(visit: Visit, body: unknown): Promise<DecidedConsent> {
  const answer = answerIn(body)
  const again = consentPath(answer.challenge)
  const { origin } = visit.context.get(pageContext)
  if (!matchesGuard(visit.request, answer.guard, origin.startsWith('https:'))) return { outcome: 'foreign', again }
  try {
    const opened = await openConsent(visit, answer.challenge)
    if ('reason' in opened)
      return opened.reason === 'unavailable' ? undecided(answer) : { outcome: 'leave', next: again }
    const { desk, request, session } = opened
    const decision = decisionOf(answer, request.requested_scope ?? [])
    const next = decision && (await unlessUnavailable(desk.decide(request, decision, session)))
    return next === 'unavailable' ? undecided(answer) : { outcome: 'leave', next: next ?? again }
  } catch (thrown) {
    const elsewhere = thrown instanceof Response ? thrown.headers.get('Location') : null
    if (elsewhere === null) throw thrown
    return { outcome: 'leave', next: elsewhere }
  }
}

/** The form's fields (docs/contract/http.md §8.2). */
interface ConsentAnswer {
  readonly action: string
  readonly scopes: readonly string[]
  readonly remember: boolean
  readonly guard: string
  readonly challenge: string
}

const undecided = ({ action, scopes, remember, guard, challenge }: ConsentAnswer): UndecidedPost => ({
  outcome: 'undecided',
  kept: [
    ...scopes.map((value) => ({ name: 'grant_scope', value })),
    { name: 'action', value: action },
    { name: 'remember', value: String(remember) },
    { name: 'csrf_token', value: guard },
    { name: 'consent_challenge', value: challenge },
  ],
})

/** Grants no scope that the application did not request. */
function decisionOf(answer: ConsentAnswer, requested: readonly string[]): ConsentDecision | undefined {
  if (answer.action === 'reject') return { decision: 'reject' }
  if (answer.action !== 'accept') return undefined
  const grantScope = requested.filter((scope) => answer.scopes.includes(scope))
  return { decision: 'accept', grantScope, remember: answer.remember }
}

function answerIn(body: unknown): ConsentAnswer {
  const fields = typeof body === 'object' && body !== null ? new Map(Object.entries(body)) : new Map<string, unknown>()
  const text = (name: string) => {
    const value: unknown = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  const scopes: unknown = fields.get('grant_scope')
  return {
    action: text('action'),
    scopes: Array.isArray(scopes) ? scopes.filter((scope): scope is string => typeof scope === 'string') : [],
    remember: fields.get('remember') === true || fields.get('remember') === 'true',
    guard: text('csrf_token'),
    challenge: text('consent_challenge'),
  }
}
