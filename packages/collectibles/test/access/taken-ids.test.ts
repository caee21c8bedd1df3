import { describe, expect, test } from 'vitest'

import { newId } from '@collect/storage'
import { testDatabases } from '../../../storage/test/databases.ts'
import type { CollectiblesTables } from '../../src/store/tables.ts'
import type { Item } from '../../src/wire/index.ts'
import { openForGroup, type TestService } from '../test-service.ts'
import { bodies } from './access-routes.ts'
import { layOutOwner, owner } from './owner-of-all.ts'

const kinds = ['items', 'sets', 'copies', 'wishes', 'folders', 'places', 'tags', 'fields'] as const

describe.each(testDatabases)('ids that a client makes, and that something has, on $name', ({ createLike }) => {
  let service: TestService
  /** Ids by what has them; `variant` is one of a private item, `shared` one of the catalogue. */
  const taken: Record<string, string> = {}
  openForGroup({ createLike }, async (opened) => {
    service = opened
    const { ids, secretItem } = await layOutOwner(service)
    const item = await service.read<Item>(`/items/${secretItem}`, { 'X-Person': owner.id })
    const shared = newId(service.clock.now)
    await service.database
      .tables<CollectiblesTables>()
      .insertInto('variants')
      .values({ id: shared, item_id: 'pyrite', position: 2, name: 'Cube', is_default: 0 })
      .execute()
    Object.assign(taken, ids, { items: secretItem, variant: item.variants.at(-1)?.id, shared })
  })

  const put = (person: string, kind: string, id: string) =>
    service.call(
      'PUT',
      `/${kind}/${id}`,
      { 'X-Person': person },
      {
        ...bodies[`PUT /${kind}/:id`],
        ...(kind === 'wishes' && { item: 'quartz' }),
      },
    )
  const variantsOf = async (id: string) =>
    service.database
      .tables<CollectiblesTables>()
      .selectFrom('variants')
      .select(['item_id', 'name'])
      .where('id', '=', id)
      .execute()

  test.each(['variant', 'shared'])(
    'an item with the id of a variant answers as one that does not exist: %s',
    async (what) => {
      const id = taken[what] ?? ''
      const before = await variantsOf(id)
      expect(before).toHaveLength(1)
      const noItem = await service.call('PUT', '/items/no-such-item', { 'X-Person': 'eve' }, bodies['PUT /items/:id'])
      for (const person of ['eve', owner.id]) {
        const answer = await put(person, 'items', id)
        expect([answer.status, await answer.json()]).toEqual([404, await noItem.clone().json()])
      }
      expect(await variantsOf(id)).toEqual(before)
      expect((await service.call('GET', `/items/${id}`, { 'X-Person': 'eve' })).status).toBe(404)
    },
  )

  test.each(kinds)('%s of another account', async (kind) => {
    expect((await put('eve', kind, taken[kind] ?? '')).status).toBe(404)
  })

  test('an id of another kind is free, or answers as one that does not exist', async () => {
    for (const kind of kinds)
      for (const [other, id] of Object.entries(taken)) {
        if (other === kind) continue
        const { status } = await put(owner.id, kind, id)
        expect([200, 201, 404, 409, 422, 428], `${kind} with an id of ${other}`).toContain(status)
      }
    expect(service.faults).toEqual([])
  })
})
