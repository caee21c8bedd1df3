import { openDatabase } from '@collect/storage'
import { describe, expect, onTestFinished, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { layOut } from '../../src/setup/lay-out.ts'
import type { Collection, ItemPage, WishPage } from '../../src/wire/index.ts'
import { createTestService } from '../test-service.ts'

describe.each(testDatabases)('samples that an operator hides, on $name', ({ create }) => {
  test('leave lists, collections and wishes, and are back in them after samples are shown again', async () => {
    const { url, drop } = await create()
    const [service, database] = [await createTestService(url), openDatabase(url)]
    onTestFinished(async () => {
      await service.close()
      await database.close()
      await drop()
    })
    const headers = { 'X-Person': 'ada' }
    await service.call('PUT', '/collection/heron-penny', headers)
    await service.call('PUT', '/items/tin-robot/mine/wished', headers)
    const seen = async () => {
      const { items } = await service.read<ItemPage>('/items?category=vinyl')
      const { count, items: kept } = await service.read<Collection>('/collection', headers)
      const { status } = await service.call('GET', '/items/heron-penny')
      const { count: wishes, wishes: wished } = await service.read<WishPage>('/wishes', headers)
      expect(wished).toHaveLength(wishes)
      return { wishes, listed: items.length, count, kept: kept.map(({ id }) => id), status }
    }

    const before = await seen()
    expect(before).toEqual({ wishes: 1, listed: 8, count: 1, kept: ['heron-penny'], status: 200 })
    await layOut(database, service.clock.now, { samples: false })
    expect(await seen()).toEqual({ wishes: 0, listed: 0, count: 0, kept: [], status: 404 })
    expect((await service.call('GET', '/collection/heron-penny', headers)).status).toBe(404)
    await layOut(database, service.clock.now, { samples: true })
    expect(await seen()).toEqual(before)
  })
})
