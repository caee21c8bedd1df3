import { describe, expect, test } from 'vitest'

import { testDatabases } from '../../storage/test/databases.ts'
import { deliveredCategories } from '../src/catalogue/delivered-categories.ts'
import type { Collection, Drawers, Item, ItemPage } from '../src/wire/index.ts'
import { createTestService, openForGroup, type TestService } from './test-service.ts'

describe.each(testDatabases)('collectibles on $name', ({ createLike }) => {
  let service: TestService

  openForGroup({ createLike }, (opened) => void (service = opened))

  const as = (person: string) => ({ 'X-Person': person })
  const ids = ({ items }: { readonly items: readonly { readonly id: string }[] }) => items.map(({ id }) => id)

  describe('invalid requests are refused', () => {
    test.each([
      ['GET', '/nothing', {}, 404],
      ['GET', '/items/no-such-piece', {}, 404],
      ['GET', `/items/${'a'.repeat(200)}`, {}, 404],
      ['GET', '/items/%00', {}, 404],
      ['GET', '/items/..%2F..%2Fsecret/art.svg', {}, 404],
      ['GET', '/items?category=spoons', {}, 400],
      ['GET', '/items?page_size=0', {}, 400],
      ['GET', '/items?page_size=many', {}, 400],
      ['GET', '/items?page_token=%F0%9F%90%9F', {}, 400],
      ['GET', '/drawers?size=101', {}, 400],
      ['GET', '/collection', {}, 401],
      ['PUT', '/collection/heron-penny', {}, 401],
      ['DELETE', '/collection/heron-penny', {}, 401],
      ['GET', '/collection?category=spoons', as('ada'), 400],
      ['GET', '/collection/heron-penny', as('new-user'), 404],
      ['PUT', '/collection/no-such-piece', as('ada'), 404],
      ['PUT', '/collection/heron-penny', { ...as('ada'), 'Sec-Fetch-Site': 'cross-site' }, 403],
      ['PUT', '/collection/heron-penny', { ...as('ada'), 'Sec-Fetch-Site': 'same-site' }, 403],
      ['PUT', '/collection/heron-penny', { ...as('ada'), Origin: 'https://elsewhere.example' }, 403],
      ['DELETE', '/collection/heron-penny', { ...as('ada'), Origin: 'null' }, 403],
    ])('%s %s with %o: %i', async (method, path, headers, status) => {
      const answer = await service.call(method, path, headers)
      expect(answer.status).toBe(status)
      expect(await answer.json()).toMatchObject({ error: { code: status, message: expect.any(String) } })
      expect(service.faults).toEqual([])
    })
  })

  test('lists ten drawers, each with six samples and its number of items', async () => {
    const { drawers } = await service.read<Drawers>('/drawers')
    expect(drawers.map(({ category }) => category)).toEqual(Object.keys(deliveredCategories))
    for (const { count, items } of drawers) {
      expect(items).toHaveLength(6)
      expect(count).toBeGreaterThanOrEqual(6)
      for (const item of items) expect(item).toMatchObject({ sample: true })
    }
  })

  test('pages through a category, each item once', async () => {
    const seen: string[] = []
    let token: string | undefined
    do {
      const query = new URLSearchParams({ category: 'coins', page_size: '3', ...(token && { page_token: token }) })
      const page: ItemPage = await service.read<ItemPage>(`/items?${query}`)
      seen.push(...ids(page))
      token = page.next_page_token
    } while (token && seen.length < 100)
    const whole = await service.read<ItemPage>('/items?category=coins&page_size=100')
    expect(seen).toEqual(ids(whole))
    expect(new Set(seen).size).toBe(8)
  })

  test('a page token of another list is refused', async () => {
    const { next_page_token: token } = await service.read<ItemPage>('/items?category=coins&page_size=3')
    const lists = ['?category=stamps', '?', '?category=coins&offered=true']
    const answers = lists.map((list) => service.call('GET', `/items${list}&page_token=${token}`))
    for (const { status } of await Promise.all(answers)) expect(status).toBe(400)
  })

  test('a list of all items continues in the next category', async () => {
    const all = ids(await service.read<ItemPage>('/items?page_size=100'))
    const first = await service.read<ItemPage>('/items?page_size=10')
    const second = await service.read<ItemPage>(`/items?page_size=10&page_token=${first.next_page_token}`)
    expect([...ids(first), ...ids(second)]).toEqual(all.slice(0, 20))
  })

  test('the shop lists only items with a price', async () => {
    const { items } = await service.read<ItemPage>('/items?offered=true&page_size=100')
    expect(items.length).toBeGreaterThanOrEqual(7)
    for (const item of items) expect(item.price).toEqual({ amount: expect.any(Number), currency: 'USD' })
  })

  test('an item has its story, its facts in order and a picture', async () => {
    const item = await service.read<Item>('/items/heron-penny')
    expect(item).toMatchObject({ category: 'coins', name: 'Heron penny', sample: true })
    expect(item.facts.map(({ key }) => key)).toEqual(['year', 'material', 'condition'])
    const art = await service.call('GET', item.art.replace('/api/collectibles', ''))
    expect(art.headers.get('Content-Type')).toMatch('image/svg+xml')
    expect(art.headers.get('Cache-Control')).toMatch('immutable')
    expect(await art.text()).toMatch(/^<svg xmlns=/)
  })

  describe('a collection', () => {
    test('holds an item once, in the order of adding, for its owner only', async () => {
      expect((await service.call('PUT', '/collection/night-ferry', as('ben'))).status).toBe(201)
      service.clock.now += 1000
      expect((await service.call('PUT', '/collection/heron-penny', as('ben'))).status).toBe(201)
      const again = await service.call('PUT', '/collection/night-ferry', as('ben'))
      expect(again.status).toBe(200)
      expect(await again.json()).toEqual({ item: 'night-ferry', added_at: '2026-03-04T00:00:00.000Z' })

      const mine = await service.call('GET', '/collection', as('ben'))
      expect(mine.headers.get('Cache-Control')).toBe('no-store')
      const body = await service.read<Collection>('/collection', as('ben'))
      expect(ids(body)).toEqual(['night-ferry', 'heron-penny'])
      expect(body).toMatchObject({ count: 2, counts: { vinyl: 1, coins: 1, stamps: 0 } })

      const coins = await service.read<Collection>('/collection?category=coins', as('ben'))
      expect(ids(coins)).toEqual(['heron-penny'])
      expect(coins.count).toBe(2)
      expect(await service.read<Collection>('/collection', as('cleo'))).toMatchObject({ count: 0, items: [] })
    })

    test('holds an item once if two tabs add it at the same time', async () => {
      const answers = await Promise.all([1, 2, 3, 4].map(() => service.call('PUT', '/collection/pyrite', as('dora'))))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 201])
    })

    test('removes an item; a second removal changes nothing', async () => {
      await service.call('PUT', '/collection/barn-owl', as('emil'))
      expect((await service.call('DELETE', '/collection/barn-owl', as('emil'))).status).toBe(204)
      expect((await service.call('DELETE', '/collection/barn-owl', as('emil'))).status).toBe(204)
      expect((await service.call('GET', '/collection/barn-owl', as('emil'))).status).toBe(404)
    })
  })

  test('accepts a change from a page of the same origin', async () => {
    const headers = { ...as('fay'), Origin: 'http://localhost:4800', 'Sec-Fetch-Site': 'same-origin' }
    expect((await service.call('PUT', '/collection/citrine', headers)).status).toBe(201)
  })
})

describe.each(testDatabases)('a second start on $name', ({ create }) => {
  test('finds the stored collections', async () => {
    const { url, drop } = await create()
    const first = await createTestService(url)
    await first.call('PUT', '/collection/citrine', { 'X-Person': 'gil' })
    await first.close()
    const second = await createTestService(url)
    const { items } = await second.read<Collection>('/collection', { 'X-Person': 'gil' })
    expect(items).toHaveLength(1)
    await second.close()
    await drop()
  })
})
