import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import type { Shipped, ShippedClient } from '../../shipped.ts'
import { startWithPartners } from './start-with-partners.ts'

/** A public installation behind one proxy. */
const startPublicly = async (): Promise<Shipped> =>
  (await startWithPartners({ ORIGIN: 'https://collect.example', TRUST_PROXY: '1', SMTP_URL: 'smtp://127.0.0.1:1' }))
    .shipped

const visitorFrom = (shipped: Shipped, address: string): ShippedClient =>
  shipped.client({ host: 'collect.example', 'x-forwarded-for': address, 'x-forwarded-proto': 'https' })

function rowsOf({ folder }: Shipped, table: string): number {
  const name = readdirSync(folder).find((file) => file.endsWith('.db'))
  const database = new DatabaseSync(join(folder, name ?? 'none'), { readOnly: true })
  const row = database.prepare(`select count(*) as count from ${table}`).get()
  database.close()
  return Number(row?.['count'])
}

type Answer = Awaited<ReturnType<ShippedClient['send']>>

/** Sends requests, a few at a time; returns their number by status, the last answer of each, and the seconds of all. */
async function flood(count: number, request: () => Promise<Answer>) {
  const statuses = new Map<number, number>()
  const last = new Map<number, Answer>()
  const began = Date.now()
  let sent = 0
  const worker = async () => {
    while ((sent += 1) <= count) {
      const answer = await request()
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      last.set(answer.status, answer)
    }
  }
  await Promise.all(Array.from({ length: 20 }, worker))
  return { statuses, last, seconds: (Date.now() - began) / 1_000 }
}

/** Time limit for thousands of requests to a process of its own. */
const long = { timeout: 120_000 }
const json = { accept: 'application/json' }
const page = { accept: 'text/html,application/xhtml+xml' }
/** Units that one network stores at once; it gets 25 more a second. Each process allows twenty more. */
const most = ({ seconds }: { readonly seconds: number }) => 1_220 + Math.ceil(seconds * 25.1) + 1

describe('what one client network stores with providers is limited', () => {
  const cases = [
    {
      name: 'nonces of the account chooser',
      path: '/self-service/fed-cm/parameters',
      table: 'provider_trips',
      unitsOfRequest: 1,
    },
    {
      name: 'exchanges of native applications',
      path: '/self-service/login/api?return_session_token_exchange_code=true',
      table: 'token_exchanges',
      unitsOfRequest: 2,
    },
  ]
  test.each(cases)('$name', long, async ({ path, table, unitsOfRequest }) => {
    const shipped = await startPublicly()
    const { statuses, seconds } = await flood(2_500, () =>
      visitorFrom(shipped, '203.0.113.5').send(path, { headers: json }),
    )
    expect([...statuses.keys()].toSorted()).toEqual([200, 429])
    const rows = rowsOf(shipped, table)
    expect(rows).toBe(statuses.get(200))
    expect(rows).toBeLessThanOrEqual(most({ seconds }) / unitsOfRequest + 20)
    expect((await visitorFrom(shipped, '203.0.113.77').send(path, { headers: json })).status).toBe(200)
  })

  test('trips to providers', long, async () => {
    const shipped = await startPublicly()
    const visitor = visitorFrom(shipped, '203.0.113.5')
    const flow = await visitor.start('login')
    const { statuses, last, seconds } = await flood(2_500, () => visitor.submit(flow, { provider: 'partner' }))
    expect([...statuses.keys()].toSorted()).toEqual([422, 429])
    expect(rowsOf(shipped, 'provider_trips')).toBe(statuses.get(422))
    expect(rowsOf(shipped, 'provider_trips')).toBeLessThanOrEqual(most({ seconds }))
    expect(last.get(429)?.headers['retry-after']).toMatch(/^\d+$/)
  })
})

test('answers to no trip store one error a minute, and no trip, and are never kept by a browser', long, async () => {
  const shipped = await startPublicly()
  const visitor = visitorFrom(shipped, '203.0.113.5')
  const paths = ['oidc/callback/partner', 'oidc/callback', 'saml/callback/saml'].map(
    (path) => `/self-service/methods/${path}?code=c&state=${'s'.repeat(32)}&handle=${'h'.repeat(32)}`,
  )
  for (const path of paths) {
    const { statuses } = await flood(100, () => visitor.send(path, { headers: page }))
    expect([...statuses.keys()]).toEqual([303])
    const answer = await visitor.send(path, { headers: json })
    expect([400, 404]).toContain(answer.status)
    expect(answer.headers['cache-control']).toContain('no-store')
  }
  expect(rowsOf(shipped, 'provider_trips')).toBe(0)
  // A new minute may begin in between.
  expect(rowsOf(shipped, 'flow_errors')).toBeLessThanOrEqual(2 * paths.length)
})

test('codes of native applications cannot be guessed in the answers, which are never kept', long, async () => {
  const shipped = await startPublicly()
  const visitor = visitorFrom(shipped, '203.0.113.5')
  const begun = await visitor.send('/self-service/login/api?return_session_token_exchange_code=true', { headers: json })
  const code = String(JSON.parse(begun.text).session_token_exchange_code)
  const ask = (init: string, back: string) =>
    visitor.send(`/sessions/token-exchange?init_code=${init}&return_to_code=${back}`, { headers: json })
  const [unfinished, unknown] = [await ask(code, 'x'.repeat(64)), await ask('y'.repeat(64), 'x'.repeat(64))]
  for (const { status, headers } of [unfinished, unknown]) {
    expect(status).toBe(404)
    expect(headers['cache-control']).toContain('no-store')
  }
  const bare = ({ text }: { readonly text: string }) => text.replaceAll(/"request":"[^"]*"/g, '')
  expect(bare(unfinished)).toBe(bare(unknown))
  expect(shipped.program.written()).not.toContain(code)
})

test('posted answers are small, keep nothing for no trip, and come from the provider’s page', long, async () => {
  const shipped = await startPublicly()
  const visitor = visitorFrom(shipped, '203.0.113.5')
  const post = (path: string, body: string) =>
    visitor.send(`/self-service/methods/${path}`, {
      method: 'POST',
      headers: {
        ...page,
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://provider.example',
        'sec-fetch-site': 'cross-site',
        'sec-fetch-mode': 'navigate',
      },
      body,
    })
  const small = await post('oidc/callback/partner', 'code=c&state=s')
  expect([small.status, small.headers.location]).toEqual([302, expect.stringContaining('code=c')])
  expect(small.headers['set-cookie']).toBeUndefined()
  expect(small.headers['cache-control']).toContain('no-store')
  for (const path of ['oidc/callback/partner', 'saml/callback/saml']) {
    const { statuses } = await flood(20, () => post(path, `state=s&RelayState=s&SAMLResponse=${'x'.repeat(1_000_000)}`))
    expect([...statuses.keys()].every((status) => status === 303 || status >= 400)).toBe(true)
  }
  expect(rowsOf(shipped, 'provider_trips')).toBe(0)
  const loaded = await visitor.send('/self-service/methods/oidc/callback/partner?code=c&state=s', {
    headers: { ...page, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
  })
  expect(loaded.status).toBe(403)
})

test('a token of the account chooser is refused from another site and without the CSRF token', long, async () => {
  const shipped = await startPublicly()
  const visitor = visitorFrom(shipped, '203.0.113.5')
  const parameters = await visitor.send('/self-service/fed-cm/parameters', { headers: json })
  expect(parameters.headers['cache-control']).toContain('no-store')
  const { csrf_token } = JSON.parse(parameters.text)
  const send = (body: object, marks: Readonly<Record<string, string>> = {}) =>
    visitor.send('/self-service/fed-cm/token', {
      method: 'POST',
      headers: { ...json, 'content-type': 'application/json', ...marks },
      body: JSON.stringify({ token: 'a.b.c', nonce: 'n', ...body }),
    })
  expect((await send({})).status).toBe(403)
  expect((await send({ csrf_token }, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' })).status).toBe(403)
  const { statuses } = await flood(100, () => send({ csrf_token }))
  expect([...statuses.keys()]).toEqual([400])
})
