import type { ContinueWith } from '@collect/contract'
import { redirect, redirectDocument } from 'react-router'

import type { Visit } from '../../server/visit.ts'
import { serviceFor } from './ask-service.ts'

/** Says that somebody else did it, and leads to the recovery that begins by that. */
export async function sendReport(visit: Visit): Promise<Response> {
  const token = visit.url.searchParams.get('token') ?? ''
  const answer = await serviceFor(visit)('/account/not-me', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
  })
  // The page says why: the link was used, or has run out.
  if (!answer.ok) return redirect(visit.url.pathname + visit.url.search)
  // The embedded service is of the same version as this page.
  const { continue_with: steps } = (await answer.json()) as { readonly continue_with: readonly ContinueWith[] }
  const [step] = steps
  return redirectDocument(step?.action === 'show_recovery_ui' && step.flow.url ? step.flow.url : '/login')
}
