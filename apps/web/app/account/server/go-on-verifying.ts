import type { ContinueWith } from '@collect/contract'
import { redirectDocument } from 'react-router'

import type { Visit } from '../../server/visit.ts'
import { failedParameter } from '../settings/failed.ts'
import { serviceFor } from './ask-service.ts'
import { leadOn } from './lead-on.ts'

/** Leads to the field for the code that verifies the address; the service mails one where none is on its way. */
export async function goOnVerifying(visit: Visit): Promise<Response> {
  const page = new URL(visit.url)
  page.searchParams.delete(failedParameter)
  const answer = await serviceFor(visit)('/account/verification', { method: 'PUT' }).catch(() => undefined)
  if (!answer?.ok) return leadOn(answer, visit, page, 'verification')
  // The embedded service is of the same version as this page.
  const { continue_with: steps } = (await answer.json()) as { readonly continue_with: readonly ContinueWith[] }
  const [step] = steps
  const isOpen = step?.action === 'show_verification_ui' && step.flow.url !== undefined
  // Verified meanwhile, perhaps in another tab: the settings know it by now.
  return redirectDocument(isOpen ? step.flow.url : page.pathname + page.search)
}
