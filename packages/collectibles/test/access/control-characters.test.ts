import { describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { openForGroup, type TestService } from '../test-service.ts'
import { bodies, routes } from './access-routes.ts'
import { layOutOwner, owner } from './owner-of-all.ts'

/** Parameters that an address of the API may have. */
const parameters = `
  bought_from bought_to category company copy country draft_to drawer entity exact expected facets
  fact.denomination fact.metal field.locality field.my_canary field.weight_g folder from grade_from graded
  have import keep kind lent listed maker mine missing move_to offered page_size page_token paid_from paid_to
  photo place position priced q rarity return_to set show size sort spare status tag to v value_from value_to
  year_from year_to
`
  .trim()
  .split(/\s+/)

/** A visitor of this machine may search as often as it wants. */
const clientOf = (path: string): Record<string, string> =>
  /^\/(?:search|suggest)$/.test(path) ? { 'X-Forwarded-For': '127.0.0.1' } : { 'X-Person': owner.id, 'If-Match': '"1"' }

describe.each(testDatabases)('control characters in a request on $name', ({ createLike }) => {
  let service: TestService
  let ids: Readonly<Record<string, string>>
  openForGroup({ createLike }, async (opened) => {
    service = opened
    ;({ ids } = await layOutOwner(service))
  })

  const pathOf = (route: string) => route.slice(route.indexOf(' ') + 1)
  const addressed = Object.keys(routes).filter((route) => route.includes('/:'))

  test.each(addressed)('no thing has such an id: %s', async (route) => {
    const [method = ''] = route.split(' ')
    const path = pathOf(route).replaceAll(/:\w+/g, '%00')
    const answer = await service.call(method, path, clientOf(path), bodies[route])
    expect(answer.status).toBe(path.startsWith('/barcodes') ? 400 : 404)
  })

  test.each(Object.keys(routes).filter((route) => route.startsWith('GET ')))(
    'no parameter of %s makes the service fail',
    async (route) => {
      const [, kind = ''] = pathOf(route).split('/')
      const path = pathOf(route)
        .replace(/:(?:id|code)/, ids[kind] ?? '')
        .replace(':size', '160')
      const failed = []
      for (const name of parameters)
        for (const value of ['%00', '%1f']) {
          const query = `?${name}=${value}`
          const { status } = await service.call('GET', path + query, clientOf(path))
          if (status >= 500) failed.push(query)
        }
      expect(failed).toEqual([])
    },
  )

  test.each([
    '/search?maker=%00',
    '/search?maker=Royal%1fMint',
    '/search?fact.metal=%00',
    '/search?fact.metal=silver&fact.metal=%00',
    '/copies?company=%00',
    '/copies?grade_from=%00',
    '/copies?field.locality=%00',
    '/copies?field.locality=~%00',
    '/copies?field.locality=a..%00',
    '/copies/overview?company=%00',
    '/copies/by-set?field.locality=%00',
    '/copies/by-set/sizes?company=%00',
    '/activity?entity=%00',
  ])('the text is refused: %s', async (path) => {
    const answer = await service.call('GET', path, clientOf(path.replace(/\?.*/, '')))
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: { id: 'malformed' } })
  })

  const money = { amount: 1, currency: 'EUR' }
  test.each<readonly [method: string, path: string, body: object]>([
    ['POST', '/sets/SETS/items', { items: ['\u0000'] }],
    ['POST', '/sets/SETS/items', { items: ['pyrite', 'a\u001fb'] }],
    ['POST', '/sets/SETS/wishes', { priority: 3, min_grade: '\u0000' }],
    ['POST', '/sets/SETS/wishes', { priority: 3, max: { ...money, currency: '\u0000' } }],
    ['PATCH', '/sets/SETS', { description: '\u0000' }],
    ['PATCH', '/sets/SETS', { category: '\u0000' }],
    ['PATCH', '/wishes/WISHES', { min_grade: '\u0000' }],
    ['PATCH', '/wishes/WISHES', { note: '\u0000' }],
    ['PUT', '/wishes/WISHES', { item: '\u0000', priority: 1 }],
    ['PUT', '/wishes/WISHES', { set: '\u0000', priority: 1 }],
    ['PATCH', '/copies/COPIES', { item: '\u0000' }],
    ['PATCH', '/copies/COPIES', { variant: '\u0000' }],
    ['PATCH', '/copies/COPIES', { condition: { grade: '\u0000' } }],
    ['PATCH', '/copies/COPIES', { condition: { grade: 'vf', detail: { sleeve: '\u0000' } } }],
    ['PATCH', '/copies/COPIES', { graded: { company: '\u0000', grade: '1' } }],
    ['PATCH', '/copies/COPIES', { tags: ['\u0000'] }],
    ['PATCH', '/copies/COPIES', { fields: { my_canary: '\u0000' } }],
    ['PATCH', '/copies/COPIES', { fields: { 'my_\u0000': 'a' } }],
    ['PATCH', '/copies/COPIES', { folder: '\u0000' }],
    ['PATCH', '/copies/COPIES', { acquired_on: '\u0000' }],
    ['PUT', '/items/NEW', { category: 'coins', name: '\u0000' }],
    ['PUT', '/items/NEW', { category: 'coins', name: 'A', facts: { ruler: '\u0000' } }],
    ['PUT', '/items/NEW', { category: 'coins', name: 'A', barcodes: ['\u0000'] }],
    ['PUT', '/items/NEW', { category: 'coins', name: 'A', set: '\u0000' }],
    ['PUT', '/items/NEW', { category: 'coins', name: 'A', variants: [{ id: '\u0000', name: 'B' }] }],
    ['PATCH', '/collector', { handle: 'a\u0000b' }],
    ['PATCH', '/collector', { currency: '\u0000' }],
    ['PATCH', '/collector', { defaults: { place: '\u0000' } }],
    ['PATCH', '/photos/PHOTOS', { alt: '\u0000' }],
    ['PATCH', '/photos/PHOTOS', { kind: '\u0000' }],
    ['PATCH', '/folders/FOLDERS', { parent: '\u0000' }],
    ['PATCH', '/places/PLACES', { notes: '\u0000' }],
    ['PATCH', '/tags/TAGS', { name: '\u0000' }],
    ['PATCH', '/fields/FIELDS', { choices: ['\u0000'] }],
    ['PATCH', '/fields/FIELDS', { unit: '\u0000' }],
    ['POST', '/fields/order', { ids: ['\u0000'] }],
    ['POST', '/copies/COPIES/leave', { status: 'sold', to: '\u0000' }],
    ['POST', '/copies/bulk', { selection: { ids: ['\u0000'] }, change: { delete: true } }],
    ['POST', '/copies/bulk', { selection: { filter: {} }, change: { add_tags: ['\u0000'] } }],
    ['DELETE', '/collection', { confirm: '\u0000' }],
  ])('the text of a body is refused: %s %s %j', async (method, path, body) => {
    const address = path
      .replace('NEW', '01890000-0000-7000-8000-0000000000aa')
      .replace(/[A-Z]+/, (name) => ids[name.toLowerCase()] ?? '')
    const answer = await service.call(method, address, clientOf(address), body)
    expect([answer.status, await answer.json()]).toMatchObject([422, { error: { id: 'invalid' } }])
  })

  test('a filter of copies in a body is refused as in an address', async () => {
    const body = { selection: { filter: { company: '\u0000' } }, change: { delete: true } }
    expect((await service.call('POST', '/copies/bulk', clientOf('/copies/bulk'), body)).status).toBe(400)
  })

  test('none of them is an unexpected error', () => {
    expect(service.faults).toEqual([])
  })
})
