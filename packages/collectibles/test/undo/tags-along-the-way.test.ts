import { describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { checkCollectibles } from '../../src/check/check-collectibles.ts'
import type { ActivityPage, BatchPage, CopyPage, TagList } from '../../src/wire/index.ts'
import { openForGroup, type TestService } from '../test-service.ts'
import { undoClient } from './undo-client.ts'

describe.each(testDatabases)('tags that a change of copies makes on $name', ({ createLike }) => {
  let service: TestService
  openForGroup({ createLike }, (opened) => void (service = opened))
  const as = (person: string) => {
    const client = undoClient(service, person)
    return {
      ...client,
      tags: async () => (await client.read<TagList>('/tags')).tags.map(({ name }) => name),
      tagsOf: async (id: string) => (await client.read(`/copies/${id}`)).tags,
    }
  }
  const check = async () => expect(await checkCollectibles(service.database)).toEqual([])
  const coin = { category: 'coins', name: 'A coin' }
  const whole = { undone: 1, changed_since: [], changed_since_count: 0 }

  test('go and come with the copy that was made with them', async () => {
    const ada = as('made')
    const { id, batch } = await ada.put('copies', { ...coin, tags: ['Red', 'Blue'] })
    let last = await ada.undo(batch)
    expect(last.body).toMatchObject(whole)
    for (const tags of [['Blue', 'Red'], [], ['Blue', 'Red']]) {
      expect(await ada.tags()).toEqual(tags.length > 0 ? [] : ['Blue', 'Red'])
      last = await ada.undo(last.batch)
      expect(last.body).toMatchObject(whole)
      expect(await ada.tagsOf(id)).toEqual(tags)
      expect(await ada.tags()).toEqual(tags)
      expect((await ada.read<CopyPage>('/copies')).count).toBe(tags.length > 0 ? 1 : 0)
    }
    await check()
  })

  test('go with the undo of a patch, and of a change of many', async () => {
    const ada = as('changed')
    const ids = [await ada.copy({ tags: ['Old'] }), await ada.copy({})]
    const patched = await ada.done('PATCH', `/copies/${ids[0]}`, { tags: ['Old', 'Red'] })
    expect((await ada.undo(patched)).body).toMatchObject(whole)
    expect(await ada.tags()).toEqual(['Old'])
    const change = { add_tags: ['Red', 'Old', 'Blue'] }
    const many = await ada.done('POST', '/copies/bulk', { selection: { ids }, change })
    expect(await ada.tags()).toEqual(['Blue', 'Old', 'Red'])
    const undone = await ada.undo(many)
    expect(undone.body).toMatchObject({ undone: 2, changed_since: [] })
    expect(await ada.tags()).toEqual(['Old'])
    expect((await ada.undo(undone.batch)).body).toMatchObject({ undone: 2, changed_since: [] })
    for (const id of ids) expect((await ada.tagsOf(id)).toSorted()).toEqual(['Blue', 'Old', 'Red'])
    await check()
  })

  test('stay where another copy has them since, or with another name', async () => {
    const ada = as('used')
    const { id, batch } = await ada.put('copies', { ...coin, tags: ['Red', 'Blue', 'Green'] })
    const other = await ada.copy({ tags: ['Red'] })
    const binned = await ada.copy({ tags: ['Green'] })
    await ada.done('DELETE', `/copies/${binned}`)
    const { tags } = await ada.read<TagList>('/tags')
    await ada.done('PATCH', `/tags/${tags.find(({ name }) => name === 'Blue')?.id}`, { name: 'Navy' })
    expect((await ada.undo(batch)).body).toMatchObject(whole)
    expect(await ada.tags()).toEqual(['Green', 'Navy', 'Red'])
    expect(await ada.tagsOf(other)).toEqual(['Red'])
    expect(await ada.tagsOf(binned)).toEqual(['Green'])
    await ada.done('POST', `/copies/${id}/restore`)
    expect((await ada.tagsOf(id)).toSorted()).toEqual(['Green', 'Navy', 'Red'])
    await check()
  })

  test('are no entries of their own in the activity', async () => {
    const ada = as('quiet')
    const { id, batch } = await ada.put('copies', { ...coin, tags: ['Red'] })
    const undone = await ada.undo(batch)
    const { batches } = await ada.read<BatchPage>('/batches')
    expect(batches.map((shown) => [shown.id, shown.count, shown.undo, shown.activity[0]?.verb])).toEqual([
      [undone.batch, 1, true, 'deleted'],
      [batch, 1, false, 'made'],
    ])
    const { activity } = await ada.read<ActivityPage>('/activity')
    expect(activity.map(({ entity, entity_id }) => [entity, entity_id])).toEqual([
      ['copy', id],
      ['copy', id],
    ])
  })
})
