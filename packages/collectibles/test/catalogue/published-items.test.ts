import { describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { checkCollectibles } from '../../src/check/check-collectibles.ts'
import { newId } from '@collect/storage'
import { declineItem, listSubmissions, publishItem } from '../../src/operator.ts'
import type { CollectiblesTables } from '../../src/store/tables.ts'
import type { BarcodeMatches, Item, ItemPage } from '../../src/wire/index.ts'
import { openForGroup, type TestService } from '../test-service.ts'

describe.each(testDatabases)('submitted items on $name', ({ createLike }) => {
  let service: TestService
  openForGroup({ createLike }, (opened) => void (service = opened))

  const as = (person: string, headers: Record<string, string> = {}) => ({ 'X-Person': person, ...headers })
  const now = () => service.clock.now
  const submitted = async (person: string, body: object = {}) => {
    const id = newId(now())
    const penny = { category: 'coins', name: 'Heron penny, holed', ...body }
    expect((await service.call('PUT', `/items/${id}`, as(person), penny)).status).toBe(201)
    expect((await service.call('POST', `/items/${id}/submission`, as(person))).status).toBe(200)
    return id
  }

  test('a published one is there for everybody, with its barcodes, and its owner cannot change it', async () => {
    const id = await submitted('ada', { barcodes: ['4006381333931'] })
    expect((await listSubmissions(service.database)).map((item) => item.id)).toContain(id)
    expect(await publishItem(service.database, id, 2, now())).toBe('decided')
    expect(await publishItem(service.database, id, 2, now())).toBe('no such submission')
    expect((await service.call('GET', `/items/${id}`)).status).toBe(200)
    expect((await service.read<ItemPage>('/items?category=coins&page_size=100')).items.at(-1)).toMatchObject({ id })
    expect((await service.read<BarcodeMatches>('/barcodes/4006381333931')).matches).toHaveLength(1)
    const late = await service.call('PATCH', `/items/${id}`, as('ada', { 'If-Match': '"3"' }), { name: 'X' })
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({ error: { id: 'wrong_state' }, state: 'published' })
  })

  test('one that its owner changed after the operator saw it stays, and the list shows all that would be public', async () => {
    const id = await submitted('ada', {
      maker: 'The mint of Alder',
      years: { from: 1801, to: 1804 },
      barcodes: ['4006381333948'],
    })
    const changed = await service.call('PATCH', `/items/${id}`, as('ada', { 'If-Match': '"2"' }), {
      name: 'Something else',
    })
    expect(changed.status).toBe(200)
    expect(await publishItem(service.database, id, 2, now())).toBe('changed')
    expect((await service.call('GET', `/items/${id}`)).status).toBe(404)
    const listed = (await listSubmissions(service.database)).find((item) => item.id === id)
    expect(listed).toEqual({
      id,
      rev: 3,
      shown: {
        category: 'coins',
        name: 'Something else',
        maker: 'The mint of Alder',
        years: [1801, 1804],
        rarity: expect.any(Number),
        variants: [{ name: 'Standard' }],
        barcodes: ['04006381333948'],
      },
    })
    expect(await publishItem(service.database, id, 3, now())).toBe('decided')
  })

  test('a declined one is private again, and may be submitted again', async () => {
    const id = await submitted('ben')
    expect(await declineItem(service.database, id, now())).toBe('decided')
    expect(await service.read<Item>(`/items/${id}`, as('ben'))).toMatchObject({ status: 'private', rev: 3 })
    expect((await service.call('GET', `/items/${id}`)).status).toBe(404)
    expect((await service.call('POST', `/items/${id}/submission`, as('ben'))).status).toBe(200)
  })

  test('with its owner goes what is private; what was published stays without its owner', async () => {
    const shared = await submitted('cleo', { name: 'Shared by Cleo' })
    await publishItem(service.database, shared, 2, now())
    const waiting = await submitted('cleo')
    const set = newId(now())
    await service.call('PUT', `/sets/${set}`, as('cleo'), { category: 'coins', name: 'Of Cleo' })
    await service.call('POST', `/sets/${set}/items`, as('cleo'), { items: [shared, waiting] })
    await service.call('PUT', `/items/${shared}/mine/owned`, as('dora'))
    await service.call('PUT', `/items/${waiting}/mine/owned`, as('cleo'))
    await service.deleteCollection('cleo')

    const db = service.database.tables<CollectiblesTables>()
    const items = await db.selectFrom('items').select(['id', 'owner_id']).where('id', 'in', [shared, waiting]).execute()
    expect(items).toEqual([{ id: shared, owner_id: null }])
    expect(await db.selectFrom('collectible_sets').select('id').where('id', '=', set).execute()).toEqual([])
    expect(await service.read<Item>(`/items/${shared}`, as('dora'))).toMatchObject({ mine: { owned: 1 } })
    expect(await checkCollectibles(service.database)).toEqual([])
  })

  test('what was published in the last 90 days is new, the latest first; samples and delivered data are not', async () => {
    const newest = async (query = '') =>
      (await service.read<ItemPage>(`/items?sort=newest${query}`)).items.map(({ id }) => id)
    const before = await newest()
    const [early, late] = [await submitted('gus'), await submitted('gus')]
    service.clock.now += 60_000
    await publishItem(service.database, late, 2, now())
    service.clock.now += 60_000
    await publishItem(service.database, early, 2, now())
    expect(await newest()).toEqual([early, late, ...before])
    expect(await newest('&page_size=1')).toEqual([early])
    for (const filter of ['&category=coins', '&offered=true'])
      expect((await service.call('GET', `/items?sort=newest${filter}`)).status).toBe(400)
    service.clock.now += 90 * 24 * 60 * 60 * 1000
    expect(await newest()).toEqual([])
  })

  test('an item that was merged into another one leads on', async () => {
    const [id, target] = [await submitted('emil'), await submitted('emil')]
    await publishItem(service.database, id, 2, now())
    await service.database
      .tables<CollectiblesTables>()
      .updateTable('items')
      .set({ status: 'merged', merged_into: target })
      .where('id', '=', id)
      .execute()
    expect(await service.read<Item>(`/items/${id}`)).toMatchObject({ status: 'merged', merged_into: target })
    expect((await service.call('PUT', `/items/${id}/mine/owned`, as('fay'))).status).toBe(404)
  })
})
