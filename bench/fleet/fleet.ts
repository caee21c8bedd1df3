import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { availableParallelism } from 'node:os'
import { freePort } from '../../e2e/setup/free-port.ts'
import { startTestServer, type TestServer } from '../../e2e/setup/test-server.ts'
import { measuredPostgres } from '../../scripts/setup/postgres.mjs'
import { memoryOf } from '../interleaved.ts'
import { measure, loader, type Load } from '../load.ts'
import { Person } from '../person.ts'
import { serviceLoads } from '../service-loads.ts'
import { median, MB, share, table } from '../table.ts'
import { spent, timesOf, timesOfAll } from './waits.ts'

const sizes = [1, 2, 4]
const rounds = Number(process.env['ROUNDS'] ?? 3)
const seconds = 3

/** Rate of `whoami` with two processes, as a multiple of one, on two processors of their own. */
const leastGain = 1.5

interface Fleet {
  readonly size: number
  readonly loads: Readonly<Record<string, Omit<Load, 'seconds'>>>
  readonly pids: readonly (number | undefined)[]
  readonly balancer: number | undefined
  stop(): Promise<void>
}

interface Figure {
  readonly rate: number
  /** Time per request in microseconds, by what spends it. */
  readonly parts: Readonly<Record<Part, number>>
  /** Time per request in microseconds that ready threads waited for a processor. */
  readonly queued: number
}
const parts = ['app', 'PostgreSQL', 'balancer', 'load'] as const
type Part = (typeof parts)[number]

/** 1, 2 and 4 processes on one PostgreSQL behind a balancer. All of them, and the load, share this machine. */
export async function fleet(): Promise<void> {
  const postgres = await measuredPostgres()
  if ('missing' in postgres) return console.log(`\nNo fleet: ${postgres.missing}.`)
  const fleets: Fleet[] = []
  try {
    for (const size of sizes) fleets.push(await openFleet(size, postgres.url))
    const names = Object.keys(fleets[0]?.loads ?? {})
    const figures = new Map<string, Figure[]>()
    for (let round = -1; round < rounds; round += 1) {
      for (const name of names) {
        for (const one of fleets) {
          const figure = await figureOf(one, name, postgres.pid)
          // The first round compiles the code.
          if (round >= 0) figures.set(`${name} ${one.size}`, [...(figures.get(`${name} ${one.size}`) ?? []), figure])
        }
      }
    }
    const medianOf = (key: string, pick: (figure: Figure) => number) => median((figures.get(key) ?? []).map(pick))
    for (const name of names) print(name, medianOf)
    table('Memory', [
      ...fleets.map(({ size, pids }) => [`each of ${size}`, MB(median(pids.map(memoryOf)))]),
      ['processors of this machine', availableParallelism()],
    ])
    const gain = medianOf('whoami 2', ({ rate }) => rate) / medianOf('whoami 1', ({ rate }) => rate)
    console.log(
      `  whoami, two processes: ${gain.toFixed(2)} × of one; ${leastGain} × needs a processor for each process besides those of PostgreSQL, balancer and load`,
    )
  } finally {
    for (const { stop } of fleets) await stop()
    await postgres.stop()
  }
}

function print(name: string, medianOf: (key: string, pick: (figure: Figure) => number) => number): void {
  const us = (size: number, pick: (figure: Figure) => number) => `${Math.round(medianOf(`${name} ${size}`, pick))} µs`
  const alone = medianOf(`${name} ${sizes[0]}`, ({ rate }) => rate)
  table(`${name} (${loader}; medians of ${rounds} rounds of ${seconds} s; processor time per request)`, [
    ['processes', 'req/s', 'of one', ...parts, 'ready, no processor free', 'processors allow'],
    ...sizes.map((size) => {
      const rate = medianOf(`${name} ${size}`, (figure) => figure.rate)
      const whole = parts.reduce((sum, part) => sum + medianOf(`${name} ${size}`, (figure) => figure.parts[part]), 0)
      return [
        size,
        Math.round(rate),
        share(rate, alone),
        ...parts.map((part) => us(size, (figure) => figure.parts[part])),
        us(size, ({ queued }) => queued),
        `${Math.round((availableParallelism() * 1_000_000) / whole)} req/s`,
      ]
    }),
  ])
}

async function figureOf({ loads, pids, balancer }: Fleet, name: string, postgres: number | undefined): Promise<Figure> {
  const load = loads[name]
  if (!load) throw new Error(`there is no load ${name}`)
  const look = (): Readonly<Record<Part, ReturnType<typeof timesOf>>> => ({
    app: timesOf(pids),
    PostgreSQL: timesOfAll(postgres),
    balancer: timesOf([balancer]),
    load: timesOf([process.pid]),
  })
  const before = look()
  const { perSecond, refused } = await measure({ ...load, seconds })
  const after = look()
  if (refused > 0) throw new Error(`${name}: ${refused} requests were refused`)
  const each = (nanoseconds: number) => nanoseconds / 1_000 / (perSecond * seconds)
  const sums = parts.map((part) => [part, spent(before[part], after[part])] as const)
  return {
    rate: perSecond,
    parts: Object.fromEntries(sums.map(([part, { worked }]) => [part, each(worked)])) as Record<Part, number>, // all parts
    queued: each(sums.reduce((whole, [, { queued }]) => whole + queued, 0)),
  }
}

async function openFleet(size: number, databaseUrl: string): Promise<Fleet> {
  const own = await freePort()
  const origin = `http://localhost:${own}`
  const env = {
    ORIGIN: origin,
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '1',
    SECRETS: 'one secret for all processes of the fleet',
  }
  const servers: TestServer[] = []
  for (let count = 0; count < size; count += 1) servers.push(await startTestServer({ databaseUrl, env }))
  const ports = servers.map((server) => new URL(server.origin).port)
  const script = fileURLToPath(new URL('./balance.ts', import.meta.url))
  const balancer = spawn(process.execPath, [script, String(own), ...ports], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(balancer.stdout, 'data')
  const person = new Person(origin)
  await person.register()
  return {
    size,
    loads: await serviceLoads(origin, undefined, person),
    pids: servers.map((server) => server.pid()),
    balancer: balancer.pid,
    async stop() {
      balancer.kill()
      for (const server of servers) await server.stop()
    },
  }
}
