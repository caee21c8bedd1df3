import { beforeAll, describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { createActs } from '../../src/acts/act.ts'
import { checkCollectibles } from '../../src/check/check-collectibles.ts'
import { changeCopies, type WrittenCopy } from '../../src/copies/copy-acts.ts'
import type { Item, ToggleAnswer } from '../../src/wire/index.ts'
import { deliver } from './catalogue-rows.ts'
import { openForGroup, type TestService } from '../test-service.ts'

describe.each(testDatabases)('the marks of an item on $name', ({ createLike }) => {
  let service: TestService
  openForGroup({ createLike }, (opened) => void (service = opened))
  beforeAll(() =>
    deliver(service, {
      set: { id: 'planets', name: 'Planets' },
      items: ['mercury', 'venus', 'earth'].map((id, at) => ({ id, name: id, number: String(at + 1) })),
    }),
  )

  const as = (person: string) => ({ 'X-Person': person })
  const send = (person: string, method: string, toggle: string, item = 'venus') =>
    service.call(method, `/items/${item}/mine/${toggle}`, as(person))
  const answerOf = async (answer: Response) => (await answer.json()) as ToggleAnswer
  const undo = (person: string, answer: Response) =>
    service.call('POST', `/batches/${answer.headers.get('Batch-Id')}/undo`, as(person))
  const mineOf = async (person: string, item = 'venus') => (await service.read<Item>(`/items/${item}`, as(person))).mine
  const write = (person: string, set: WrittenCopy) =>
    createActs(service.database, () => service.clock.now).run(
      { id: person, locale: 'en', currency: 'EUR' },
      async (act) => {
        const copies = await act.db.selectFrom('copies').selectAll().where('owner_id', '=', person).execute()
        await changeCopies(
          act,
          copies.map((before) => ({ before, set, verb: 'changed' })),
        )
      },
    )

  test('own: a copy comes and goes, with the progress of the set, and each can be undone', async () => {
    const added = await send('ada', 'PUT', 'owned')
    expect(added.status).toBe(200)
    expect(await answerOf(added)).toMatchObject({
      mine: { owned: 1, wished: false, spare: 0, copies: [{ rev: 1, variant: 'venus', quantity: 1 }] },
      progress: { set: 'planets', owned: 1, total: 3 },
    })
    const removed = await send('ada', 'DELETE', 'owned')
    expect(await answerOf(removed)).toMatchObject({ mine: { owned: 0, copies: [] }, progress: { owned: 0 } })
    await undo('ada', removed)
    expect(await mineOf('ada')).toMatchObject({ owned: 1 })
    await undo('ada', added)
    expect(await mineOf('ada')).toMatchObject({ owned: 0 })
  })

  test('own: a mark that is set stays as it is, without a batch', async () => {
    await send('ben', 'PUT', 'owned')
    const again = await send('ben', 'PUT', 'owned')
    expect(again.headers.has('Batch-Id')).toBe(false)
    expect(await answerOf(again)).toMatchObject({ mine: { owned: 1 } })
    const absent = await send('ben', 'DELETE', 'owned', 'earth')
    expect(absent.status).toBe(200)
    expect(absent.headers.has('Batch-Id')).toBe(false)
  })

  test('own: of requests at the same time one adds the copy', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => send('cleo', 'PUT', 'owned')))
    expect(answers.filter(({ headers }) => headers.has('Batch-Id'))).toHaveLength(1)
    expect(await mineOf('cleo')).toMatchObject({ owned: 1 })
  })

  test.each<[string, WrittenCopy]>([
    ['a grade', { grade: 'vf' }],
    ['a note', { notes: 'Bent.' }],
    ['a price', { paid_amount: 100, paid_currency: 'EUR' }],
    ['a place', { place_id: 'box-4' }],
    ['two pieces', { quantity: 2 }],
    ['lent', { status: 'lent' }],
  ])('own: a copy with %s is not taken away by a mark', async (what, written) => {
    const person = `keeps ${what}`
    await send(person, 'PUT', 'owned')
    await write(person, written)
    const refused = await send(person, 'DELETE', 'owned')
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      error: { id: 'wrong_state' },
      state: 'more_to_lose',
      copies: [{ id: expect.any(String), variant: 'venus' }],
    })
    expect((await mineOf(person))?.owned).toBeGreaterThan(0)
  })

  test('wish: a wish of priority 3 comes and goes, and each can be undone and done again', async () => {
    const wished = await send('dora', 'PUT', 'wished')
    expect(await answerOf(wished)).toMatchObject({ mine: { wished: true } })
    expect((await send('dora', 'PUT', 'wished')).headers.has('Batch-Id')).toBe(false)
    const undone = await undo('dora', wished)
    expect(await undone.json()).toMatchObject({ undone: 1, changed_since: [] })
    expect(await mineOf('dora')).toMatchObject({ wished: false })
    await undo('dora', undone)
    expect(await mineOf('dora')).toMatchObject({ wished: true })
    const dropped = await send('dora', 'DELETE', 'wished')
    expect(await answerOf(dropped)).toMatchObject({ mine: { wished: false } })
    await undo('dora', dropped)
    expect(await mineOf('dora')).toMatchObject({ wished: true })
  })

  test('spare: one more with each mark, at most all, and none', async () => {
    expect((await send('emil', 'PUT', 'spare')).status).toBe(409)
    await send('emil', 'PUT', 'owned')
    await write('emil', { quantity: 2 })
    for (const spare of [1, 2, 2])
      expect(await answerOf(await send('emil', 'PUT', 'spare'))).toMatchObject({ mine: { owned: 2, spare } })
    const none = await send('emil', 'DELETE', 'spare')
    expect(await answerOf(none)).toMatchObject({ mine: { owned: 2, spare: 0 } })
    await undo('emil', none)
    expect(await mineOf('emil')).toMatchObject({ spare: 2 })
  })

  test.each(['owned', 'wished', 'spare'])('%s: an unknown item and a visitor are refused', async (toggle) => {
    expect((await send('fay', 'PUT', toggle, 'no-such-item')).status).toBe(404)
    expect((await service.call('PUT', `/items/venus/mine/${toggle}`)).status).toBe(401)
    expect((await service.call('PUT', `/items/venus/mine/loved`, as('fay'))).status).toBe(404)
  })

  test('a sample can be marked, and counts in no set', async () => {
    const answer = await answerOf(await send('gil', 'PUT', 'owned', 'heron-penny'))
    expect(answer).toMatchObject({ mine: { owned: 1 } })
    expect(answer).not.toHaveProperty('progress')
  })

  test('counters agree with the copies afterwards', async () => {
    expect(await checkCollectibles(service.database)).toEqual([])
  })
})
