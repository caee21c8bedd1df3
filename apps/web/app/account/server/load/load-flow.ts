import type { FlowByKind, FlowKind } from '@collect/contract'
import { answerTo, fetchFlow, outcomeOf, type Answer } from '@collect/flow'
import { redirectDocument } from 'react-router'

import { pageContext } from '../../../server/page-context.ts'
import { identityClient } from '../../../server/identity-client.ts'
import type { Visit } from '../../../server/visit.ts'
import { retryReasonOf, type RetryReason } from '../../retry.ts'
import { restartFlow, startFlow } from '../start-flow.ts'

/** Why there is no flow to draw, after all that could be tried. */
export type Missing = 'cookies' | 'lost' | 'unavailable'

export type LoadedFlow<Kind extends FlowKind> = FoundFlow<Kind> | MissingFlow

export interface FoundFlow<Kind extends FlowKind> {
  readonly found: true
  readonly flow: FlowByKind[Kind]
  /** The flow before this one was gone, for this reason. */
  readonly retried: RetryReason | undefined
}
export interface MissingFlow {
  readonly found: false
  readonly missing: Missing
}

/** The flow that the address names. Throws the redirect where another page is due (ERROR-STATUS). */
export async function loadFlow<Kind extends FlowKind>(kind: Kind, visit: Visit): Promise<LoadedFlow<Kind>> {
  const { context, url: page } = visit
  const id = page.searchParams.get('flow')
  if (!id) throw startFlow(kind, page)

  const answer = await answerTo(fetchFlow(identityClient(visit), kind, { id }))
  // Whatever this is, it is no flow: a new start would come to the same, and go round.
  if (answer.answer === 'json' && answer.status < 300 && !hasForm(answer.body))
    return { found: false, missing: 'unavailable' }
  const { project } = context.get(pageContext)
  const outcome = outcomeOf({ kind, page: page.href, project }, answer)
  const retried = retryReasonOf(page)
  switch (outcome.outcome) {
    case 'show':
      // The service answers a fetch of this kind with a flow of this kind.
      return { found: true, flow: outcome.flow as FlowByKind[Kind], retried }
    case 'leave':
    case 'verify':
      throw redirectDocument(outcome.url)
    case 'fail':
      // Switched off: a start leads to the service's own error page, which says so.
      if (outcome.reason === 'disabled') throw startFlow(kind, page)
      return { found: false, missing: 'unavailable' }
    case 'restart': {
      const reason = reasonOf(answer)
      // The same again right after a new start: the browser kept no cookie, or the service forgets.
      if (retried) return { found: false, missing: reason === 'csrf' ? 'cookies' : 'lost' }
      throw await restartFlow(kind, reason, visit)
    }
  }
}

const hasForm = (body: unknown): boolean => typeof body === 'object' && body !== null && 'ui' in body

const reasonByStatus: Readonly<Record<number, RetryReason>> = { 403: 'csrf', 410: 'expired' }

const reasonOf = (answer: Answer): RetryReason =>
  (answer.answer === 'json' ? reasonByStatus[answer.status] : undefined) ?? 'lost'
