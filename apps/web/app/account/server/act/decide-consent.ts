import type { ConsentDecision } from '@collect/contract'

import { pageContext } from '../../../server/page-context.ts'
import type { Visit } from '../../../server/visit.ts'
import { consentPath } from '../consent-address.ts'
import { matchesGuard } from '../consent-guard.ts'
import { openConsent } from '../load/load-consent.ts'

/**
 * Takes a decision from a script as JSON or from a plain form. Answers with the next address: the application's, or the
 * consent page's, which then shows the error.
 */
export async function decideConsent(visit: Visit): Promise<Response> {
  const isJson = visit.request.headers.get('Content-Type')?.startsWith('application/json') ?? false
  const body = await (isJson ? visit.request.json() : fieldsIn(visit.request)).catch(unreadable)
  return onward(await decided(visit, answerIn(body)), isJson)
}

/** The form's fields (docs/contract/http.md §8.2). */
interface ConsentAnswer {
  readonly action: string
  readonly scopes: readonly string[]
  readonly remember: boolean
  readonly guard: string
  readonly challenge: string
}

async function decided(visit: Visit, answer: ConsentAnswer): Promise<string> {
  const again = consentPath(answer.challenge)
  const { origin } = visit.context.get(pageContext)
  if (!matchesGuard(visit.request, answer.guard, origin.startsWith('https:'))) return again
  try {
    const opened = await openConsent(visit, answer.challenge)
    if (typeof opened === 'string') return again
    const { desk, request, session } = opened
    const decision = decisionOf(answer, request.requested_scope ?? [])
    return (decision && (await desk.decide(request, decision, session))) ?? again
  } catch (thrown) {
    const elsewhere = thrown instanceof Response ? thrown.headers.get('Location') : null
    if (elsewhere === null) throw thrown
    return elsewhere
  }
}

/** Grants no scope that the application did not request. */
function decisionOf(answer: ConsentAnswer, requested: readonly string[]): ConsentDecision | undefined {
  if (answer.action === 'reject') return { decision: 'reject' }
  if (answer.action !== 'accept') return undefined
  const grantScope = requested.filter((scope) => answer.scopes.includes(scope))
  return { decision: 'accept', grantScope, remember: answer.remember }
}

/** A script reads the address from JSON; a form gets a redirect. */
const onward = (address: string, isJson: boolean): Response =>
  isJson ? Response.json({ redirect_to: address }) : new Response(null, { status: 303, headers: { Location: address } })

/** A malformed body counts as empty: it is the client's mistake, not a server error. */
const unreadable = () => undefined

/** Each scope is an entry of its own; of other repeated fields the last one counts (docs/contract/http.md §1.2). */
async function fieldsIn(request: Request): Promise<unknown> {
  const form = await request.formData()
  return { ...Object.fromEntries(form), grant_scope: form.getAll('grant_scope') }
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
