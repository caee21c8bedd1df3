import type { AnyFlow, FlowByKind, FlowKind, ProjectConfiguration } from '@collect/contract'
import { outcomeOf, type Answer, type FailureReason } from '@collect/flow'
import { redirectDocument } from 'react-router'

import { keptPath } from '../../../server/kept-change.ts'
import { pageContext } from '../../../server/page-context.ts'
import { visitedFlow } from '../../../server/visited.ts'
import type { Visit } from '../../../server/visit.ts'
import { retryReasonOf, type RetryReason } from '../../retry.ts'
import { openFlow, restartFlow, startFlow } from '../start-flow.ts'

/** Why there is no flow to show, after all repairs failed. */
export type Missing = 'cookies' | 'lost' | 'unavailable' | 'disabled'

export type LoadedFlow<Kind extends FlowKind> = FoundFlow<Kind> | MissingFlow

export interface FoundFlow<Kind extends FlowKind> {
  readonly found: true
  readonly flow: FlowByKind[Kind]
  /** Why the flow before this one was replaced, or that a change waits for this sign-in. */
  readonly happened: RetryReason | 'kept' | undefined
}
export interface MissingFlow {
  readonly found: false
  readonly missing: Missing
  /** What was wrong with the answer of an unavailable service. */
  readonly reason?: FailureReason
}

/** The flow that the address names (FLOW-PAGE-1). Throws a redirect when another page is due (ERROR-STATUS). */
export async function loadFlow<Kind extends FlowKind>(kind: Kind, visit: Visit): Promise<LoadedFlow<Kind>> {
  const { context, url: page } = visit
  const { project } = context.get(pageContext)
  if (isSwitchedOff(kind, project)) return { found: false, missing: 'disabled' }
  const id = page.searchParams.get('flow')
  if (!id) throw startFlow(kind, page)

  const answer = await visitedFlow(kind, id, visit)
  // The body is not a flow: a new start would end the same way and loop.
  if (answer.answer === 'json' && answer.status < 300 && !hasForm(answer.body))
    return { found: false, missing: 'unavailable', reason: 'unsupported' }
  const outcome = outcomeOf({ kind, page: page.href, project }, answer)
  const retried = retryReasonOf(page)
  switch (outcome.outcome) {
    case 'show':
      // The service answers a request for this kind with a flow of this kind.
      return {
        found: true,
        flow: outcome.flow as FlowByKind[Kind],
        happened: retried ?? (keepsChange(outcome.flow, visit) ? 'kept' : undefined),
      }
    case 'leave':
    case 'verify':
      throw redirectDocument(outcome.url)
    case 'fail':
      // This kind may be disabled: a start redirects to the service's error page, which explains it.
      if (outcome.reason === 'disabled' || outcome.reason === 'refused') throw startFlow(kind, page)
      return { found: false, missing: 'unavailable', reason: outcome.reason }
    case 'restart': {
      const reason = reasonOf(answer)
      // It failed again right after a restart: the browser keeps no cookies, or the service loses flows.
      if (retried) return { found: false, missing: reason === 'csrf' ? 'cookies' : 'lost' }
      // The service has put another flow in the place of this one (ERROR-ID-2).
      throw outcome.from ? openFlow(outcome.from, reason, page) : await restartFlow(kind, reason, visit)
    }
  }
}

/** Whether a sign-in leads to a change that its user has made without a session. A confirmation of a session says why. */
function keepsChange(flow: AnyFlow, { context }: Visit): boolean {
  if (!('refresh' in flow) || flow.refresh || flow.requested_aal === 'aal2' || !flow.return_to) return false
  const { origin } = context.get(pageContext)
  const back = URL.parse(flow.return_to, origin)
  return back?.origin === origin && (back.pathname === keptPath || back.pathname === '/self-service/settings')
}

/** The project's own switches (PROJECT-CONFIG-5). */
const isSwitchedOff = (kind: FlowKind, project: ProjectConfiguration): boolean =>
  (kind === 'registration' && !project.registration_enabled) ||
  (kind === 'recovery' && !project.recovery_enabled) ||
  (kind === 'verification' && !project.verification_enabled)

const hasForm = (body: unknown): boolean => typeof body === 'object' && body !== null && 'ui' in body

const reasonByStatus: Readonly<Record<number, RetryReason>> = { 403: 'csrf', 410: 'expired' }

const reasonOf = (answer: Answer): RetryReason =>
  (answer.answer === 'json' ? reasonByStatus[answer.status] : undefined) ?? 'lost'
