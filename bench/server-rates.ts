import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { hash, verify } from '@node-rs/argon2'
import { openHouse } from '../e2e/setup/house.ts'
import { loader, measure, type Load } from './load.ts'
import { Person } from './person.ts'
import { median, table } from './table.ts'

const constantName = 'constant JSON of the same size'
const rounds = 3
const seconds = 3
const connections = 10
/** Sign-ins in flight: enough to keep every hashing thread busy. */
const signIns = 4

/** whoami must reach this share of what the server answers for a constant of the same size. */
const whoamiBudget = 0.3

export async function serverRates(): Promise<boolean> {
  const house = await openHouse({ env: { LOG_LEVEL: 'warn' } })
  const person = new Person(house.origin)
  await person.register()
  const whoami = await (await person.call('/sessions/whoami')).text()
  const constant = await openConstant(Buffer.byteLength(whoami))
  const native = await nativeLogin(house.origin, person)

  const json = { Accept: 'application/json' }
  const housePid = house.pid()
  const loads: Record<string, Omit<Load, 'seconds'> & { readonly pid: number | undefined }> = {
    [constantName]: { url: `${constant.origin}/sessions/whoami`, connections, pid: constant.pid },
    whoami: { url: `${house.origin}/sessions/whoami`, headers: { Cookie: person.cookie }, connections, pid: housePid },
    'start of a login flow': {
      url: `${house.origin}/self-service/login/browser`,
      headers: json,
      connections,
      pid: housePid,
    },
    'login page': { ...(await loginPage(house.origin)), connections, pid: housePid },
    'password login': {
      ...native,
      method: 'POST',
      headers: { ...json, 'Content-Type': 'application/json' },
      connections: signIns,
      pid: housePid,
    },
  }
  const rates = new Map<string, number[]>(Object.keys(loads).map((name) => [name, []]))
  const costs = new Map<string, number[]>(Object.keys(loads).map((name) => [name, []]))
  const hashes: number[] = []
  // What starts cold compiles its code first.
  for (const { pid: _pid, ...load } of Object.values(loads)) await measure({ ...load, seconds })
  // Interleaved, so that whatever else runs on the machine slows all of them alike.
  for (let round = 0; round < rounds; round++) {
    for (const [name, { pid, ...load }] of Object.entries(loads)) {
      const before = processorTime(pid)
      const { perSecond, refused } = await measure({ ...load, seconds })
      if (refused > 0) throw new Error(`${name}: ${refused} requests were refused`)
      rates.get(name)?.push(perSecond)
      costs.get(name)?.push((processorTime(pid) - before) / (perSecond * seconds))
    }
    hashes.push(await bareHashRate())
  }
  constant.stop()
  await house.stop()

  const rate = (name: string) => median(rates.get(name) ?? [])
  const cost = (name: string) => median(costs.get(name) ?? [])
  const share = (of: number, whole: number) => `${(of / whole).toFixed(2)} ×`
  table(`Requests per second (${loader}; medians of ${rounds} rounds of ${seconds} s, after one to warm up)`, [
    ['what', 'req/s', 'of the constant', 'processor time each'],
    ...Object.keys(loads).map((name) => [
      name,
      Math.round(rate(name)),
      share(rate(name), rate(constantName)),
      `${Math.round(cost(name))} µs`,
    ]),
    ['argon2id alone, same settings', Math.round(median(hashes)), share(median(hashes), rate(constantName)), ''],
  ])
  const isKept = rate('whoami') >= whoamiBudget * rate(constantName)
  console.log(
    `  whoami: ${share(rate('whoami'), rate(constantName))}, at least ${whoamiBudget} × allowed: ${isKept ? 'kept' : 'MISSED'}`,
  )
  console.log(`  a password login is ${share(rate('password login'), median(hashes))} the bare hash rate`)
  return isKept
}

/** Microseconds that a process has spent on the processor; Linux counts them in hundredths of a second. */
function processorTime(pid: number | undefined): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number)
  return (user + system) * 10_000
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

/** A native login flow may be submitted again and again. */
async function nativeLogin(origin: string, { email, password }: Person) {
  const flow = (await (await fetch(`${origin}/self-service/login/api`)).json()) as { ui: { action: string } }
  return { url: flow.ui.action, body: JSON.stringify({ method: 'password', identifier: email, password }) }
}

/** A login page's flow opens only for the browser that began it. */
async function loginPage(origin: string) {
  const visitor = new Person(origin)
  const flow = (await (await visitor.call('/self-service/login/browser')).json()) as { id: string }
  return { url: `${origin}/login?flow=${flow.id}`, headers: { Cookie: visitor.cookie, Accept: 'text/html' } }
}

/** Verifications per second of the hash alone, as many at once as there are sign-ins. */
async function bareHashRate(): Promise<number> {
  // The library's own choice of algorithm is argon2id.
  const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
  const known = await hash('a long sentence about cabinets', settings)
  const begun = performance.now()
  let count = 0
  const worker = async () => {
    while (performance.now() - begun < seconds * 1000) {
      await verify(known, 'a long sentence about cabinets')
      count += 1
    }
  }
  await Promise.all(Array.from({ length: signIns }, worker))
  return count / ((performance.now() - begun) / 1000)
}
