import { describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { newId } from '@collect/storage'
import { insertRows } from '../../src/store/insert-rows.ts'
import type { CollectiblesTables } from '../../src/store/tables.ts'
import type { SearchPage } from '../../src/wire/index.ts'
import { openForGroup, type TestService } from '../test-service.ts'

/** A visitor of this machine, which is not counted. */
const visitor = { 'X-Forwarded-For': '127.0.0.1' }

describe.each(testDatabases)('own things in a search on $name', ({ createLike }) => {
  let service: TestService
  openForGroup({ createLike }, (opened) => void (service = opened))
  const search = (query: string, headers: Record<string, string> = visitor) =>
    service.read<SearchPage>(`/search?${query}`, headers)

  test('own things stand in a part of their own, at most six, on the first page', async () => {
    const ben = { ...visitor, 'X-Person': 'ben' }
    const made: string[] = []
    for (let number = 0; number < 8; number++) {
      const id = newId(service.clock.now)
      made.push(id)
      await service.call('PUT', `/items/${id}`, ben, { category: 'coins', name: `Heron rarity ${number}` })
    }
    await service.call('PUT', '/items/heron-penny/mine/owned', ben)
    const page = await search('q=heron&page_size=1', ben)
    expect(page.own).toHaveLength(6)
    expect(page.items).toHaveLength(1)
    const next = await search(`q=heron&page_size=1&page_token=${page.next_page_token}`, ben)
    expect(next.own).toBeUndefined()
    const penny = await search('q=heron%20penny', ben)
    expect(penny.own?.map(({ id }) => id)).toEqual(['heron-penny'])
    const rare = await search('q=heron%20rar', ben)
    expect(rare.own?.every(({ id }) => made.includes(id))).toBe(true)
    expect(rare.own?.[0]?.mine).toEqual({ owned: 0, wished: false, spare: 0 })
    expect((await search('q=heron%20rar&exact=1', { ...visitor, 'X-Person': 'cem' })).own).toBeUndefined()
    expect((await search('q=heron&drawer=cards', ben)).own).toBeUndefined()
  })

  test('an own item stands there with each filter that it fits', async () => {
    const ida = { ...visitor, 'X-Person': 'ida' }
    const id = newId(service.clock.now)
    const answer = await service.call('PUT', `/items/${id}`, ida, {
      category: 'coins',
      name: 'Halcyon token',
      maker: 'Tarn Press',
      country: 'NO',
      years: { from: 1811 },
      facts: { metal: 'tin' },
    })
    expect(answer.status).toBe(201)
    const found = async (filters: readonly string[]) => {
      const leading: string[] = []
      for (const filter of filters)
        if ((await search(`q=halcyon&exact=1&${filter}`, ida)).own?.[0]?.id === id) leading.push(filter)
      return leading
    }
    const fitting = ['drawer=coins', 'maker=Tarn%20Press', 'country=NO', 'from=1811', 'fact.metal=tin']
    expect(await found(fitting)).toEqual(fitting)
    expect(await found(['maker=none', 'country=SE', 'from=1812', 'fact.metal=gold'])).toEqual([])
  })

  test('items of own copies are found by what their owner wrote about these, for the owner alone', async () => {
    const eva = { ...visitor, 'X-Person': 'eva' }
    const place = newId(service.clock.now)
    await service.call('PUT', `/places/${place}`, eva, { name: 'Zedern cupboard' })
    const copies: readonly (readonly [item: string, written: object])[] = [
      ['heron-penny', { notes: 'From the quizzical uncle', tags: ['Zephyr gift'] }],
      ['night-ferry', { name: 'Quizzical evenings', place }],
      ['oak-groat', { notes: 'Quizzical, and sold', status: 'sold' }],
    ]
    for (const [item, written] of copies) {
      const { category } = await service.read<{ category: string }>(`/items/${item}`)
      const answer = await service.call('PUT', `/copies/${newId(service.clock.now)}`, eva, {
        category,
        item,
        ...written,
      })
      expect(answer.status).toBe(201)
    }
    const ownOf = async (query: string, person = eva) =>
      (await search(`q=${encodeURIComponent(query)}&exact=1`, person)).own?.map(({ id }) => id).toSorted()
    expect(await ownOf('quizz')).toEqual(['heron-penny', 'night-ferry'])
    expect(await ownOf('quizzical uncle')).toEqual(['heron-penny'])
    expect(await ownOf('zephyr penny')).toEqual(['heron-penny'])
    expect(await ownOf('zedern ferry')).toEqual(['night-ferry'])
    expect(await ownOf('zedern penny')).toBeUndefined()
    expect((await search('q=quizzical&drawer=vinyl&exact=1', eva)).own?.map(({ id }) => id)).toEqual(['night-ferry'])
    expect(await ownOf('quizz', { ...visitor, 'X-Person': 'cem' })).toBeUndefined()
    expect((await search('q=quizz&exact=1')).own).toBeUndefined()
  })

  test('own copies of no item stand beside, the newest first, for the owner alone', async () => {
    const fay = { ...visitor, 'X-Person': 'fay' }
    const made: string[] = []
    const copies = [
      { category: 'stamps', name: 'Wobbling envelope' },
      { category: 'coins', name: 'Wobbling disc', tags: ['Xylophone'] },
      { category: 'stamps', name: 'Wobbling postcard', status: 'sold' },
    ]
    for (const copy of copies) {
      service.clock.now += 1_000
      const id = newId(service.clock.now)
      made.push(id)
      expect((await service.call('PUT', `/copies/${id}`, fay, copy)).status).toBe(201)
    }
    const [envelope, disc] = made
    const copiesOf = async (query: string, person = fay) =>
      (await search(`${query}&exact=1`, person)).own_copies?.map(({ id }) => id)
    expect(await copiesOf('q=wobbl')).toEqual([disc, envelope])
    expect(await copiesOf('q=wobbling%20disc')).toEqual([disc])
    expect(await copiesOf('q=xyloph')).toEqual([disc])
    expect(await copiesOf('q=wobbl&drawer=stamps')).toEqual([envelope])
    expect(await copiesOf('q=wobbl&from=1900')).toBeUndefined()
    expect(await copiesOf('q=wobbl', { ...visitor, 'X-Person': 'cem' })).toBeUndefined()
    expect((await search('q=wobbl&exact=1')).own_copies).toBeUndefined()
  })

  test('a place with thousands of copies leads to the same items as one with few', async () => {
    const gil = { ...visitor, 'X-Person': 'gil' }
    const place = newId(service.clock.now)
    await service.call('PUT', `/places/${place}`, gil, { name: 'Vermilion room' })
    const { items } = await service.read<SearchPage>('/search?page_size=70', gil)
    for (const { id: item, category } of items.slice(10)) {
      service.clock.now += 1_000
      const id = newId(service.clock.now)
      expect((await service.call('PUT', `/copies/${id}`, gil, { category, item, place })).status).toBe(201)
    }
    const own = `/items/${newId(service.clock.now)}`
    await service.call('PUT', own, gil, { category: 'coins', name: 'Vermilion rarity' })
    const found = async () => (await search('q=vermilion&exact=1', gil)).own?.map(({ id }) => id)
    const few = await found()
    expect(few).toHaveLength(6)
    expect(few?.slice(1)).toEqual(items.slice(10, 15).map(({ id }) => id))

    const db = service.database.tables<CollectiblesTables>()
    const rows = await db.selectFrom('copies').selectAll().where('owner_id', '=', 'gil').execute()
    const more = rows.flatMap(({ n: _number, ...row }) =>
      Array.from({ length: 50 }, () => ({ ...row, id: newId((service.clock.now += 1)) })),
    )
    await insertRows(db, 'copies', more)
    expect(await found()).toEqual(few)
  })

  test('none of them is an unexpected error', () => {
    expect(service.faults).toEqual([])
  })
})
