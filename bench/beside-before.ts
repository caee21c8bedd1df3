import { startTestServer } from '../e2e/setup/test-server.ts'
import { interleaved, rounds, seconds, type Served } from './interleaved.ts'
import { loader } from './load.ts'
import { Person } from './person.ts'
import { serviceLoads } from './service-loads.ts'
import { share, table } from './table.ts'

/** Least share of the earlier version's rate that each load has to reach. */
const least: Readonly<Record<string, number>> = {
  whoami: 0.95,
  'start of a login flow': 0.85,
  'password login': 0.95,
  'settings page': 0.95,
}

/** Requests for a settings page in flight. */
const connections = 4

const pageOf = ({ cookie, address }: Person) => ({ Accept: 'text/html', Cookie: cookie, 'X-Forwarded-For': address })

/** The address of a settings flow on its page. */
async function settingsOf(person: Person): Promise<string> {
  const flow = (await (await person.call('/self-service/settings/browser')).json()) as { id: string; ui: Ui }
  return `${new URL(flow.ui.action).origin}/settings?flow=${flow.id}`
}

interface Ui {
  readonly action: string
}

/** The same loads on this version and on an earlier one, whose installed and built checkout BEFORE names. */
export async function besideBefore(): Promise<boolean | void> {
  const root = process.env['BEFORE']
  if (!root) return console.log('\nNo comparison with an earlier version: BEFORE names no checkout.')
  const env = { LOG_LEVEL: 'warn', TRUST_PROXY: '1' }
  const houses = { now: await startTestServer({ env }), before: await startTestServer({ env, root }) }
  const loads: Record<string, Served> = {}
  for (const [version, server] of Object.entries(houses)) {
    const person = new Person(server.origin)
    await person.register()
    const own: Record<string, Served> = {
      ...(await serviceLoads(server.origin, server.pid(), person)),
      'settings page': { url: await settingsOf(person), headers: pageOf(person), connections, pid: server.pid() },
    }
    for (const [name, load] of Object.entries(own)) loads[`${name}, ${version}`] = load
  }
  const figures = await interleaved(loads)
  for (const server of Object.values(houses)) await server.stop()

  const shareOf = (name: string) => figures(`${name}, now`).rate / figures(`${name}, before`).rate
  table(`Requests per second (${loader}; medians of ${rounds} rounds of ${seconds} s, after one to warm up)`, [
    ['what', 'before', 'now', 'share', 'processor time each', 'share'],
    ...Object.keys(least).map((name) => {
      const [before, now] = [figures(`${name}, before`), figures(`${name}, now`)]
      const costs = `${Math.round(before.cost)}, ${Math.round(now.cost)} µs`
      return [
        name,
        Math.round(before.rate),
        Math.round(now.rate),
        share(now.rate, before.rate),
        costs,
        share(now.cost, before.cost),
      ]
    }),
  ])
  const missed = Object.entries(least).filter(([name, allowed]) => shareOf(name) < allowed)
  for (const [name, allowed] of missed) {
    console.log(`  ${name}: ${shareOf(name).toFixed(2)}, at least ${allowed} allowed: MISSED`)
  }
  return missed.length === 0
}
