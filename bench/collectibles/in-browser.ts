import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { openHydrated } from '../../e2e/setup/open-hydrated.ts'
import type { TestServer } from '../../e2e/setup/test-server.ts'
import type { Person } from '../person.ts'
import { MB, table } from '../table.ts'
import { personContext } from './person-context.ts'
import { measurePages } from './product-pages.ts'
import { idleSince, milliseconds, percent, processorTimes } from './spread.ts'
import { frameCosts, traceCategories, type FrameCosts } from './trace.ts'

/** docs/contract/collectibles.md §19: milliseconds, elements and bytes. */
const bars = { work: 8, task: 50, elements: 1_500, heap: 80 * 1024 ** 2, filled: 300 }
/** Pixels per second, and seconds. */
const fling = { speed: 8_000, seconds: 10 }

const views = [
  { name: 'grid', path: '/collection' },
  { name: 'by set', path: '/collection?sort=number' },
  { name: 'table', path: '/collection?view=list' },
] as const

/**
 * A large collection in a browser: a fling through its list and a jump to its end, beside a plain list of the same
 * cells; then the pages of the product.
 */
export async function measureScrolling(server: TestServer, person: Person): Promise<boolean> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'],
    args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'],
  })
  try {
    const measured: Scrolled[] = []
    for (const view of views) measured.push(await inView(browser, server, person, view))
    table('Scrolling in Chromium: a fling of 10 s at 8,000 px/s, then a jump to the end', [
      ['view', 'script and layout p95', 'longest task', 'elements', 'heap', 'filled after a jump', 'idle', 'bars'],
      ...measured.map((one) => [
        one.name,
        milliseconds(one.p95),
        milliseconds(one.longestTask),
        one.elements,
        MB(one.heap),
        milliseconds(one.filled),
        percent(one.idle),
        isKept(one) ? 'kept' : 'MISSED',
      ]),
      [
        'at most',
        milliseconds(bars.work),
        milliseconds(bars.task),
        bars.elements,
        MB(bars.heap),
        milliseconds(bars.filled),
        '',
        '',
      ],
    ])
    table('Intervals between frames', [
      ['list', 'frames', 'p50', 'p95', 'p99', 'longest', 'script and layout p95'],
      ...measured.flatMap(({ name, intervals, p95, plain }) => [
        [name, ...spreadOf(intervals), milliseconds(p95)],
        [`${name}, plain list of the same cells`, ...spreadOf(plain.intervals), milliseconds(plain.p95)],
      ]),
    ])
    const areLight = await measurePages(browser, server, person)
    return measured.every(isKept) && areLight
  } finally {
    await browser.close()
  }
}

interface Flung {
  /** Script and layout of a frame. */
  readonly p95: number
  readonly longestTask: number
  readonly intervals: readonly number[]
  /** The most that the page had. */
  readonly elements: number
}

interface Scrolled extends Flung {
  readonly name: string
  readonly heap: number
  readonly filled: number
  readonly idle: number
  readonly plain: Flung
}

const isKept = ({ p95, longestTask, elements, heap, filled }: Scrolled): boolean =>
  p95 <= bars.work &&
  longestTask <= bars.task &&
  elements <= bars.elements &&
  heap <= bars.heap &&
  filled <= bars.filled

async function inView(
  browser: Browser,
  server: TestServer,
  person: Person,
  { name, path }: (typeof views)[number],
): Promise<Scrolled> {
  const context = await personContext(browser, server, person, { width: 1280, height: 800 })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await openHydrated(page, path)
  await page.waitForFunction(() => document.querySelector('.piecewindow, table[aria-rowcount]') !== null)
  await page.waitForTimeout(1_000)
  const processors = processorTimes()
  const flung = await flingOn(browser, page, session)
  const filled = await timeToFill(page)
  const idle = idleSince(processors)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage')
  await openHydrated(page, path)
  await page.waitForFunction(() => document.querySelector('.piecewindow, table[aria-rowcount]') !== null)
  await page.waitForTimeout(1_000)
  await page.evaluate(unrollList, fling.speed * fling.seconds)
  await page.waitForTimeout(1_000)
  const plain = await flingOn(browser, page, session)
  await context.close()
  return { name, ...flung, heap, filled, idle, plain }
}

async function flingOn(browser: Browser, page: Page, session: CDPSession): Promise<Flung> {
  await page.evaluate(watchFrames)
  await browser.startTracing(page, { categories: traceCategories })
  await session.send('Input.synthesizeScrollGesture', {
    x: 640,
    y: 400,
    yDistance: -fling.speed * fling.seconds,
    speed: fling.speed,
    gestureSourceType: 'mouse',
    preventFling: true,
  })
  const costs: FrameCosts = frameCosts(await browser.stopTracing())
  const { intervals, elements } = await page.evaluate(() => (window as unknown as WatchingWindow).stopFrames())
  return { p95: at(costs.work, 0.95), longestTask: costs.longestTask, intervals, elements }
}

interface WatchingWindow {
  stopFrames(): { intervals: number[]; elements: number }
}

/** Runs in the page: times of frames, and every tenth one the number of elements. */
function watchFrames(): void {
  const intervals: number[] = []
  let [before, elements, isOn] = [performance.now(), 0, true]
  const frame = (now: number) => {
    if (!isOn) return
    intervals.push(now - before)
    before = now
    if (intervals.length % 10 === 0) elements = Math.max(elements, document.getElementsByTagName('*').length)
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  ;(window as unknown as WatchingWindow).stopFrames = () => {
    isOn = false
    return { intervals, elements }
  }
}

/** Runs in the page: its drawn rows again and again, without a script, as high as the fling goes. */
function unrollList(height: number): void {
  const list = document.querySelector<HTMLElement>('.piecewindow') ?? document.querySelector<HTMLElement>('tbody')
  if (!list) throw new Error('no list to unroll')
  const rows = [...list.children].filter((row) => !row.matches('.space'))
  const high = rows.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0)
  // Nothing of the app looks after the copy.
  const plain = list.cloneNode(false) as HTMLElement
  plain.style.height = 'auto'
  for (let done = 0; done < height + innerHeight; done += high)
    for (const row of rows) {
      const copy = row.cloneNode(true) as HTMLElement
      copy.style.cssText = 'position: static'
      plain.append(copy)
    }
  list.replaceWith(plain)
}

/** Milliseconds from a jump to the end of the list until no cell in sight is empty. */
function timeToFill(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const begun = performance.now()
        scrollTo({ top: document.documentElement.scrollHeight })
        const look = () => {
          const cells = [...document.querySelectorAll('[data-at]')].filter((cell) => {
            const { top, bottom } = cell.getBoundingClientRect()
            return bottom > 0 && top < innerHeight
          })
          const isFilled =
            cells.length > 0 && cells.every((cell) => !cell.matches(':has([aria-busy="true"]), [aria-busy="true"]'))
          if (isFilled) done(performance.now() - begun)
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(() => requestAnimationFrame(look))
      }),
  )
}

/** A value of sorted ones, at a part of them. */
function at(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

const spreadOf = (intervals: readonly number[]) => [
  intervals.length,
  ...[0.5, 0.95, 0.99, 1].map((part) => milliseconds(at(intervals, part))),
]
