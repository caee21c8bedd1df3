import { continueVerification } from '@collect/flow'
import { redirectDocument } from 'react-router'

import { identityClient } from '../../../server/identity-client.ts'
import type { Visit } from '../../../server/visit.ts'
import { failedParameter } from '../settings-query.ts'
import { redirectAfterFailure } from '../redirect-after-failure.ts'

/** Redirects to the verification code's field. The service mails a code unless one is pending. */
export async function resumeVerification(visit: Visit): Promise<Response> {
  const page = new URL(visit.url)
  page.searchParams.delete(failedParameter)
  try {
    const { continue_with: steps } = await continueVerification(identityClient(visit))
    const [step] = steps
    const isOpen = step?.action === 'show_verification_ui' && step.flow.url !== undefined
    // The address was verified meanwhile, perhaps in another tab: the settings page shows that.
    return redirectDocument(isOpen ? step.flow.url : page.pathname + page.search)
  } catch (error) {
    return redirectAfterFailure(error, visit, page, 'verification')
  }
}
