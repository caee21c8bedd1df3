import { openDatabase } from '@collect/storage'
import { startTestServer, type TestServer } from '../../e2e/setup/test-server.ts'
import { fillCrowd } from '../../packages/identity/test/crowd/fill-crowd.ts'
import { sizesOf } from '../../packages/identity/test/crowd/sizes.ts'
import { measuredPostgres } from '../../scripts/setup/postgres.mjs'
import { memoryOf } from '../interleaved.ts'
import { Person } from '../person.ts'
import { MB, share, table } from '../table.ts'
import { cleanUp } from './clean-up.ts'
import { loadsOf, measured, type LoadName, type Taken } from './loads.ts'
import { spreadUses } from '../../packages/identity/test/crowd/spread-uses.ts'

/** Numbers of accounts. 10,000,000 take an hour and 40 GB, so they are measured by hand: SCALE=10000000. */
const sizes = (process.env['SCALE'] ?? '10000,100000,1000000').split(',').map(Number)
/** A SQLite file has no more. */
const mostOnSqlite = 1_000_000
/** The size that others are compared with. */
const base = 100_000

/** A server with much memory. The default of PostgreSQL's shared buffers is made for small machines. */
const settings = [
  'shared_buffers=4GB',
  'effective_cache_size=12GB',
  'max_wal_size=16GB',
  'checkpoint_timeout=15min',
  // Others of this machine: SETTINGS='shared_buffers=13GB huge_pages=on'.
  ...(process.env['SETTINGS'] ?? '').split(' ').filter(Boolean),
]

/** The hash is not measured here: a cheap one leaves the work that may depend on the number of accounts. */
const changes = { 'hashers.argon2.memory': '64KB', 'hashers.argon2.iterations': 1 }

/** What more accounts cost, on both engines. */
export async function scale(): Promise<boolean> {
  const wanted = (process.env['ENGINES'] ?? 'sqlite,postgres').split(',')
  const kept: boolean[] = []
  if (wanted.includes('sqlite'))
    kept.push(
      await onEngine(
        'SQLite',
        undefined,
        sizes.filter((size) => size <= mostOnSqlite),
      ),
    )
  if (wanted.includes('postgres')) {
    const postgres = await measuredPostgres(settings)
    if ('missing' in postgres) console.log(`\nNo PostgreSQL: ${postgres.missing}.`)
    else {
      kept.push(await onEngine('PostgreSQL', postgres.url, sizes).finally(() => postgres.stop()))
    }
  }
  return kept.every(Boolean)
}

async function onEngine(engine: string, databaseUrl: string | undefined, counts: readonly number[]): Promise<boolean> {
  const server = await startTestServer({
    changes,
    env: { LOG_LEVEL: 'warn', TRUST_PROXY: '1' },
    ...(databaseUrl !== undefined && { databaseUrl }),
  })
  try {
    const person = new Person(server.origin)
    await person.register()
    // A code, for the tables of codes and mails.
    await askForCode(person)
    const results = new Map<number, Readonly<Record<LoadName, Taken>>>()
    let filled = 0
    for (const count of counts) {
      const seconds = await fill(server, { email: person.email, first: filled + 1, count: count - filled })
      filled = count
      const taken = await measured(loadsOf(server, person, count))
      results.set(count, taken)
      await print(engine, server, count, seconds, taken)
    }
    const isKept = compare(results)
    const isClean = await cleanUp(engine, server, person, filled)
    return isKept && isClean
  } finally {
    await server.stop()
  }
}

async function askForCode(person: Person): Promise<void> {
  const flow = (await (await person.call('/self-service/verification/browser')).json()) as {
    readonly id: string
    readonly ui: {
      readonly nodes: readonly { readonly attributes: { readonly name?: string; readonly value?: string } }[]
    }
  }
  const csrf = flow.ui.nodes.find(({ attributes }) => attributes.name === 'csrf_token')?.attributes.value
  await person.call(`/self-service/verification?flow=${flow.id}`, {
    method: 'code',
    email: person.email,
    csrf_token: csrf,
  })
}

/** Fills while the server is stopped; returns the seconds that it took. */
async function fill(server: TestServer, crowd: Parameters<typeof fillCrowd>[2]): Promise<number> {
  await server.halt()
  const database = openDatabase(server.databaseUrl)
  const begun = performance.now()
  await fillCrowd(database, server.databaseUrl, crowd)
  const seconds = (performance.now() - begun) / 1_000
  await spreadUses(database, crowd.first + crowd.count - 1)
  await database.close()
  await server.resume()
  return seconds
}

async function print(
  engine: string,
  server: TestServer,
  count: number,
  seconds: number,
  taken: Readonly<Record<LoadName, Taken>>,
): Promise<void> {
  const number = (value: number) => value.toLocaleString('en')
  table(
    `${engine}, ${number(count)} accounts (filled in ${Math.round(seconds)} s, ${MB(memoryOf(server.pid()))} process)`,
    [
      ['what', 'each second', 'p50', 'p99'],
      ...Object.entries(taken).map(([name, { rate, p50, p99 }]) => [
        name,
        Math.round(rate),
        `${p50.toFixed(2)} ms`,
        `${p99.toFixed(2)} ms`,
      ]),
    ],
  )
  const database = openDatabase(server.databaseUrl)
  const all = await sizesOf(database)
  await database.close()
  const sum = (pick: 'table' | 'indexes') => all.reduce((whole, size) => whole + size[pick], 0)
  table('Sizes', [
    ['table', 'rows', 'indexes'],
    ...all.map((size) => [size.name, MB(size.table), MB(size.indexes)]),
    ['all', MB(sum('table')), MB(sum('indexes'))],
  ])
}

/** Compares each size with the base, where both were measured. */
function compare(results: ReadonlyMap<number, Readonly<Record<LoadName, Taken>>>): boolean {
  const before = results.get(base)
  const [count, after] = [...results].at(-1) ?? []
  if (!before || !after || count === base) return true
  const rate = after.whoami.rate / before.whoami.rate
  const signIn = after['sign-in without its hash'].p50 / before['sign-in without its hash'].p50
  const single = after['whoami one at a time']
  const spread = single.p99 / single.p50
  console.log(`  whoami at ${count}, of ${base}: ${share(rate, 1)}, at least 0.9 allowed: ${said(rate >= 0.9)}`)
  console.log(`  whoami one at a time, p99 of p50: ${share(spread, 1)}, at most 3 allowed: ${said(spread <= 3)}`)
  console.log(`  sign-in without its hash: ${share(signIn, 1)}, at most 1.2 allowed: ${said(signIn <= 1.2)}`)
  return rate >= 0.9 && spread <= 3 && signIn <= 1.2
}

const said = (isKept: boolean): string => (isKept ? 'kept' : 'MISSED')
