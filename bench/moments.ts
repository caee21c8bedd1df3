import type { BrowserContext, Page } from '@playwright/test'

/** Lighthouse's mobile profile: what its slow 4G costs when DevTools applies it (bytes per second, milliseconds). */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_638.4 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}
export const cpuSlowdown = 4

/** Milliseconds since the navigation began; the shift is the sum of the platform's scores. */
export interface Moments {
  readonly paint: number
  readonly field: number
  readonly largest: number
  readonly shift: number
}

/** Opens an address as a slow phone would, and closes the browser's context. */
export async function momentsOf(context: BrowserContext, address: string): Promise<Moments> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slow4g)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await page.addInitScript(watch)
  await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 })
  await page.waitForFunction(() => ((window as Watched).watched?.field ?? 0) > 0, undefined, { timeout: 60_000 })
  const moments = await readMoments(page)
  await context.close()
  return moments
}

interface Watched extends Window {
  watched?: { field: number; largest: number; shift: number }
}

/** Runs in the page: notes when the first field can be typed into, and what moves. */
function watch(): void {
  const watched = { field: 0, largest: 0, shift: 0 }
  ;(window as Watched).watched = watched
  const look = () => {
    const field = document.querySelector<HTMLInputElement>('input[name="identifier"]')
    if (field && !field.disabled && field.getClientRects().length > 0) watched.field = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.largest = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.shift += (entry as PerformanceEntry & { value: number }).value // layout-shift entries carry it
  }).observe({ type: 'layout-shift', buffered: true })
}

const readMoments = (page: Page): Promise<Moments> =>
  page.evaluate(() => {
    const { field = Number.NaN, largest = Number.NaN, shift = Number.NaN } = (window as Watched).watched ?? {}
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
    return { paint, field, largest, shift }
  })
