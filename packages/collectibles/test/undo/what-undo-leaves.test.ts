import { newId } from '@collect/storage'
import { describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { undoStep } from '../../src/undo/undo-batch.ts'
import type { BatchPage } from '../../src/wire/index.ts'
import { openForGroup, type TestService } from '../test-service.ts'
import { leftAlone, undoClient } from './undo-client.ts'

const day = 24 * 60 * 60_000

describe.each(testDatabases)('what an undo leaves alone on $name', ({ createLike }) => {
  let service: TestService
  openForGroup({ createLike }, (opened) => void (service = opened))

  const as = (person: string) => undoClient(service, person)
  const euros = (amount: number) => ({ amount, currency: 'EUR' })

  test('a quantity that is less than the spares of today', async () => {
    const ada = as('spares')
    const id = await ada.copy({ quantity: 1 })
    const more = await ada.done('PATCH', `/copies/${id}`, { quantity: 5 })
    await ada.done('POST', '/spares/mark', { keep: 1 })
    expect((await ada.read(`/copies/${id}`)).spare).toBe(4)
    const { status, body } = await ada.undo(more)
    expect([status, body]).toMatchObject([200, leftAlone('copy', id)])
    expect((await ada.read(`/copies/${id}`)).quantity).toBe(5)
  })

  test('an amount whose currency has changed since, so that no price comes that no user wrote', async () => {
    const ada = as('prices')
    const id = await ada.copy({ paid: euros(1000) })
    const dearer = await ada.done('PATCH', `/copies/${id}`, { paid: euros(2000) })
    await ada.done('PATCH', `/copies/${id}`, { paid: { amount: 2000, currency: 'USD' } })
    expect((await ada.undo(dearer)).body).toMatchObject(leftAlone('copy', id))
    expect((await ada.read(`/copies/${id}`)).paid).toEqual({ amount: 2000, currency: 'USD' })
  })

  test('a price on which fees stand', async () => {
    const ada = as('fees')
    const id = await ada.copy({})
    const paid = await ada.done('PATCH', `/copies/${id}`, { paid: euros(1000) })
    await ada.done('PATCH', `/copies/${id}`, { fees: euros(50) })
    expect((await ada.undo(paid)).body).toMatchObject(leftAlone('copy', id))
    await ada.done('PATCH', `/copies/${id}`, { notes: 'Bent.' })
  })

  test('the limit of a wish whose currency has changed since', async () => {
    const ada = as('limits')
    const id = newId(service.clock.now)
    await ada.done('PUT', `/wishes/${id}`, { item: 'pyrite', max: euros(1000) })
    const dearer = await ada.done('PATCH', `/wishes/${id}`, { max: euros(2000) })
    await ada.done('PATCH', `/wishes/${id}`, { max: { amount: 2000, currency: 'USD' } })
    expect((await ada.undo(dearer)).body).toMatchObject(leftAlone('wish', id))
  })

  test('a variant that its owner took away', async () => {
    const ada = as('variants')
    const item = newId(service.clock.now)
    await ada.done('PUT', `/items/${item}`, {
      category: 'coins',
      name: 'Own',
      variants: [{ name: 'A' }, { name: 'B' }],
    })
    const { variants } = await service.read<{ variants: readonly { id: string; name: string }[] }>(`/items/${item}`, {
      'X-Person': 'variants',
    })
    const [a = '', b = ''] = ['A', 'B'].map((name) => variants.find((variant) => variant.name === name)?.id)
    const id = await ada.copy({ category: 'coins', item, variant: b })
    const wish = newId(service.clock.now)
    await ada.done('PUT', `/wishes/${wish}`, { variant: b })
    const [moved, dropped] = [
      await ada.done('PATCH', `/copies/${id}`, { variant: a }),
      await ada.done('DELETE', `/wishes/${wish}`),
    ]
    await ada.done('PATCH', `/items/${item}`, { variants: [{ id: a, name: 'A' }] })
    expect((await ada.undo(moved)).body).toMatchObject(leftAlone('copy', id))
    expect((await ada.undo(dropped)).body).toMatchObject(leftAlone('wish', wish))
  })

  test.each([
    ['an item', { item: 'pyrite' }],
    ['a variant', { variant: 'pyrite' }],
  ])('a wish of %s that its owner has made again', async (name, wished) => {
    const ada = as(`wished-again-${name}`)
    const first = await ada.made('wishes', { ...wished, priority: 1, note: 'First.' })
    const dropped = await ada.done('DELETE', `/wishes/${first}`)
    const second = await ada.made('wishes', { ...wished, priority: 5, note: 'Second.' })
    expect((await ada.undo(dropped)).body).toMatchObject(leftAlone('wish', first))
    expect(await ada.wish(second)).toMatchObject({ priority: 5, note: 'Second.' })
    const { batches } = await ada.read<BatchPage>('/batches')
    expect(batches.find(({ id }) => id === dropped)).toMatchObject({ undo: false })

    await ada.done('DELETE', `/wishes/${second}`)
    expect((await ada.undo(dropped)).body).toMatchObject({ undone: 1, changed_since: [] })
    expect(await ada.wish(first)).toMatchObject({ priority: 1, note: 'First.' })
  })

  test('a wish that became a copy and was made again, while the copy goes into the bin', async () => {
    const ada = as('fulfilled-again')
    const wish = await ada.made('wishes', { item: 'pyrite', note: 'First.' })
    const fulfilled = await ada.done('POST', `/wishes/${wish}/fulfil`)
    const again = await ada.made('wishes', { item: 'pyrite', note: 'Second.' })
    expect((await ada.undo(fulfilled)).body).toMatchObject({ undone: 1, changed_since: [{ entity: 'wish', id: wish }] })
    expect(await ada.wish(again)).toMatchObject({ note: 'Second.' })
  })

  test('a handle, which is replaced at its own pace only', async () => {
    const ada = as('handles')
    const named = await ada.done('PATCH', '/collector', { handle: 'first-handle', display_name: 'Ada' })
    expect((await ada.undo(named)).body).toMatchObject({ undone: 1, changed_since: [] })
    const collector = await service.read<object>('/collector', { 'X-Person': 'handles' })
    expect(collector).toMatchObject({ handle: 'first-handle' })
    expect(collector).not.toHaveProperty('display_name')

    service.clock.now += 31 * day
    const renamed = await ada.done('PATCH', '/collector', { handle: 'second-handle' })
    expect((await ada.undo(renamed)).body).toMatchObject(leftAlone('collector', 'handles'))
    expect(await service.read('/collector', { 'X-Person': 'handles' })).toMatchObject({ handle: 'second-handle' })
  })

  test('a copy goes into the bin for 30 days again when its return is undone', async () => {
    const ada = as('bins')
    const id = await ada.copy({})
    await ada.done('DELETE', `/copies/${id}`)
    service.clock.now += 20 * day
    const restored = await ada.done('POST', `/copies/${id}/restore`)
    service.clock.now += 11 * day
    expect((await ada.undo(restored)).body).toMatchObject({ undone: 1 })
    const { copies } = await service.read<{ copies: readonly { id: string }[] }>('/bin', { 'X-Person': 'bins' })
    expect(copies.map((copy) => copy.id)).toEqual([id])
  })

  test('a row that is made again goes on from its revision, so that no client overwrites what it has not seen', async () => {
    const ada = as('revisions')
    const [tag, wish] = [newId(service.clock.now), newId(service.clock.now)]
    await ada.done('PUT', `/tags/${tag}`, { name: 'Old' })
    await ada.done('PUT', `/wishes/${wish}`, { item: 'pyrite', note: 'Old' })
    await ada.done('PATCH', `/tags/${tag}`, { name: 'New' })
    await ada.done('PATCH', `/wishes/${wish}`, { note: 'New' })
    const first = await ada.wish(wish)
    for (const path of [`/tags/${tag}`, `/wishes/${wish}`])
      expect((await ada.undo(await ada.done('DELETE', path))).body).toMatchObject({ undone: 1 })
    expect((await ada.send('PATCH', `/tags/${tag}`, { name: 'Older' }, '"1"')).status).toBe(412)
    expect((await ada.send('PATCH', `/wishes/${wish}`, { note: 'Older' }, '"1"')).status).toBe(412)
    expect(await ada.wish(wish)).toMatchObject({ note: 'New', created_at: first?.created_at })
  })

  test('an act that a job still does', async () => {
    const ada = as('jobs')
    const ids: string[] = []
    while (ids.length <= undoStep) ids.push(await ada.copy({}))
    const change = { set: { acquired_on: '1999' } }
    // The jobs of this service do not run.
    const queued = await ada.send('POST', '/copies/bulk', { selection: { ids }, change })
    expect(queued.status).toBe(202)
    expect((await ada.undo(queued.batch)).body).toMatchObject({ error: { code: 409, id: 'in_progress' } })
  })
})
