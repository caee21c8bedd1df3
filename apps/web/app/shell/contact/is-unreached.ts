import { isRouteErrorResponse } from 'react-router'

/** Statuses by which a proxy reports that the server behind it is down. */
export const saidByProxies: ReadonlySet<number> = new Set([502, 503, 504])

/** Whether the browser could not reach the server. Errors of the server itself have other types. */
export function isUnreached(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return saidByProxies.has(error.status)
  // The router wraps the result of an action with its status.
  return isOfNetwork(error) || (isWrapped(error) && isOfNetwork(error.data))
}

/** The router names the cause of an answer that was cut off, or that another server gave. */
const isOfNetwork = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Error && error.cause !== undefined)

const isWrapped = (value: unknown): value is { readonly data: unknown } =>
  typeof value === 'object' && value !== null && 'data' in value
