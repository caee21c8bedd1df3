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

/**
 * From now on a link to another page of the app loads its document, so the next page comes from the newer release as a
 * whole. The page that is open stays as it is.
 */
export function followLinksByDocument(): void {
  const leave = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin) return
    // An opened item belongs to its page.
    if (link.pathname === location.pathname) return
    // The browser follows the link itself; the router does not see the press.
    event.stopPropagation()
  }
  window.addEventListener('click', leave, true)
}
