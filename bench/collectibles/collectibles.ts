import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@collect/storage'
import { startTestServer } from '../../e2e/setup/test-server.ts'
import { generate, generatorTiers, type TierName } from '../../packages/collectibles/src/operator.ts'
import { measuredPostgres } from '../../scripts/setup/postgres.mjs'
import { Person } from '../person.ts'
import { table } from '../table.ts'
import { measureForget } from './forget.ts'
import { openInProcess } from './in-process.ts'
import { measureScrolling } from './in-browser.ts'
import { measureBulk, measureMemory } from './on-server.ts'
import { measurePhotos } from './photos.ts'
import { measureReads } from './reads.ts'
import { searchMix } from './search-mix.ts'
import { printSpreads } from './spread.ts'
import { measureWrites } from './writes.ts'

const asOf = Date.UTC(2026, 0, 1)
/** docs/contract/collectibles.md §17.3 and §19, in seconds. */
const bars = { generator: 120, start: 2 }
const settings = ['shared_buffers=2GB', 'effective_cache_size=8GB', 'max_wal_size=8GB']

/**
 * The collection at a million items, on both engines: `TIER=big` for a fifth of that, `ENGINES=sqlite` for one engine,
 * `QUERIES` and `REQUESTS` for the number of searches and of requests of each other row, `ROWS` for
 * the reads that have one of these words in their name, `PARTS=browser`, `PARTS=service` or `PARTS=photos` for one part.
 */
export async function collectibles(): Promise<boolean> {
  const named = process.env['TIER'] ?? 'bench'
  const tier = Object.keys(generatorTiers).find((known): known is TierName => known === named)
  if (!tier) throw new Error(`TIER must be one of ${Object.keys(generatorTiers).join(', ')}.`)
  const wanted = (process.env['ENGINES'] ?? 'sqlite,postgres').split(',')
  const kept: boolean[] = []
  if (wanted.includes('sqlite')) kept.push(await onEngine('SQLite', tier, undefined))
  if (wanted.includes('postgres')) {
    const postgres = await measuredPostgres(settings)
    if ('missing' in postgres) console.log(`\nNo PostgreSQL: ${postgres.missing}.`)
    else kept.push(await onEngine('PostgreSQL', tier, postgres.url).finally(() => postgres.stop()))
  }
  return kept.every(Boolean)
}

async function onEngine(engine: string, tier: TierName, databaseUrl: string | undefined): Promise<boolean> {
  const server = await startTestServer({
    env: { LOG_LEVEL: 'warn', TRUST_PROXY: '1' },
    ...(databaseUrl !== undefined && { databaseUrl }),
  })
  try {
    const person = new Person(server.origin)
    await person.register()
    const { identity } = (await (await person.call('/sessions/whoami')).json()) as { identity: { id: string } }
    await server.halt()
    const seconds = await fill(server.databaseUrl, tier, identity.id)

    const parts = (process.env['PARTS'] ?? 'service,browser,photos').split(',')
    const isShown = () => !parts.includes('photos') || measurePhotos(server, person)
    const isScrolled = () => engine !== 'SQLite' || !parts.includes('browser') || measureScrolling(server, person)
    if (!parts.includes('service')) {
      await server.resume()
      return [await isShown(), await isScrolled()].every(Boolean)
    }
    const service = await openInProcess(server.databaseUrl)
    const reads = await measureReads(service, identity.id)
    const { disk, write } = await measureWrites(service, identity.id, join(tmpdir(), `collect-disk-${process.pid}`))
    const mix = await searchMix(service.database, 500)
    await service.close()
    const isQuick = printSpreads(`${engine}, tier ${tier}, in process, one at a time`, [...reads, disk, write])

    const begun = performance.now()
    await server.resume()
    const start = (performance.now() - begun) / 1_000
    const isInTime = seconds <= bars.generator || engine !== 'SQLite'
    table(`${engine}: the tier`, [
      ['generator', `${Math.round(seconds)} s`, isInTime ? 'kept' : `MISSED, at most ${bars.generator} s`],
      ['start to ready', `${start.toFixed(1)} s`, start <= bars.start ? 'kept' : `MISSED, at most ${bars.start} s`],
    ])
    const isSmall = await measureMemory(server, mix, 20)
    const isInSteps = await measureBulk(server, person)
    const isReady = await isShown()
    const isSmooth = await isScrolled()
    await server.halt()
    const isForgotten = await measureForget(server.databaseUrl, identity.id)
    return isQuick && isInTime && start <= bars.start && isSmall && isInSteps && isReady && isSmooth && isForgotten
  } finally {
    await server.stop()
  }
}

/** Fills while the server is stopped; returns the seconds that it took. */
async function fill(url: string, tier: TierName, account: string): Promise<number> {
  const database = openDatabase(url)
  const begun = performance.now()
  const onProgress = (sentence: string) => console.log(`  ${sentence}`)
  await generate(database, { tier, seed: 1, asOf, account, isAlone: true, onProgress })
  const seconds = (performance.now() - begun) / 1_000
  await database.close()
  return seconds
}
