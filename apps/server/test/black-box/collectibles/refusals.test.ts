import { expect, test } from 'vitest'
import { sharedShipped, type ShippedClient } from '../../shipped.ts'
import { signUp } from '../people.ts'

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
