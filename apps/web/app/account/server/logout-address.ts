import type { LogoutFlow } from '@collect/contract'

import { askService, jsonOf, type Context } from './ask-service.ts'

/** Where a visit ends this session; `undefined` without one (401 is tolerated, spec 1 §7) or when it can't be found. */
export async function logoutAddressOf(context: Context, request: Request): Promise<string | undefined> {
  if (!request.headers.has('Cookie')) return undefined
  const answer = await askService(context, request, '/self-service/logout/browser')
  // The wire's own type: the service is ours or speaks the same contract.
  const body = answer?.ok ? ((await jsonOf(answer)) as Partial<LogoutFlow> | undefined) : undefined
  return body?.logout_url
}
