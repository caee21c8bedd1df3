import type { FlowError } from '@collect/contract'
import { createTransport } from '@collect/flow'

import { serviceFor } from './ask-service.ts'
import type { Visit } from '../../server/visit.ts'

/** The stored error that the address names, when the service still has it. */
export async function loadError(visit: Visit): Promise<FlowError | undefined> {
  const id = visit.url.searchParams.get('id')
  if (!id) return undefined
  const answer = await createTransport(serviceFor(visit)).get(`/self-service/errors?id=${encodeURIComponent(id)}`)
  // The wire's own type: the service is ours or speaks the same contract.
  return answer.answer === 'json' && answer.status === 200 ? (answer.body as FlowError) : undefined
}
