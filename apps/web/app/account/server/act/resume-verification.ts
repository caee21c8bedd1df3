import { continueVerification } from '@collect/flow'
import { redirectDocument } from 'react-router'

import { identityClient } from '../../../server/identity-client.ts'
import type { Visit } from '../../../server/visit.ts'
import { failedParameter } from '../settings-query.ts'
import { redirectAfterFailure } from '../redirect-after-failure.ts'

/** Leads to the field for the code that verifies the address; the service mails one where none is on its way. */
export async function resumeVerification(visit: Visit): Promise<Response> {
  const page = new URL(visit.url)
  page.searchParams.delete(failedParameter)
  try {
    const { continue_with: steps } = await continueVerification(identityClient(visit))
    const [step] = steps
    const isOpen = step?.action === 'show_verification_ui' && step.flow.url !== undefined
    // Verified meanwhile, perhaps in another tab: the settings know it by now.
    return redirectDocument(isOpen ? step.flow.url : page.pathname + page.search)
  } catch (error) {
    return redirectAfterFailure(error, visit, page, 'verification')
  }
}
