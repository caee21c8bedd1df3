import { createContext, RouterContextProvider, type DataRouter } from 'react-router'

/** Whether a fetcher makes the request, and no navigation. */
export const ofFetcher = createContext(false)

let isFetcherStarting = false

/** The router asks for the context of a request before it waits for anything. */
export function contextOfRequest(): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(ofFetcher, isFetcherStarting)
  return context
}

const noted = new WeakSet<DataRouter>()

/** The router tells no middleware which requests fetchers make, so their starts are noted. */
export function noteFetchers(router: DataRouter): void {
  if (noted.has(router)) return
  noted.add(router)
  const { fetch } = router
  router.fetch = (...request) => {
    isFetcherStarting = true
    const end = fetch(...request)
    isFetcherStarting = false
    return end
  }
}
