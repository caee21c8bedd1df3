import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { startShipped, type Shipped } from '../shipped.ts'

/** A public installation behind one proxy, which names the client of each request. */
const publicly = { ORIGIN: 'https://collect.example', TRUST_PROXY: '1', SMTP_URL: 'smtp://127.0.0.1:1' }

const visitorFrom = (shipped: Shipped, address: string) =>
  shipped.client({ host: 'collect.example', 'x-forwarded-for': address })

const bytesOf = ({ folder }: Shipped): number =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)

const databaseOf = ({ folder }: Shipped): DatabaseSync => {
  const name = readdirSync(folder).find((file) => file.endsWith('.db'))
  return new DatabaseSync(join(folder, name ?? 'none'), { readOnly: true })
}

const rowsOf = (shipped: Shipped, table: string): number => {
  const database = databaseOf(shipped)
  const row = database.prepare(`select count(*) as count from ${table}`).get()
  database.close()
  return Number(row?.['count'])
}

/** Sends a number of requests, a few at a time, and counts the answers by status. */
async function flood(count: number, request: (index: number) => Promise<{ readonly status: number }>) {
  const statuses = new Map<number, number>()
  let next = 0
  const worker = async () => {
    while (next < count) {
      const { status } = await request((next += 1))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: 20 }, worker))
  return statuses
}

/** Time limit for thousands of requests to a process of its own. */
const long = { timeout: 120_000 }

const json = { accept: 'application/json' }
const page = { accept: 'text/html,application/xhtml+xml' }

test(
  'one client network starts 1,200 flows and 25 more a second, however long its queries are; others are not limited',
  long,
  async () => {
    const shipped = await startShipped(publicly)
    const before = bytesOf(shipped)
    const visitor = visitorFrom(shipped, '203.0.113.5')
    const began = Date.now()
    const start = `/self-service/login/browser?x=${'y'.repeat(14_000)}`
    const statuses = await flood(2_500, () => visitor.send(start, { headers: json }))
    const seconds = (Date.now() - began) / 1_000
    const begun = statuses.get(200) ?? 0
    expect(begun).toBeGreaterThanOrEqual(1_200)
    // Each process allows twenty more before it counts flows in the database.
    expect(begun).toBeLessThanOrEqual(1_220 + Math.ceil(seconds * 25.1) + 1)
    expect([...statuses.keys()].toSorted()).toEqual([200, 429])
    expect(rowsOf(shipped, 'flows')).toBe(begun)
    // The measured size of flows, and some megabytes for the write-ahead log: less than 14 kB each.
    expect(bytesOf(shipped) - before).toBeLessThan(begun * 1_100 + 8_000_000)

    const other = visitorFrom(shipped, '203.0.113.77')
    expect((await other.send('/self-service/login/browser', { headers: json })).status).toBe(200)
  },
)

test('a browser of a client network that started too many flows gets a page that explains the wait', long, async () => {
  const shipped = await startShipped(publicly)
  const visitor = visitorFrom(shipped, '203.0.113.5')
  const start = `/self-service/login/browser?return_to=${encodeURIComponent(`/${'a'.repeat(1_900)}`)}`
  await flood(400, () => visitor.send(start, { headers: json }))
  let refused = await visitor.send(start, { headers: page })
  for (let again = 0; again < 20 && !refused.headers.location?.includes('/error'); again += 1) {
    refused = await visitor.send(start, { headers: page })
  }
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  const { pathname, search } = new URL(refused.headers.location ?? '', publicly.ORIGIN)
  expect(pathname).toBe('/error')
  const shown = await visitor.send(pathname + search, { headers: page })
  expect(shown.status).toBe(429)
  expect(shown.text).toContain('Wait 1 minute, then try again.')
})

test('an error is stored once per kind and minute, and a refused sign-up stores less than 6 kB', long, async () => {
  const shipped = await startShipped(publicly)
  const visitor = visitorFrom(shipped, '203.0.113.5')
  const statuses = await flood(300, (index) =>
    visitor.send(`/self-service/login/browser?return_to=https://evil.example/${index}`, { headers: page }),
  )
  expect(statuses.get(303)).toBe(300)
  // A new minute may begin in between.
  expect(rowsOf(shipped, 'flow_errors')).toBeLessThanOrEqual(2)

  const flow = await visitor.start('registration')
  for (const traits of [{ email: 'x'.repeat(30_000) }, { email: 'ada', name: 'y'.repeat(30_000) }]) {
    expect((await visitor.submit(flow, { method: 'profile', traits })).status).toBe(400)
  }
  const database = databaseOf(shipped)
  const largest = database.prepare('select max(length(body)) as most from flows').get()
  database.close()
  expect(Number(largest?.['most'])).toBeLessThan(6_000)
})

test('with a local ORIGIN any number of flows can start', long, async () => {
  const shipped = await startShipped()
  const developer = shipped.client()
  const statuses = await flood(1_400, () => developer.send('/self-service/login/browser', { headers: json }))
  expect([...statuses]).toEqual([[200, 1_400]])
})
