import type { FlowError } from '@collect/contract'
import { fetchError } from '@collect/flow'

import { identityClient } from '../../../server/identity-client.ts'
import type { Visit } from '../../../server/visit.ts'

/** The stored error that the address names, while the service has it. */
export async function loadError(visit: Visit): Promise<FlowError | undefined> {
  const id = visit.url.searchParams.get('id')
  return id ? fetchError(identityClient(visit), { id }).catch(() => undefined) : undefined
}
