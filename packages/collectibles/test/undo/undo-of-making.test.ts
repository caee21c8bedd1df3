import { describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { checkCollectibles } from '../../src/check/check-collectibles.ts'
import type { Checklist, Item } from '../../src/wire/index.ts'
import { openForGroup, type TestService } from '../test-service.ts'
import { leftAlone, undoClient } from './undo-client.ts'

describe.each(testDatabases)('the undo of making a row on $name', ({ createLike }) => {
  let service: TestService
  openForGroup({ createLike }, (opened) => void (service = opened))
  const as = (person: string) => undoClient(service, person)
  const coin = { category: 'coins', name: 'Own' }

  test('leaves an own set into which items were put since', async () => {
    const ada = as('sets')
    const item = await ada.made('items', coin)
    const { id, batch } = await ada.put('sets', coin)
    await ada.done('POST', `/sets/${id}/items`, { items: [item] })
    expect((await ada.undo(batch)).body).toMatchObject(leftAlone('set', id))
    expect((await ada.read<Checklist>(`/sets/${id}/checklist`)).entries).toHaveLength(1)
    expect(await checkCollectibles(service.database)).toEqual([])
  })

  test.each<[string, object]>([
    ['sets', { maker: 'Ada' }],
    ['sets', { years: { from: 1990, to: 1999 } }],
    ['sets', { description: 'The best.' }],
    ['items', { facts: { mint: 'Kremnica' } }],
    ['items', { maker: 'Harbor mint' }],
    ['items', { barcodes: ['4006381333931'] }],
    ['items', { variants: [{ name: 'Proof' }] }],
    ['items', { number: '12a' }],
    ['items', { rarity: 4 }],
  ])('leaves a row of %s that has %j since', async (table, patch) => {
    const ada = as(`later-${JSON.stringify(patch)}`)
    const { id, batch } = await ada.put(table, coin)
    await ada.done('PATCH', `/${table}/${id}`, patch)
    const before = await ada.read<Item>(`/${table}/${id}`)
    expect((await ada.undo(batch)).body).toMatchObject(leftAlone(table.slice(0, -1), id))
    expect(await ada.read<Item>(`/${table}/${id}`)).toEqual(before)
  })

  test('leaves an own item that was offered to everybody since', async () => {
    const ada = as('offers')
    const { id, batch } = await ada.put('items', coin)
    await ada.done('POST', `/items/${id}/submission`)
    expect((await ada.undo(batch)).body).toMatchObject(leftAlone('item', id))
  })

  test.each<[string, object]>([
    ['made', { max: { amount: 1000, currency: 'EUR' } }],
    ['made', { note: 'Red.' }],
    ['restored', { max: { amount: 1000, currency: 'EUR' } }],
  ])('leaves a wish that was %s, and has %j since', async (verb, patch) => {
    const ada = as(`${verb}-${JSON.stringify(patch)}`)
    const { id, batch } = await ada.put('wishes', { item: 'pyrite', priority: 2 })
    const came = verb === 'made' ? batch : (await ada.undo(await ada.done('DELETE', `/wishes/${id}`))).batch
    await ada.done('PATCH', `/wishes/${id}`, patch)
    expect((await ada.undo(came)).body).toMatchObject(leftAlone('wish', id))
    expect(await ada.wish(id)).toMatchObject(patch)
  })

  test('takes a row away that is as it was made, also after a change and its undo', async () => {
    const ada = as('unchanged')
    for (const [table, body, patch] of [
      ['sets', coin, { maker: 'Ada' }],
      ['items', { ...coin, facts: { mint: 'Kremnica' }, variants: [{ name: 'Proof' }] }, { number: '12a' }],
      ['wishes', { item: 'pyrite', max: { amount: 1000, currency: 'EUR' } }, { max: null }],
    ] as const) {
      const { id, batch } = await ada.put(table, body)
      await ada.undo(await ada.done('PATCH', `/${table}/${id}`, patch))
      expect((await ada.undo(batch)).body).toMatchObject({ undone: 1, changed_since: [] })
    }
    expect(await checkCollectibles(service.database)).toEqual([])
  })
})
