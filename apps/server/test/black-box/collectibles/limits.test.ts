import { expect, test } from 'vitest'
import { sharedShipped, startShipped } from '../../shipped.ts'
import { signUp } from '../people.ts'

const shared = sharedShipped()

const collection = '/api/collectibles/collection/heron-penny'

test('an account makes 600 changes a minute; the next answer says how long the client must wait', async () => {
  const shipped = shared()
  const member = await signUp(shipped, 'writer@collect.example', false)
  const begun = performance.now()
  const answers = await Promise.all(Array.from({ length: 650 }, () => member.send(collection, { method: 'DELETE' })))
  const passed = answers.filter(({ status }) => status === 204)
  // Ten more each second.
  const most = 600 + Math.ceil((performance.now() - begun) / 100)
  expect(passed.length).toBeGreaterThanOrEqual(600)
  expect(passed.length).toBeLessThanOrEqual(most)
  const refused = await untilRefused(() => member.send(collection, { method: 'DELETE' }))
  expect(refused.headers['retry-after']).toBe('1')
  expect(JSON.parse(refused.text)).toMatchObject({ error: { code: 429, id: 'slow_down' } })
  // Reading goes on, and so does another account.
  expect((await member.send('/api/collectibles/collection')).status).toBe(200)
  const other = await signUp(shipped, 'ben@collect.example', false)
  expect((await other.send(collection, { method: 'PUT' })).status).toBe(201)
})

test('an account offers 20 items a day to the catalogue; the answer to the next one says when it may go on', async () => {
  const shipped = shared()
  const member = await signUp(shipped, 'offerer@collect.example', false)
  const offered: number[] = []
  let refused
  for (let number = 0; number < 21; number++) {
    const item = `/api/collectibles/items/0190a1b2-0000-7000-8000-${String(number).padStart(12, '0')}`
    const made = await member.send(item, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ category: 'coins', name: `Token ${number}` }),
    })
    expect(made.status).toBe(201)
    refused = await member.send(`${item}/submission`, { method: 'POST' })
    offered.push(refused.status)
  }
  expect(offered).toEqual([...Array.from({ length: 20 }, () => 200), 429])
  // One more each 72 minutes.
  const wait = Number(refused?.headers['retry-after'])
  expect(wait).toBeGreaterThan(60 * 60)
  expect(wait).toBeLessThanOrEqual(72 * 60)
})

test('a visitor’s network searches 120 times a minute, and another network is not concerned', async () => {
  const shipped = await startShipped({ TRUST_PROXY: '1' })
  const from = (address: string) => () =>
    shipped
      .client({ 'x-forwarded-for': address })
      .send('/api/collectibles/search?q=heron', { headers: { accept: 'application/json' } })
  const near = from('203.0.113.9')
  const answers = await Promise.all(Array.from({ length: 120 }, near))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const refused = await untilRefused(near)
  expect(refused.headers['cache-control']).toBe('no-store')
  expect(JSON.parse(refused.text)).toMatchObject({ error: { code: 429, id: 'slow_down' } })
  const other = await from('203.0.113.10')()
  expect(JSON.parse(other.text)).toMatchObject({ items: expect.any(Array), count: { value: expect.any(Number) } })
})

test('an account searches 300 times a minute', async () => {
  const shipped = shared()
  const member = await signUp(shipped, 'searcher@collect.example', false)
  const search = () => member.send('/api/collectibles/suggest?q=heron')
  const answers = await Promise.all(Array.from({ length: 300 }, search))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const refused = await untilRefused(search)
  expect(refused.headers['retry-after']).toBe('1')
})

test('an account changes many copies at once 30 times an hour; at most 20,000 are named', async () => {
  const shipped = shared()
  const member = await signUp(shipped, 'bulk@collect.example', false)
  const bulk = (ids: readonly string[]) =>
    member.send('/api/collectibles/copies/bulk', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ selection: { ids }, change: { set: { quantity: 2 } } }),
    })
  const idOf = (number: number) => `0190a1b2-0000-7000-8000-${String(number).padStart(12, '0')}`
  const few = await bulk([idOf(1)])
  expect([few.status, JSON.parse(few.text)]).toMatchObject([200, { changed: 0, skipped: [{ reason: 'not_found' }] }])
  expect((await bulk(Array.from({ length: 20_001 }, (_, at) => idOf(at)))).status).toBe(422)
  for (let times = 2; times < 30; times++) expect((await bulk([idOf(1)])).status).toBe(200)
  const refused = await bulk([idOf(1)])
  expect([refused.status, JSON.parse(refused.text)]).toMatchObject([429, { error: { id: 'slow_down' } }])
  // One more each two minutes.
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60)
})

test('a search, a list of copies and a shelf refuse what is too long, with the name of the parameter or field', async () => {
  const shipped = shared()
  const member = await signUp(shipped, 'long@collect.example', false)
  const long = 'x'.repeat(201)
  for (const path of ['search', 'suggest', 'copies']) {
    const { status, text } = await member.send(`/api/collectibles/${path}?q=${long}`)
    expect([status, JSON.parse(text).error.reason]).toEqual([400, expect.stringContaining('q: ')])
  }
  const { status, text } = await member.send('/api/collectibles/folders/0190a1b2-0000-7000-8000-000000000001', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: long }),
  })
  expect([status, JSON.parse(text).error.details]).toMatchObject([422, [{ path: 'name' }]])
})

test('an account has 100 own fields; one more is refused, with the number', async () => {
  const shipped = shared()
  const member = await signUp(shipped, 'fields@collect.example', false)
  const make = (number: number) =>
    member.send(`/api/collectibles/fields/0190a1b2-0000-7000-8000-${String(number).padStart(12, '0')}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key: `field_${number}`, label: `Field ${number}`, type: 'text' }),
    })
  for (let number = 0; number < 100; number++) expect((await make(number)).status).toBe(201)
  const refused = await make(100)
  expect([refused.status, JSON.parse(refused.text)]).toMatchObject([
    422,
    { error: { id: 'quota', reason: 'An account has at most 100 fields.' } },
  ])
  // What is there still changes.
  expect((await make(0)).status).toBe(200)
})

test('a change of more than a million bytes is refused', async () => {
  const shipped = shared()
  const member = await signUp(shipped, 'large@collect.example', false)
  const send = (about: string) =>
    member.send('/api/collectibles/collector', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', 'if-match': '"1"' },
      body: JSON.stringify({ about }),
    })
  const large = await send('x'.repeat(1_000_001))
  expect([large.status, JSON.parse(large.text)]).toMatchObject([413, { error: { id: 'too_large' } }])
  // The server reads no further from that connection, and says so: the client sends the next request on another one.
  expect(large.headers.connection).toBe('close')
  expect((await send('Coins.')).status).toBe(200)
})

test('a change that is sent twice with one key is made once', async () => {
  const shipped = shared()
  const member = await signUp(shipped, 'twice@collect.example', false)
  const batch = (await member.send(collection, { method: 'PUT' })).headers['batch-id']
  const undo = (key: string) =>
    member.send(`/api/collectibles/batches/${String(batch)}/undo`, {
      method: 'POST',
      headers: { 'idempotency-key': key },
    })
  const [first, second] = [await undo('once'), await undo('once')]
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.text).toBe(first.text)
  expect(second.headers['idempotent-replay']).toBe('true')
  expect((await undo('not a key')).status).toBe(400)
})

test('an account changes its currency 30 times an hour, since each change counts its collection again', async () => {
  const shipped = shared()
  const member = await signUp(shipped, 'currency@collect.example', false)
  const change = (rev: number) =>
    member.send('/api/collectibles/collector', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', 'if-match': `"${rev}"` },
      body: JSON.stringify({ currency: rev % 2 === 0 ? 'CHF' : 'PLN' }),
    })
  for (let rev = 1; rev <= 30; rev++) expect((await change(rev)).status).toBe(200)
  const refused = await change(31)
  expect([refused.status, JSON.parse(refused.text)]).toMatchObject([429, { error: { id: 'slow_down' } }])
  // One more each two minutes.
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60)
})

/** The tokens of a slow machine come back while it sends. */
async function untilRefused<Found extends { readonly status: number }>(ask: () => Promise<Found>): Promise<Found> {
  for (let tries = 0; tries < 200; tries++) {
    const answers = await Promise.all(Array.from({ length: 20 }, ask))
    const refused = answers.find(({ status }) => status === 429)
    if (refused) return refused
  }
  throw new Error('no request was refused')
}
