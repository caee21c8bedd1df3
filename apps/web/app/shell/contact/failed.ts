import { isRouteErrorResponse } from 'react-router'

import { isUnreached } from './is-unreached.ts'

/** Why there is no page: its address has none, the server was not reached, or the server failed. */
export type PageFailure = 'missing' | 'unreached' | 'fault'

export function failedBy(error: unknown): PageFailure {
  if (isRouteErrorResponse(error) && error.status === 404) return 'missing'
  return isUnreached(error) ? 'unreached' : 'fault'
}
