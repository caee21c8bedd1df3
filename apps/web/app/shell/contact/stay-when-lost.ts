import type { DataStrategyResult, MiddlewareFunction } from 'react-router'

import { wordsOfFrame } from '../../frame/browser-words.ts'
import { contact } from '../../contact.ts'
import { isUnreached } from './is-unreached.ts'
import { ofFetcher } from './of-fetcher.ts'
import { unsentResults } from './unsent.ts'

/**
 * LOST-PAGE-1: a request that does not reach the server leaves the page as it is: the navigation stays pending, and the page shows
 * why. The next navigation, or a retry, replaces it. The form of a fetcher fails, and the router asks what the server
 * has now. Data in another language waits for the texts of that language.
 */
export const stayWhenLost: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request, context },
  next,
) => {
  const isOfFetcher = context.get(ofFetcher)
  contact.wanted = request.url
  contact.retryFiles()
  if (!isOfFetcher) contact.isPageLost = false
  const results = await next()
  const isLost =
    Object.values(results).some(({ result }) => isUnreached(result)) || !(await wordsOfFrame(results['root']?.result))
  if (!isOfFetcher) contact.isPageLost = isLost
  contact.report(isLost)
  if (isLost && isOfFetcher && request.method !== 'GET') return unsentResults(results)
  if (isLost) return new Promise<never>(() => {})
  // The next page comes from the newer release as a whole. Another query opens no other page.
  if (contact.isOutdated && new URL(request.url).pathname !== location.pathname) {
    location.assign(request.url)
    return new Promise<never>(() => {})
  }
  return results
}
