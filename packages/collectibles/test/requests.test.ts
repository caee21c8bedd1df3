import { describe, expect, test } from 'vitest'

import { newId } from '@collect/storage'
import { testDatabases } from '../../storage/test/databases.ts'
import type { ActivityPage } from '../src/wire/index.ts'
import { bodies, routes } from './access/access-routes.ts'
import { openForGroup, type TestService } from './test-service.ts'

const json = { 'Content-Type': 'application/json' }

describe.each(testDatabases)('requests that are refused on $name', ({ createLike }) => {
  let service: TestService
  openForGroup({ createLike }, (opened) => void (service = opened))

  const ada = (headers: Record<string, string> = {}) => ({ 'X-Person': 'ada', ...headers })

  test.each([
    ['POST', '/collector', 'GET, HEAD, PATCH'],
    ['DELETE', '/activity', 'GET, HEAD'],
    ['GET', '/batches/x/undo', 'POST'],
    ['PATCH', '/collection/heron-penny', 'GET, HEAD, PUT, DELETE'],
    ['PUT', '/items/heron-penny/art.svg', 'GET, HEAD'],
  ])('%s %s names the methods of its address', async (method, path, allowed) => {
    const answer = await service.call(method, path, ada())
    expect(answer.status).toBe(405)
    expect(answer.headers.get('Allow')).toBe(allowed)
    expect(await answer.json()).toMatchObject({ error: { id: 'method_not_allowed', code: 405 } })
  })

  test('an address that does not exist has no methods', async () => {
    const answer = await service.call('POST', '/items/heron-penny/art-svg', ada())
    expect(answer.status).toBe(404)
    expect(answer.headers.get('Allow')).toBeNull()
  })

  test.each(Object.keys(routes))('an unknown parameter is no silent mistake: %s', async (route) => {
    const [method = '', path = ''] = route.split(' ')
    const address = path.replace(/:(id|code)/, newId(service.clock.now)).replace(':size', 'full')
    const answer = await service.call(method, `${address}?kepe=3`, ada(), bodies[route])
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      error: { id: 'malformed', reason: 'kepe: there is no such parameter' },
    })
  })

  test.each(['/items?category=coins&category=stamps', '/sets?q=a&q=b', '/spares?keep=1&keep=2'])(
    'a parameter that is sent twice is refused: %s',
    async (path) => {
      const answer = await service.call('GET', path, ada())
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ error: { reason: expect.stringMatching('sent more than once') } })
    },
  )

  test.each([
    '/copies?field.my_box=1&tag=x&status=owned&missing=no',
    '/copies/by-set?sort=number',
    '/copies/by-set/sizes?page_size=3',
    '/search?fact.no_such_fact=1',
  ])('a parameter of another list is refused, too: %s', async (path) => {
    expect((await service.call('GET', path, ada())).status).toBe(400)
  })

  const patch = (body: string, headers: Record<string, string>) =>
    service.send('PATCH', '/collector', ada({ 'If-Match': '"1"', ...headers }), body)

  test('a body is JSON, and says so', async () => {
    const answers = await Promise.all([
      patch('{"about":"Coins."}', { 'Content-Type': 'text/plain' }),
      patch('{"about":', json),
      patch('{"about":"Coins."}', { 'Content-Type': 'application/merge-patch+json; charset=utf-8' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([415, 400, 200])
    expect(await answers[0]?.json()).toMatchObject({ error: { id: 'media_type' } })
    expect(await answers[1]?.json()).toMatchObject({ error: { id: 'malformed' } })
  })

  test('a body has a megabyte at most', async () => {
    const answer = await patch(JSON.stringify({ about: 'x'.repeat(1_000_000) }), json)
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ error: { id: 'too_large' } })
  })

  test('the token of a page is good for its own list only', async () => {
    for (const item of ['heron-penny', 'pyrite']) await service.call('PUT', `/collection/${item}`, ada())
    const read = (query: string) => service.call('GET', `/activity?${query}`, ada())
    const page = (await (await read('page_size=1')).json()) as ActivityPage
    const token = page.next_page_token
    expect((await read(`page_size=1&page_token=${token}`)).status).toBe(200)
    expect((await read(`page_size=1&entity=copy&page_token=${token}`)).status).toBe(400)
  })

  test('none of them is an unexpected error', () => {
    expect(service.faults).toEqual([])
  })
})
