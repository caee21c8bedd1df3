import { setTimeout as sleep } from 'node:timers/promises'
import type { Visitor } from '../../packages/identity/test/service/visitor.ts'
import type { Copy } from '../copy.ts'
import { keptBy } from '../disk.ts'
import { flowOf, newEmail } from '../people.ts'
import type { Row } from '../row.ts'

/** Flows that one client network may begin, in units of 500 bytes: at once, then per second. */
export const starts = { atOnce: 1_200, aSecond: 25 }
/** Starts per second that a client network has in any case. */
const minStarts = 20
/** Time until expired flows are deleted, in seconds. */
const untilSwept = 180
/** Flows with a mailed code, from one client network. */
const mailedFlows = { atOnce: 30, anHour: 60, hours: 25 }
/** Stored errors: kinds that a visitor can cause, each once a minute, and minutes until they are deleted. */
const storedErrors = { kinds: 60, minutes: 360 }
/** Promised maximum of the data folder after an attack from one client network, in MB. */
export const maxMegabytes = 200
export const megabyte = 1024 * 1024

/** Repeats a request until it is refused; returns the accepted requests, their time, and the bytes they left. */
export async function fill(copy: Copy, most: number, request: () => Promise<number>) {
  const before = keptBy(copy)
  const begun = performance.now()
  let through = 0
  let tried = 0
  let isRefused = false
  const sender = async () => {
    while (!isRefused && tried < most) {
      tried += 1
      const status = await request()
      if (status === 429) isRefused = true
      else through += 1
    }
  }
  await Promise.all(Array.from({ length: 4 }, sender))
  const seconds = (performance.now() - begun) / 1000
  return { tried, through, isRefused, seconds, bytes: keptBy(copy).used - before.used }
}

/** Ways to store much with few requests. */
const fillers: Readonly<Record<string, (visitor: Visitor) => Promise<number>>> = {
  'starts with 14 kB of query': async (visitor) => {
    return (await visitor.ask(`/self-service/login/browser?x=${'x'.repeat(14_000)}`)).status
  },
  'starts that lead back to a long address': async (visitor) => {
    const back = encodeURIComponent(`/${'y'.repeat(1_900)}`)
    return (await visitor.ask(`/self-service/login/browser?return_to=${back}`)).status
  },
  'refused sign-ups with 30 kB of traits': (visitor) => refusedSignUp(visitor, 30_000),
  'refused sign-ups with 1.9 kB of traits': (visitor) => refusedSignUp(visitor, 1_900),
}

async function refusedSignUp(visitor: Visitor, size: number): Promise<number> {
  const flow = await flowOf(visitor, 'registration')
  if (!flow) return 429
  const traits = { email: 'no address', name: 'z'.repeat(size) }
  return (await visitor.send('registration', flow, { method: 'password', password: 'short', traits })).answer.status
}

/** Requests that lead a browser to the error page, each for another reason. */
const errorPaths = [
  '/self-service/login?flow=00000000-0000-4000-8000-000000000000',
  '/self-service/login/browser?return_to=https://elsewhere.example',
  '/self-service/login/browser?aal=aal9',
  '/self-service/registration?flow=none',
  '/self-service/recovery?flow=00000000-0000-4000-8000-000000000000',
  '/self-service/verification?flow=none',
]

const placeOf = (index: number): string => `198.18.${index}.1`

export const growth: Row = {
  name: 'growth',
  attack: 'What one network stores on the disk, in MB, without an end',
  async run(siege) {
    const copy = await siege.open()
    const parts: string[] = []
    const faults: string[] = []
    let tried = 0
    let worst = 0
    const seen = await copy.visitor('native', { place: placeOf(250) }).start('login')
    const lifespan = (Date.parse(seen.flow.expires_at) - Date.parse(seen.flow.issued_at)) / 1000
    for (const [index, [name, request]] of Object.entries(fillers).entries()) {
      const visitor = copy.visitor('script', { place: placeOf(index) })
      const found = await fill(copy, 2 * starts.atOnce, () => request(visitor))
      tried += found.tried
      if (!found.isRefused) faults.push(`${name}: ${found.through} got through without a refusal`)
      const units = starts.atOnce + starts.aSecond * found.seconds
      const forEver = (found.bytes / units) * (starts.atOnce + starts.aSecond * (lifespan + untilSwept))
      parts.push(`${name}: ${found.through} at once, ${Math.round(forEver / megabyte)} MB`)
      worst = Math.max(worst, forEver)
      if (index > 0 || siege.isShort) continue
      const rate = await steadyRate(visitor)
      parts.push(`then ${rate.toFixed(1)} starts a second`)
      if (rate < minStarts) faults.push(`only ${rate.toFixed(1)} starts a second are left to one network`)
    }

    const mailer = copy.visitor('native', { place: placeOf(100) })
    const mailed = await fill(copy, 20, async () => {
      const flow = await flowOf(mailer, 'recovery')
      return flow ? (await mailer.send('recovery', flow, { method: 'code', email: newEmail() })).answer.status : 429
    })
    const mailedBytes =
      (mailed.bytes / Math.max(1, mailed.through)) * (mailedFlows.atOnce + mailedFlows.anHour * mailedFlows.hours)
    parts.push(`flows with a mailed code: ${Math.round(mailedBytes / megabyte)} MB`)

    const before = keptBy(copy)
    const begun = Date.now()
    const browser = copy.visitor('navigation', { place: placeOf(101) })
    for (let time = 0; time < (siege.isShort ? 20 : 100); time += 1) {
      for (const path of errorPaths) await browser.ask(path)
    }
    const after = keptBy(copy)
    const rows = after.errors.rows - before.errors.rows
    const minutes = Math.ceil((Date.now() - begun) / 60_000) + 1
    if (rows > errorPaths.length * minutes) faults.push(`${rows} errors were stored for ${errorPaths.length} kinds`)
    const errorBytes = after.errors.bytes * storedErrors.kinds * storedErrors.minutes
    parts.push(`stored errors: ${rows} rows, ${Math.round(errorBytes / megabyte)} MB`)

    const log = Math.max(0, after.files - after.used)
    parts.push(`write-ahead log: ${Math.round(log / megabyte)} MB`)
    tried += mailed.tried + errorPaths.length * (siege.isShort ? 20 : 100)
    const sum = Math.ceil((worst + mailedBytes + errorBytes + log) / megabyte)
    return { tried, letThrough: sum, allowed: maxMegabytes, faults, note: parts.join('; ') }
  },
}

/** Accepted starts per second, after the first ones are used up. */
async function steadyRate(visitor: Visitor): Promise<number> {
  const begun = performance.now()
  let through = 0
  while (performance.now() - begun < 5_000) {
    const { status } = await visitor.ask('/self-service/login/browser')
    if (status === 429) await sleep(10)
    else through += 1
  }
  return through / ((performance.now() - begun) / 1000)
}
