import type { Browser } from '@playwright/test'
import type { TestServer } from '../../e2e/setup/test-server.ts'
import { momentsOf } from '../moments.ts'
import type { Person } from '../person.ts'
import { kB, median, table } from '../table.ts'
import { pageBrotli, scriptGzip, weightsOf } from '../weights.ts'
import { personContext } from './person-context.ts'
import { idleSince, milliseconds, percent, processorTimes } from './spread.ts'

/** docs/contract/collectibles.md §19: bytes, milliseconds, and the browser's score of layout shifts. */
const bars = { script: 190 * 1024, page: 40 * 1024, largest: 1_800, shift: 0 }
const rounds = Number(process.env['ROUNDS'] ?? 9)
const phone = { width: 412, height: 823 }
const paths = ['/discover', '/collection', '/shop'] as const

/** The product's pages in a phone with an empty cache, as the login page is measured; medians of interleaved rounds. */
export async function measurePages(browser: Browser, server: TestServer, person: Person): Promise<boolean> {
  const open = () => personContext(browser, server, person, phone)
  const weights = new Map<string, { readonly script: number; readonly page: number }>()
  for (const path of paths) {
    const loaded = await weightsOf(await open(), server.origin, path)
    weights.set(path, { script: scriptGzip(loaded), page: pageBrotli(loaded) })
  }
  const processors = processorTimes()
  const seen = new Map<string, { readonly paint: number; readonly largest: number; readonly shift: number }[]>()
  for (let round = 0; round < rounds; round++) {
    for (const path of paths) {
      const moments = await momentsOf({ context: await open(), address: path })
      seen.set(path, [...(seen.get(path) ?? []), moments])
    }
  }
  const measured = paths.map((path) => {
    const all = seen.get(path) ?? []
    const { script = Number.NaN, page = Number.NaN } = weights.get(path) ?? {}
    const [paint, largest] = [median(all.map((one) => one.paint)), median(all.map((one) => one.largest))]
    const shift = Math.max(...all.map((one) => one.shift))
    const isKept = script <= bars.script && page <= bars.page && largest <= bars.largest && shift <= bars.shift
    return { path, script, page, paint, largest, shift, isKept }
  })
  table(
    `Pages of the product, signed in, on slow 4G with a four times slower processor (${rounds} rounds; processors ${percent(idleSince(processors))} idle)`,
    [
      ['page', 'script gzip', 'HTML and CSS brotli', 'first paint', 'largest paint', 'layout shift', 'bars'],
      ...measured.map(({ path, script, page, paint, largest, shift, isKept }) => [
        path,
        kB(script),
        kB(page),
        milliseconds(paint),
        milliseconds(largest),
        shift.toFixed(3),
        isKept ? 'kept' : 'MISSED',
      ]),
      ['at most', kB(bars.script), kB(bars.page), '', milliseconds(bars.largest), '0', ''],
    ],
  )
  return measured.every(({ isKept }) => isKept)
}
