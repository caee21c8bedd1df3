import type { FlowError } from '@collect/contract'

import { askService, jsonOf, type Context } from './ask-service.ts'

/** The stored error that the address names, when the service still has it. */
export async function loadError(context: Context, request: Request): Promise<FlowError | undefined> {
  const id = new URL(request.url).searchParams.get('id')
  if (!id) return undefined
  const answer = await askService(context, request, `/self-service/errors?id=${encodeURIComponent(id)}`)
  // The wire's own type: the service is ours or speaks the same contract.
  return answer?.ok ? ((await jsonOf(answer)) as FlowError | undefined) : undefined
}
