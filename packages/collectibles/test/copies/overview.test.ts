import { beforeAll, describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { newId } from '@collect/storage'
import type { CollectiblesTables } from '../../src/store/tables.ts'
import type { CopyOverview } from '../../src/wire/index.ts'
import { openForGroup, type TestService } from '../test-service.ts'

const money = (amount: number, currency = 'EUR') => ({ amount, currency })

describe.each(testDatabases)('the overview of copies on $name', ({ createLike }) => {
  let service: TestService
  const [outer, inner] = ['01890000-0000-7000-8000-000000000001', '01890000-0000-7000-8000-000000000002']
  const tagIds = new Map<string, string>()
  openForGroup({ createLike }, (opened) => void (service = opened))
  const read = (query = '', person = 'ada') =>
    service.read<CopyOverview>(`/copies/overview${query}`, { 'X-Person': person })

  beforeAll(async () => {
    const db = service.database.tables<CollectiblesTables>()
    const row = { owner_id: 'ada', created_at: 0, updated_at: 0 }
    await db
      .insertInto('folders')
      .values([
        { ...row, id: outer, name: 'Trays', path: `/${outer}/` },
        { ...row, id: inner, name: 'Best', path: `/${outer}/${inner}/`, parent_id: outer },
      ])
      .execute()
    const copies = [
      {
        category: 'coins',
        name: 'Ash',
        paid: money(300),
        fees: money(20),
        own_value: { amount: money(900) },
        folder: inner,
        tags: ['gift', 'Silver'],
      },
      { category: 'coins', name: 'Beech', quantity: 3, paid: money(200), folder: outer, tags: ['gift'] },
      { category: 'stamps', name: 'Cedar', own_value: { amount: money(100) }, status: 'lent' },
      {
        category: 'stamps',
        name: 'Elm',
        own_value: { amount: money(7, 'USD') },
        paid: money(5, 'JPY'),
        fees: money(1, 'JPY'),
      },
      { category: 'stamps', name: 'Fir', own_value: { amount: money(5000) }, status: 'ordered' },
      { category: 'stamps', name: 'Gum', own_value: { amount: money(40) }, status: 'sold', tags: ['gift'] },
      { category: 'coins', item: 'heron-penny', own_value: { amount: money(70) } },
    ]
    for (const copy of copies)
      await service.call('PUT', `/copies/${newId(service.clock.now)}`, { 'X-Person': 'ada' }, copy)
    for (const { id, name } of await db.selectFrom('tags').select(['id', 'name']).execute()) tagIds.set(name, id)
  })

  test('tells the same from kept numbers as from a scan of all that is here', async () => {
    expect(await read('?status=draft&status=owned&status=ordered&status=lent')).toEqual(await read())
  })

  test('adds up what is here; samples, orders and other currencies count as no value', async () => {
    expect(await read()).toEqual({
      count: 6,
      quantity: 8,
      value: money(1000),
      cost: money(520),
      gain: money(580),
      valued: 2,
      by_basis: { own: 2, sales: 0, last_sale: 0 },
      other_currencies: [
        { currency: 'JPY', value: 0, cost: 6 },
        { currency: 'USD', value: 7, cost: 0 },
      ],
      categories: [
        { id: 'coins', count: 3 },
        { id: 'stamps', count: 3 },
      ],
      statuses: [
        { status: 'owned', count: 4 },
        { status: 'ordered', count: 1 },
        { status: 'lent', count: 1 },
      ],
      tags: [
        { id: tagIds.get('Silver'), name: 'Silver', count: 1 },
        { id: tagIds.get('gift'), name: 'gift', count: 2 },
      ],
      folders: [
        { id: inner, name: 'Best', count: 1 },
        { id: outer, name: 'Trays', count: 2 },
      ],
    })
  })

  test('takes the filters of the list', async () => {
    expect(await read('?drawer=stamps&q=cedar')).toMatchObject({ count: 1, value: money(100), tags: [], folders: [] })
    expect(await read('?status=sold')).toMatchObject({
      count: 1,
      value: money(0),
      statuses: [{ status: 'sold', count: 1 }],
    })
  })

  test.each(['sort=name', 'page_size=10', 'from=1', 'colour=red'])('?%s is refused', async (query) => {
    const answer = await service.call('GET', `/copies/overview?${query}`, { 'X-Person': 'ada' })
    expect(answer.status).toBe(400)
  })

  test('a collection without copies adds up to nothing, in the currency of the region', async () => {
    const headers = { 'X-Person': 'ben', 'Accept-Language': 'en-GB' }
    const answer = await service.read<CopyOverview>('/copies/overview', headers)
    expect(answer).toMatchObject({
      count: 0,
      quantity: 0,
      value: money(0, 'GBP'),
      categories: [],
      other_currencies: [],
    })
    expect(service.faults).toEqual([])
  })
})
