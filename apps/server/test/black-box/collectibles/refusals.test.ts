import { expect, test } from 'vitest'
import { sharedShipped, type ShippedClient } from '../../shipped.ts'
import { signUp } from '../people.ts'
import { pixel } from './pixel.ts'

const shared = sharedShipped()
const api = '/api/collectibles'
const [copy, wish] = ['0190a1b2-0000-7000-8000-000000000001', '0190a1b2-0000-7000-8000-000000000002']

/** Sends JSON, if anything, with the first revision of a row. */
async function write(member: ShippedClient, method: string, path: string, body?: object) {
  const headers = { 'if-match': '"1"', ...(body && { 'content-type': 'application/json' }) }
  const {
    status,
    headers: got,
    text,
  } = await member.send(api + path, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status, batch: String(got['batch-id'] ?? ''), body: text === '' ? undefined : (JSON.parse(text) as unknown) }
}

test.each([
  ['/search?maker=%00', 400],
  ['/search?fact.metal=%00', 400],
  ['/items/%00', 404],
])('a control character from a visitor is refused by name and is no fault: %s', async (path, status) => {
  const answer = await shared()
    .client()
    .send(api + path)
  expect([answer.status, JSON.parse(answer.text)]).toMatchObject([status, { error: { code: status } }])
})

test.each([
  ['/copies?company=%00', 400],
  ['/activity?entity=%00', 400],
  ['/jobs/%00', 404],
  ['/copies?page_token=W10', 400],
  [`/copies?${Array.from({ length: 21 }, (_, at) => `field.my_x${at}=1`).join('&')}`, 400],
  ['/copies?field.weight_g=Infinity', 200],
])('a request of an account that no database takes is refused and is no fault: %s', async (path, status) => {
  const member = await signUp(shared(), `query${path.length}@collect.example`, false)
  expect((await member.send(api + path)).status).toBe(status)
})

test('an undo leaves a quantity that is less than the spares of today, and says so', async () => {
  const member = await signUp(shared(), 'undo@collect.example', false)
  const made = await write(member, 'PUT', `/copies/${copy}`, { category: 'minerals', item: 'pyrite', quantity: 1 })
  expect(made.status).toBe(201)
  const more = await write(member, 'PATCH', `/copies/${copy}`, { quantity: 5 })
  expect((await write(member, 'POST', '/spares/mark', { keep: 1 })).status).toBe(200)
  expect(await write(member, 'POST', `/batches/${more.batch}/undo`, {})).toMatchObject({
    status: 200,
    body: { undone: 0, changed_since: [{ entity: 'copy', id: copy }], changed_since_count: 1 },
  })
})

test('a wish that is made again does not take a change by the revision of before', async () => {
  const member = await signUp(shared(), 'again@collect.example', false)
  expect((await write(member, 'PUT', `/wishes/${wish}`, { item: 'pyrite', note: 'Old' })).status).toBe(201)
  const dropped = await write(member, 'DELETE', `/wishes/${wish}`)
  expect(dropped).toMatchObject({ status: 204 })
  expect((await write(member, 'POST', `/batches/${dropped.batch}/undo`, {})).status).toBe(200)
  expect((await write(member, 'PATCH', `/wishes/${wish}`, { note: 'Older' })).status).toBe(412)
})

test.each([
  ['PATCH', `/copies/${copy}?rev=1`, 'rev'],
  ['POST', '/spares/mark?keep=3', 'keep'],
  ['PUT', '/items/pyrite/mine/owned?quantity=2', 'quantity'],
  ['GET', '/collector?currency=EUR', 'currency'],
])(
  'a parameter that a route does not know is refused by its name, and nothing is done: %s %s',
  async (method, path, name) => {
    const member = await signUp(shared(), `parameter${name}@collect.example`, false)
    const { status, body } = await write(member, method, path, method === 'GET' ? undefined : {})
    expect([status, body]).toMatchObject([400, { error: { reason: `${name}: there is no such parameter` } }])
    expect(JSON.parse((await member.send(`${api}/copies`)).text)).toMatchObject({ count: 0 })
  },
)

test.each(['/sets?q=a&q=b', '/items?category=coins&category=stamps', '/items?page_token=Y29pbnM6Y29pbnM6aXRlbTox'])(
  'a parameter that is sent twice, and a page token of another list, are refused by name: %s',
  async (path) => {
    const { status, text } = await shared()
      .client()
      .send(api + path)
    expect([status, JSON.parse(text).error.reason]).toEqual([
      400,
      expect.stringMatching(/^(?:q|category|page_token): /),
    ])
  },
)

test('a price in another currency than its fees, and a tag with a comma, are refused at their field', async () => {
  const member = await signUp(shared(), 'fees@collect.example', false)
  const id = '0190a1b2-0000-7000-8000-000000000009'
  const [paid, fees] = [
    { amount: 100, currency: 'EUR' },
    { amount: 20, currency: 'EUR' },
  ]
  expect((await write(member, 'PUT', `/copies/${id}`, { category: 'coins', name: 'Groat', paid, fees })).status).toBe(
    201,
  )
  for (const [change, path] of [
    [{ paid: { amount: 50, currency: 'USD' } }, 'fees.currency'],
    [{ tags: ['Paris, 1900'] }, 'tags.0'],
  ] as const)
    expect(await write(member, 'PATCH', `/copies/${id}`, change)).toMatchObject({
      status: 422,
      body: { error: { details: [{ path }] } },
    })
  expect(JSON.parse((await member.send(`${api}/copies/${id}`)).text)).toMatchObject({ rev: 1, paid, fees })
})

test('an amount has a currency of ISO 4217', async () => {
  const member = await signUp(shared(), 'money@collect.example', false)
  const id = '0190a1b2-0000-7000-8000-000000000003'
  const paidIn = (currency: string) =>
    write(member, 'PUT', `/copies/${id}`, { category: 'coins', name: 'Groat', paid: { amount: 100, currency } })
  const refused = { error: { details: [{ path: 'paid.currency' }] } }
  expect(await paidIn('ABC')).toMatchObject({ status: 422, body: refused })
  expect((await paidIn('DEM')).status).toBe(201)
})

test('the service refuses a country that does not exist, and names its field', async () => {
  const member = await signUp(shared(), 'country@collect.example', false)
  const item = { category: 'coins', name: 'Groat', country: 'XX' }
  for (const [method, path, body] of [
    ['PUT', '/items/0190a1b2-0000-7000-8000-000000000008', item],
    ['PATCH', '/collector', { country: 'XX' }],
  ] as const)
    expect(await write(member, method, path, body)).toMatchObject({
      status: 422,
      body: { error: { details: [{ path: 'country' }] } },
    })
})

test('the service refuses to mark a draft without a name as sold', async () => {
  const member = await signUp(shared(), 'draft@collect.example', false)
  const id = '0190a1b2-0000-7000-8000-000000000004'
  expect((await write(member, 'PUT', `/copies/${id}`, { category: 'other' })).status).toBe(201)
  const refused = { error: { details: [{ path: 'name', id: 'required' }] } }
  expect(await write(member, 'POST', `/copies/${id}/leave`, { status: 'sold' })).toMatchObject({
    status: 422,
    body: refused,
  })
})

test('a request that is sent again with its key is done once, and has the batch of the first answer', async () => {
  const member = await signUp(shared(), 'twice@collect.example', false)
  const id = '0190a1b2-0000-7000-8000-000000000007'
  await write(member, 'PUT', `/copies/${id}`, { category: 'minerals', item: 'pyrite', quantity: 3 })
  const press = () =>
    member.send(`${api}/items/pyrite/mine/spare`, { method: 'PUT', headers: { 'idempotency-key': 'one-press' } })
  const [first, second] = [await press(), await press()]
  expect([first.status, second.status, second.headers['idempotent-replay']]).toEqual([200, 200, 'true'])
  expect(first.headers['batch-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(second.headers['batch-id']).toBe(first.headers['batch-id'])
  expect(JSON.parse((await member.send(`${api}/copies/${id}`)).text)).toMatchObject({ spare: 1 })
})

test('an item with a photo that is deleted for good answers as gone at once', async () => {
  const member = await signUp(shared(), 'gone@collect.example', false)
  const [id, photo] = ['0190a1b2-0000-7000-8000-000000000005', '0190a1b2-0000-7000-8000-000000000006']
  expect((await write(member, 'PUT', `/copies/${id}`, { category: 'coins', name: 'Groat' })).status).toBe(201)
  const sent = await member.send(`${api}/photos/${photo}/content?copy=${id}`, { method: 'PUT', body: pixel })
  expect([201, 202]).toContain(sent.status)
  expect((await write(member, 'DELETE', `/copies/${id}`)).status).toBe(204)
  expect((await write(member, 'DELETE', '/bin')).status).toBe(204)
  for (const path of [`/copies/${id}`, `/photos/${photo}/full`])
    expect([path, (await member.send(api + path)).status]).toEqual([path, 404])
})
