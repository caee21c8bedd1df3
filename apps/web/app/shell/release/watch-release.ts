/**
 * Calls `tell` once, at the first answer of the server that names another release than the one which rendered this
 * page. Every page and every data answer names its release in `Server-Timing: release;desc="…"`. A browser without
 * server timings never calls it.
 *
 * @returns stops the watch
 */
export function watchRelease(tell: () => void): () => void {
  const [page] = performance.getEntriesByType('navigation')
  const own = releaseOf(page)
  if (!own) return () => undefined
  const observer = new PerformanceObserver((list) => {
    const isNewer = list.getEntries().some((entry) => (releaseOf(entry) ?? own) !== own)
    if (!isNewer) return
    observer.disconnect()
    tell()
  })
  observer.observe({ type: 'resource', buffered: true })
  return () => observer.disconnect()
}

const releaseOf = (entry: PerformanceEntry | undefined): string | undefined =>
  entry instanceof PerformanceResourceTiming
    ? entry.serverTiming.find(({ name }) => name === 'release')?.description
    : undefined
