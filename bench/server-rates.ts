import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startTestServer } from '../e2e/setup/test-server.ts'
import { interleaved, rounds, seconds, type Served } from './interleaved.ts'
import { loader } from './load.ts'
import { Person } from './person.ts'
import { bareHashRate, serviceLoads } from './service-loads.ts'
import { median, share, table } from './table.ts'

const constantName = 'constant JSON of the same size'
const connections = 10

/** Least share of the rate of a constant answer of the same size that whoami has to reach. */
const whoamiBudget = 0.3

export async function serverRates(): Promise<boolean> {
  const server = await startTestServer({ env: { LOG_LEVEL: 'warn', TRUST_PROXY: '1' } })
  const person = new Person(server.origin)
  await person.register()
  const whoami = await (await person.call('/sessions/whoami')).text()
  const constant = await openConstant(Buffer.byteLength(whoami))
  const pid = server.pid()
  const loads: Readonly<Record<string, Served>> = {
    [constantName]: { url: `${constant.origin}/sessions/whoami`, connections, pid: constant.pid },
    ...(await serviceLoads(server.origin, pid, person)),
    'login page': { ...(await loginPage(server.origin)), connections, pid },
  }
  const hashes: number[] = []
  const figures = await interleaved(loads, async () => void hashes.push(await bareHashRate(seconds)))
  constant.stop()
  await server.stop()

  const whole = figures(constantName).rate
  table(`Requests per second (${loader}; medians of ${rounds} rounds of ${seconds} s, after one to warm up)`, [
    ['what', 'req/s', 'of the constant', 'processor time each'],
    ...Object.keys(loads).map((name) => {
      const { rate, cost } = figures(name)
      return [name, Math.round(rate), share(rate, whole), `${Math.round(cost)} µs`]
    }),
    ['argon2id alone, same settings', Math.round(median(hashes)), share(median(hashes), whole), ''],
  ])
  const { rate } = figures('whoami')
  const isKept = rate >= whoamiBudget * whole
  console.log(`  whoami: ${share(rate, whole)}, at least ${whoamiBudget} × allowed: ${isKept ? 'kept' : 'MISSED'}`)
  console.log(`  a password login is ${share(figures('password login').rate, median(hashes))} the bare hash rate`)
  return isKept
}

async function openConstant(bytes: number) {
  const script = fileURLToPath(new URL('./constant-server.ts', import.meta.url))
  const child = spawn(process.execPath, ['--conditions=source', script, String(bytes)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [line] = await once(child.stdout, 'data')
  return { origin: String(line).trim(), pid: child.pid, stop: () => child.kill() }
}

/** Only the browser that began a flow can open its login page. */
async function loginPage(origin: string) {
  const visitor = new Person(origin)
  const flow = (await (await visitor.call('/self-service/login/browser')).json()) as { id: string }
  return { url: `${origin}/login?flow=${flow.id}`, headers: { Cookie: visitor.cookie, Accept: 'text/html' } }
}
