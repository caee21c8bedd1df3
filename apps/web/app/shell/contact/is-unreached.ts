import { isRouteErrorResponse } from 'react-router'

/** Where a proxy stands in front, it says for a server that is gone that it is. */
const saidByProxies: ReadonlySet<number> = new Set([502, 503, 504])

/** The browser found no way to the server. Errors of the server itself arrive as other kinds. */
export function isUnreached(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return saidByProxies.has(error.status)
  // What came of an action is wrapped with its status.
  return error instanceof TypeError || (isWrapped(error) && error.data instanceof TypeError)
}

const isWrapped = (value: unknown): value is { readonly data: unknown } =>
  typeof value === 'object' && value !== null && 'data' in value
