import { beforeAll, describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { newId } from '@collect/storage'
import type { CopiesBySet, SetSizes } from '../../src/wire/index.ts'
import { deliver } from '../catalogue/catalogue-rows.ts'
import { openForGroup, type TestService } from '../test-service.ts'

describe.each(testDatabases)('the list by sets on $name', ({ createLike }) => {
  let service: TestService
  openForGroup({ createLike }, (opened) => void (service = opened))
  const ada = { 'X-Person': 'ada' }
  const add = async (copy: object) => {
    service.clock.now += 1_000
    const answer = await service.call('PUT', `/copies/${newId(service.clock.now)}`, ada, copy)
    expect(answer.status).toBe(201)
  }
  beforeAll(async () => {
    await deliver(service, {
      set: { id: 'euro-sk', name: 'Euro coins' },
      items: ['10', '2a', '1', '2', '3'].map((number) => ({ id: `euro-${number}`, name: `Coin ${number}`, number })),
    })
    await deliver(service, {
      set: { id: 'mohs', name: "Mohs' scale", category_id: 'minerals' },
      items: ['talc', 'gypsum'].map((id, at) => ({ id: `mohs-${id}`, name: id, number: String(at + 1) })),
    })
    const copies = [
      { category: 'coins', item: 'euro-2', status: 'owned' },
      { category: 'coins', item: 'euro-2', status: 'owned' },
      // What is on its way is no gap, and not owned yet.
      { category: 'coins', item: 'euro-3', status: 'ordered' },
      { category: 'minerals', item: 'mohs-talc', status: 'owned' },
      { category: 'coins', name: 'Found on a field', status: 'owned' },
    ]
    for (const copy of copies) await add(copy)
    await service.call('PUT', '/items/euro-10/mine/wished', ada)
    // Another account's copy fills no gap of this one.
    await service.call('PUT', '/items/euro-1/mine/owned', { 'X-Person': 'ben' })
  })

  const page = (query = '') => service.read<CopiesBySet>(`/copies/by-set${query}`, ada)
  const sizes = async (query = '') =>
    (await service.read<SetSizes>(`/copies/by-set/sizes${query}`, ada)).sizes.map((size) => size.join('+')).join(' ')
  const drawn = ({ shelves }: CopiesBySet) =>
    shelves.map(({ set, start, from, places }) => {
      const names = places.map((place) =>
        'copy' in place ? place.copy.name : `(${place.missing.name}${place.wished ? '!' : ''})`,
      )
      return `${set ? `${set.name} ${set.owned}/${set.total}` : '-'} @${start}+${from - start}: ${names.join(', ')}`
    })

  test('missing items stand between the copies, in the order of the numbers', async () => {
    const all = await page()
    expect(drawn(all)).toEqual([
      'Euro coins 1/5 @0+0: (Coin 1), Coin 2, Coin 2, (Coin 2a), Coin 3, (Coin 10!)',
      "Mohs' scale 1/2 @6+0: talc, (gypsum)",
      '- @8+0: Found on a field',
    ])
    expect(all).toMatchObject({ count: 5, missing: 4 })
    expect(all).not.toHaveProperty('next_page_token')
    expect(await sizes()).toBe('3+3 1+1 1+0')
  })

  test('a page begins in the middle of a set, by its place or by the token of the page before', async () => {
    const first = await page('?page_size=4')
    expect(drawn(first)).toEqual(['Euro coins 1/5 @0+0: (Coin 1), Coin 2, Coin 2, (Coin 2a)'])
    const second = await page(`?page_size=4&page_token=${first.next_page_token}`)
    expect(drawn(second)).toEqual(['Euro coins 1/5 @0+4: Coin 3, (Coin 10!)', "Mohs' scale 1/2 @6+0: talc, (gypsum)"])
    expect(await page('?page_size=4&from=4')).toEqual(second)
    expect(
      (await service.call('GET', `/copies/by-set?drawer=coins&page_token=${first.next_page_token}`, ada)).status,
    ).toBe(400)
  })

  test('a drawer and a set show what is missing; other filters do not', async () => {
    expect(drawn(await page('?drawer=minerals'))).toEqual(["Mohs' scale 1/2 @0+0: talc, (gypsum)"])
    expect(await sizes('?set=euro-sk')).toBe('3+3')
    expect(drawn(await page('?q=coin'))).toEqual(['Euro coins 1/5 @0+0: Coin 2, Coin 2, Coin 3'])
    expect(await sizes('?status=owned')).toBe('2+0 1+0 1+0')
    expect(await sizes('?missing=no')).toBe('3+0 1+0 1+0')
    expect((await service.call('GET', '/copies/by-set?missing=some', ada)).status).toBe(400)
  })

  test('an account without copies has no sets', async () => {
    expect(await service.read('/copies/by-set', { 'X-Person': 'eve' })).toEqual({ shelves: [], count: 0, missing: 0 })
    expect((await service.call('GET', '/copies/by-set')).status).toBe(401)
  })
})
