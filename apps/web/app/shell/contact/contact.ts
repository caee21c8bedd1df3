import type { DataStrategyResult, MiddlewareFunction } from 'react-router'

import { isUnreached } from './is-unreached.ts'

let isLost = false
const listeners = new Set<() => void>()

/** Whether the last request of this page failed to reach the server. */
export const contact = {
  isLost: () => isLost,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function publish(next: boolean): void {
  isLost = next
  for (const listener of listeners) listener()
}

/**
 * A request that does not reach the server leaves the page as it is: the navigation stays pending, and the page shows
 * why. The next request, or a retry, replaces it.
 */
export const stayWhenLost: MiddlewareFunction<Record<string, DataStrategyResult>> = async (_visit, next) => {
  const results = await next()
  publish(Object.values(results).some(({ result }) => isUnreached(result)))
  return isLost ? new Promise<never>(() => {}) : results
}
