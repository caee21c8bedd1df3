import { describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { checkCollectibles } from '../../src/check/check-collectibles.ts'
import type { BatchPage, Checklist, Folder, Tag } from '../../src/wire/index.ts'
import { openForGroup, type TestService } from '../test-service.ts'
import { leftAlone, undoClient } from './undo-client.ts'

describe.each(testDatabases)('the undo of an undo on $name', ({ createLike }) => {
  let service: TestService
  openForGroup({ createLike }, (opened) => void (service = opened))
  const as = (person: string) => undoClient(service, person)
  const check = async () => expect(await checkCollectibles(service.database)).toEqual([])

  /** Deletes a row and brings it back; answers the batch that brought it back. */
  async function broughtBack(ada: ReturnType<typeof as>, path: string): Promise<string> {
    const back = await ada.undo(await ada.done('DELETE', path))
    expect(back.body).toMatchObject({ undone: 1, changed_since: [] })
    return back.batch
  }

  test.each([
    ['folder', 'folders'],
    ['place', 'places'],
  ] as const)('leaves a %s in which copies lie since', async (entity, table) => {
    const ada = as(`${entity}-in-use`)
    const id = await ada.made(table, { name: 'Trays' })
    const back = await broughtBack(ada, `/${table}/${id}`)
    const copy = await ada.copy({ [entity]: id })
    const before = await ada.read(`/copies/${copy}`)
    expect((await ada.undo(back)).body).toMatchObject(leftAlone(entity, id))
    expect(await ada.read(`/copies/${copy}`)).toEqual(before)
    const { batches } = await ada.read<BatchPage>('/batches')
    expect(batches.find((batch) => batch.id === back)).toMatchObject({ undo: false })

    await ada.done('PATCH', `/copies/${copy}`, { [entity]: null })
    expect((await ada.undo(back)).body).toMatchObject({ undone: 1, changed_since: [] })
    expect((await ada.send('GET', `/${table}/${id}`)).status).toBe(404)
    await check()
  })

  test('leaves a tag that copies have since', async () => {
    const ada = as('tag-in-use')
    const id = await ada.made('tags', { name: 'Gift' })
    const back = await broughtBack(ada, `/tags/${id}`)
    const copy = await ada.copy({ tags: ['gift'] })
    expect((await ada.undo(back)).body).toMatchObject(leftAlone('tag', id))
    expect((await ada.read(`/copies/${copy}`)).tags).toEqual(['Gift'])
    await check()
  })

  test('leaves a shelf in which another one lies since, and takes a whole tree away that came back with it', async () => {
    const ada = as('tree')
    const outer = await ada.made('folders', { name: 'Outer' })
    const inner = await ada.made('folders', { name: 'Inner', parent: outer })
    const innermost = await ada.made('folders', { name: 'Innermost', parent: inner })
    const copy = await ada.copy({ folder: innermost })
    const gone = await ada.undo(await ada.done('DELETE', `/folders/${outer}?keep=none`))
    expect(gone.body).toMatchObject({ undone: 4, changed_since: [] })
    expect((await ada.read(`/copies/${copy}`)).folder?.id).toBe(innermost)
    const again = await ada.undo(gone.batch)
    expect(again.body).toMatchObject({ undone: 4, changed_since: [] })
    expect((await ada.read<{ folders: readonly Folder[] }>('/folders')).folders).toEqual([])
    expect(await ada.read(`/copies/${copy}`)).not.toHaveProperty('folder')

    const back = await ada.undo(again.batch)
    const later = await ada.made('folders', { name: 'Later', parent: innermost })
    expect((await ada.undo(back.batch)).body).toMatchObject({ undone: 1, changed_since_count: 3 })
    const { folders } = await ada.read<{ folders: readonly Folder[] }>('/folders')
    expect(folders.map(({ id, path }) => [id, path])).toContainEqual([later, 'Outer / Inner / Innermost / Later'])
    await check()
  })

  test('leaves an own item that a copy or a set has since', async () => {
    const ada = as('items')
    const coin = { category: 'coins', name: 'Own' }
    const [owned, collected] = [await ada.made('items', coin), await ada.made('items', coin)]
    const set = await ada.made('sets', coin)
    const [first, second] = [await broughtBack(ada, `/items/${owned}`), await broughtBack(ada, `/items/${collected}`)]
    const copy = await ada.copy({ category: 'coins', item: owned })
    await ada.done('POST', `/sets/${set}/items`, { items: [collected] })
    expect((await ada.undo(first)).body).toMatchObject(leftAlone('item', owned))
    expect((await ada.undo(second)).body).toMatchObject(leftAlone('item', collected))
    expect((await ada.read(`/copies/${copy}`)).item?.id).toBe(owned)
    const { entries } = await ada.read<Checklist>(`/sets/${set}/checklist`)
    expect(entries.map(({ item }) => item.id)).toEqual([collected])
    await check()
  })

  test('leaves an own set that has items since', async () => {
    const ada = as('sets')
    const coin = { category: 'coins', name: 'Own' }
    const [set, item] = [await ada.made('sets', coin), await ada.made('items', coin)]
    const back = await broughtBack(ada, `/sets/${set}`)
    await ada.done('POST', `/sets/${set}/items`, { items: [item] })
    expect((await ada.undo(back)).body).toMatchObject(leftAlone('set', set))
    expect((await ada.read<Checklist>(`/sets/${set}/checklist`)).entries).toHaveLength(1)
    await check()
  })

  test.each([
    ['item', 'items'],
    ['set', 'sets'],
    ['tag', 'tags'],
  ] as const)('leaves an own %s that has another name since', async (entity, table) => {
    const ada = as(`${entity}-renamed`)
    const id = await ada.made(table, { name: 'Own', ...(table !== 'tags' && { category: 'coins' }) })
    const back = await broughtBack(ada, `/${table}/${id}`)
    await ada.done('PATCH', `/${table}/${id}`, { name: 'Renamed' })
    expect((await ada.undo(back)).body).toMatchObject(leftAlone(entity, id))
    expect((await ada.read<Tag>(`/${table}/${id}`)).name).toBe('Renamed')
  })
})
