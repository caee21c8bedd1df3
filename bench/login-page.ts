import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { openHouse } from '../e2e/setup/house.ts'
import { kB, median, table } from './table.ts'

const runs = 5

/** Lighthouse's mobile profile: what its slow 4G costs when DevTools applies it (bytes per second, milliseconds). */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_638.4 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}
const cpuSlowdown = 4

const budget = { pageBrotli: 25 * 1024, scriptGzip: 140 * 1024 }

export async function loginPage(): Promise<boolean> {
  const house = await openHouse({ env: { LOG_LEVEL: 'warn' } })
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  })
  try {
    const areBytesKept = await weights(browser, house.origin)
    const isTimeKept = await times(browser, house.origin)
    return areBytesKept && isTimeKept
  } finally {
    await browser.close()
    await house.stop()
  }
}

/** A browser that holds a login flow and its cookie, and nothing in its cache. */
async function withFlow(browser: Browser, origin: string): Promise<{ context: BrowserContext; address: string }> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 412, height: 823 } })
  const start = await context.request.get('/self-service/login/browser', {
    maxRedirects: 0,
    headers: { Accept: 'text/html' },
  })
  return { context, address: start.headers()['location'] ?? '' }
}

async function weights(browser: Browser, origin: string): Promise<boolean> {
  const { context, address } = await withFlow(browser, origin)
  const page = await context.newPage()
  const loaded: { kind: string; body: Buffer }[] = []
  const bodies: Promise<void>[] = []
  page.on('response', (response) => {
    bodies.push(
      response.body().then(
        (body) => void loaded.push({ kind: response.request().resourceType(), body }),
        () => {}, // a redirect has no body
      ),
    )
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await Promise.all(bodies)
  await context.close()

  const gzip = (body: Buffer) => gzipSync(body, { level: 9 }).length
  const brotli = (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
  const kinds = [...new Set(loaded.map(({ kind }) => kind))].toSorted()
  const sum = (of: readonly { body: Buffer }[], size: (body: Buffer) => number) =>
    of.reduce((all, { body }) => all + size(body), 0)
  const row = (name: string, of: readonly { body: Buffer }[]) => [
    name,
    of.length,
    kB(sum(of, (body) => body.length)),
    kB(sum(of, gzip)),
    kB(sum(of, brotli)),
  ]
  const ofKinds = (...names: string[]) => loaded.filter(({ kind }) => names.includes(kind))
  table('Login page, empty cache', [
    ['what', 'requests', 'raw', 'gzip', 'brotli'],
    ...kinds.map((kind) => row(kind, ofKinds(kind))),
    row('all', loaded),
  ])
  const pageBytes = sum(ofKinds('document', 'stylesheet'), brotli)
  const script = sum(ofKinds('script'), gzip)
  console.log(
    `  HTML and CSS ${kB(pageBytes)} brotli, ${kB(budget.pageBrotli)} allowed: ${pageBytes <= budget.pageBrotli ? 'kept' : 'MISSED'}`,
  )
  console.log(
    `  script ${kB(script)} gzip, ${kB(budget.scriptGzip)} allowed: ${script <= budget.scriptGzip ? 'kept' : 'MISSED'}`,
  )
  return pageBytes <= budget.pageBrotli && script <= budget.scriptGzip
}

interface Moments {
  readonly paint: number
  readonly field: number
  readonly largest: number
  readonly shift: number
}

async function times(browser: Browser, origin: string): Promise<boolean> {
  const held: Moments[] = []
  const cold: Moments[] = []
  for (let run = 0; run < runs; run++) {
    const started = await withFlow(browser, origin)
    held.push(await momentsOf(started.context, started.address))
    const fresh = await browser.newContext({ baseURL: origin, viewport: { width: 412, height: 823 } })
    cold.push(await momentsOf(fresh, '/login'))
  }
  const row = (name: string, all: readonly Moments[]) => [
    name,
    ...(['paint', 'field', 'largest'] as const).map(
      (what) => `${Math.round(median(all.map((moments) => moments[what])))} ms`,
    ),
    median(all.map(({ shift }) => shift)).toFixed(3),
  ]
  table(`Time on slow 4G with a ${cpuSlowdown} times slower processor (medians of ${runs})`, [
    ['address', 'first paint', 'field usable', 'largest paint', 'layout shift'],
    row('/login?flow=… with its cookie', held),
    row('/login, cold', cold),
  ])
  const isUsable = held.every(({ paint, field }) => field <= paint)
  const isStill = [...held, ...cold].every(({ shift }) => shift === 0)
  console.log(
    `  the field is usable at first paint: ${isUsable ? 'kept' : 'MISSED'}; nothing shifts: ${isStill ? 'kept' : 'MISSED'}`,
  )
  return isUsable && isStill
}

async function momentsOf(context: BrowserContext, address: string): Promise<Moments> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slow4g)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await page.addInitScript(watch)
  await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 })
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
