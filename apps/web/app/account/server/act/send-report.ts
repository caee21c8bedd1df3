import { reportEvent, ResponseError, startAddressOf } from '@collect/flow'
import { redirect, redirectDocument } from 'react-router'

import { identityClient } from '../../../server/identity-client.ts'
import type { Visit } from '../../../server/visit.ts'

/** Reports that the owner did not cause the event, then redirects to the recovery that this begins. */
export async function sendReport(visit: Visit): Promise<Response> {
  const token = visit.url.searchParams.get('token') ?? ''
  try {
    const { continue_with: steps } = await reportEvent(identityClient(visit), { token })
    const [step] = steps
    return redirectDocument(
      step?.action === 'show_recovery_ui' && step.flow.url ? step.flow.url : startAddressOf('login'),
    )
  } catch (error) {
    if (!(error instanceof ResponseError)) throw error
    // The page explains why: the link was used or has expired.
    return redirect(visit.url.pathname + visit.url.search)
  }
}
