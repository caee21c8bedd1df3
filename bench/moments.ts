import type { BrowserContext, Page } from '@playwright/test'

/** Lighthouse's mobile profile: what its slow 4G costs when DevTools applies it (bytes per second, milliseconds). */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_638.4 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}
export const cpuSlowdown = 4

/**
 * Milliseconds since the navigation began; the layout shift is the sum of the browser's scores. Blocking is what each task
 * of the page's thread takes beyond 50 ms, summed, in milliseconds.
 */
export interface Moments {
  readonly paint: number
  readonly largest: number
  readonly blocking: number
  readonly shift: number
}

/** When the first field accepted input, and the first paint of the same visit. */
export interface FirstField {
  readonly paint: number
  readonly field: number
}

/** A new browser context for each visit, and the address it opens. */
export interface Visitor {
  readonly context: BrowserContext
  readonly address: string
}

/** Opens an address like a slow phone. No script of the bench runs until the page is idle: it would be measured too. */
export async function momentsOf(visitor: Visitor): Promise<Moments> {
  const page = await openSlowly(visitor)
  const moments = await page.evaluate(readMoments)
  await visitor.context.close()
  return moments
}

/** The same, with a script in the page that looks for the field at each frame. */
export async function firstFieldOf(visitor: Visitor): Promise<FirstField> {
  const page = await openSlowly(visitor, watch)
  await page.waitForFunction(() => (window as Watched).field, undefined, { timeout: 60_000 })
  const { paint } = await page.evaluate(readMoments)
  const field = await page.evaluate(() => (window as Watched).field ?? Number.NaN)
  await visitor.context.close()
  return { paint, field }
}

async function openSlowly({ context, address }: Visitor, first?: () => void): Promise<Page> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slow4g)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  if (first) await page.addInitScript(first)
  await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 })
  return page
}

interface Watched extends Window {
  field?: number
}

/** Runs in the page: records when the first field accepts input. */
function watch(): void {
  const look = () => {
    const field = document.querySelector<HTMLInputElement>('input[name="identifier"]')
    if (field && !field.disabled && field.getClientRects().length > 0) (window as Watched).field = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Runs in the page: reads the browser's performance entries. */
async function readMoments(): Promise<Moments> {
  const noted = (type: string): Promise<readonly PerformanceEntry[]> =>
    new Promise((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()))
      observer.observe({ type, buffered: true })
      // Without entries the observer is never called.
      setTimeout(() => resolve([]), 500)
    })
  const largest = (await noted('largest-contentful-paint')).at(-1)?.startTime ?? Number.NaN
  const tasks = await noted('longtask')
  const shifts = (await noted('layout-shift')) as readonly (PerformanceEntry & { value: number })[] // they carry it
  return {
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    largest,
    blocking: tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
  }
}
