import { beforeAll, describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { checkCollectibles } from '../../src/check/check-collectibles.ts'
import { newId } from '@collect/storage'
import type { CollectiblesTables } from '../../src/store/tables.ts'
import type { ActivityPage, Copy } from '../../src/wire/index.ts'
import { deliver } from '../catalogue/catalogue-rows.ts'
import { openForGroup, type TestService } from '../test-service.ts'

describe.each(testDatabases)('copies on $name', ({ createLike }) => {
  let service: TestService
  openForGroup({ createLike }, (opened) => void (service = opened))
  beforeAll(() =>
    deliver(service, {
      set: { id: 'planets', name: 'Planets' },
      items: ['mercury', 'venus'].map((id, at) => ({ id, name: id, number: String(at + 1) })),
    }),
  )

  const as = (person: string, headers: Record<string, string> = {}) => ({ 'X-Person': person, ...headers })
  const put = (person: string, id: string, body: object, rev?: number) =>
    service.call('PUT', `/copies/${id}`, as(person, rev === undefined ? {} : { 'If-Match': `"${rev}"` }), body)
  const patch = (person: string, copy: Pick<Copy, 'id' | 'rev'>, body: object) =>
    service.call('PATCH', `/copies/${copy.id}`, as(person, { 'If-Match': `"${copy.rev}"` }), body)
  const copyIn = async (answer: Response) => (await answer.json()) as Copy
  const made = async (person: string, body: object): Promise<Copy> => {
    const answer = await put(person, newId(service.clock.now), body)
    expect(answer.status).toBe(201)
    return copyIn(answer)
  }
  const read = (person: string, id: string) => service.read<Copy>(`/copies/${id}`, as(person))
  const post = (person: string, path: string, body?: object, headers = {}) =>
    service.call('POST', `/copies/${path}`, as(person, headers), body)
  const undo = (person: string, answer: Response) =>
    service.call('POST', `/batches/${answer.headers.get('Batch-Id')}/undo`, as(person))
  const detailsOf = async (answer: Response) => {
    expect(answer.status).toBe(422)
    const { error } = (await answer.json()) as { error: { details: readonly { path: string; id: string }[] } }
    return error.details.map(({ path, id }) => [path, id])
  }

  const full = {
    category: 'coins',
    item: 'venus',
    name: 'My Venus',
    quantity: 3,
    spare: 1,
    condition: { grade: 'vf', detail: { number: '35' } },
    graded: { company: 'NGC', grade: 'VF 35', certificate: '4711' },
    paid: { amount: 1250, currency: 'EUR' },
    fees: { amount: 50, currency: 'EUR' },
    acquired_on: '1999-05',
    acquired_from: 'A fair',
    acquired_how: 'bought',
    own_value: { amount: { amount: 3000, currency: 'EUR' }, on: '2026', note: 'A guess.' },
    tags: ['Gift', 'silver'],
    serial: 'A 1',
    notes: 'One.\nTwo.',
  }

  test('a new copy holds what was sent, with the names of its item and set', async () => {
    const copy = await made('ada', full)
    const { category: _category, item: _item, name: _name, condition, ...same } = full
    expect(copy).toMatchObject({
      rev: 1,
      name: 'My Venus',
      own_name: 'My Venus',
      category: 'coins',
      item: { id: 'venus', name: 'venus' },
      variant: { id: 'venus', name: 'Standard' },
      set: { id: 'planets', name: 'Planets', number: '2' },
      status: 'owned',
      condition: { scale: 'coin', ...condition },
      value: { amount: { amount: 3000 }, each: { amount: 1000 }, basis: 'own', as_of: '2026' },
      sample: false,
      ...same,
    })
    expect(await read('ada', copy.id)).toEqual(copy)
  })

  test('the same request twice is one thing, and another one needs the revision', async () => {
    const { id } = await made('ben', full)
    const again = await put('ben', id, full)
    expect([again.status, again.headers.has('Batch-Id')]).toEqual([200, false])
    expect((await put('ben', id, { ...full, notes: 'Bent.' })).status).toBe(428)
    const replaced = await put('ben', id, { category: 'coins', item: 'venus' }, 1)
    expect(replaced.headers.get('ETag')).toBe('"2"')
    const copy = await copyIn(replaced)
    expect(copy).toMatchObject({ rev: 2, name: 'venus', quantity: 1, spare: 0, tags: [] })
    for (const field of ['own_name', 'paid', 'condition', 'own_value', 'serial', 'notes'])
      expect(copy).not.toHaveProperty(field)
  })

  test('of two tabs the second is refused and sees the row as it is', async () => {
    const copy = await made('cleo', full)
    expect((await patch('cleo', copy, { notes: 'First.' })).status).toBe(200)
    const second = await patch('cleo', copy, { serial: 'B 2' })
    expect(second.status).toBe(412)
    expect(await second.json()).toMatchObject({ error: { id: 'changed' }, current: { rev: 2, notes: 'First.' } })
  })

  test('a patch leaves what it does not name, and null takes a value away', async () => {
    const copy = await made('dora', full)
    const changed = await copyIn(
      await patch('dora', copy, { paid: null, fees: null, tags: ['gift'], acquired_how: null }),
    )
    expect(changed).toMatchObject({ rev: 2, tags: ['Gift'], notes: full.notes, serial: 'A 1' })
    for (const field of ['paid', 'fees', 'acquired_how']) expect(changed).not.toHaveProperty(field)
  })

  test.each([
    [{ item: 'no-such-item' }, ['item', 'not_found']],
    [{ item: 'venus', variant: 'mercury' }, ['variant', 'not_found']],
    [{ category: 'stamps' }, ['category', 'other_category']],
    [{ spare: 4 }, ['spare', 'too_many']],
    [{ condition: { grade: 'mint' } }, ['condition.grade', 'not_found']],
    [{ condition: { grade: 'vf', detail: { number: '71' } } }, ['condition.detail.number', 'not_found']],
    [{ condition: { grade: 'vf', detail: { sleeve: 'vf' } } }, ['condition.detail.sleeve', 'not_found']],
    [{ paid: null }, ['paid', 'required']],
    [{ fees: { amount: 1, currency: 'USD' } }, ['fees.currency', 'other_currency']],
    [{ paid: { amount: 1, currency: 'USD' } }, ['fees.currency', 'other_currency']],
    [{ tags: ['Paris, 1900'] }, ['tags.0', 'comma']],
    [{ folder: '01890000-0000-7000-8000-000000000000' }, ['folder', 'not_found']],
    [{ place: '01890000-0000-7000-8000-000000000000' }, ['place', 'not_found']],
    [{ fields: { gum: 'full' } }, ['fields.gum', 'unknown']],
    [{ colour: 'red' }, ['colour', 'unknown']],
  ])('%j of a coin is refused', async (change, problem) => {
    const copy = await made('emil', full)
    expect(await detailsOf(await patch('emil', copy, change))).toEqual([problem])
    expect((await read('emil', copy.id)).rev).toBe(1)
  })

  test('a copy without an item needs a name, unless it is a draft', async () => {
    const draft = await made('fay', { category: 'stamps' })
    expect(draft).toMatchObject({ status: 'draft', name: '' })
    expect(await detailsOf(await patch('fay', draft, { status: 'owned' }))).toEqual([['name', 'required']])
    const named = await copyIn(await patch('fay', draft, { status: 'owned', name: 'A stamp', fields: { gum: 'full' } }))
    expect(named).toMatchObject({ status: 'owned', name: 'A stamp', fields: { gum: 'full' } })
    const art = await service.call('GET', named.art.replace('/api/collectibles', ''), as('fay'))
    expect(art.headers.get('Content-Type')).toMatch('image/svg+xml')
    // Its owner's browser keeps it, as it keeps photos; another drawer has another picture.
    expect(art.headers.get('Cache-Control')).toBe('private, max-age=31536000, immutable')
    const other = await copyIn(await patch('fay', named, { category: 'coins', fields: null }))
    expect(other.art).not.toBe(named.art)
    const late = await service.call('GET', named.art.replace('/api/collectibles', ''), as('fay'))
    expect(late.headers.get('Cache-Control')).toBe('no-store')
  })

  test('a record counts one band lower in a sleeve that is two bands below', async () => {
    const bandOf = async (sleeve: string) => {
      const { id } = await made('gil', {
        category: 'vinyl',
        name: 'A record',
        condition: { grade: 'nm', detail: { sleeve } },
      })
      const db = service.database.tables<CollectiblesTables>()
      return (await db.selectFrom('copies').select('band').where('id', '=', id).executeTakeFirstOrThrow()).band
    }
    expect([await bandOf('vg_plus'), await bandOf('vg')]).toEqual([5, 4])
  })

  test('a deleted copy lies in the bin, and comes back by restore or undo', async () => {
    const { id } = await made('hal', full)
    const remove = (rev: number) => service.call('DELETE', `/copies/${id}`, as('hal', { 'If-Match': `"${rev}"` }))
    expect((await service.call('DELETE', `/copies/${id}`, as('hal'))).status).toBe(428)
    expect((await remove(1)).status).toBe(204)
    expect(await read('hal', id)).toMatchObject({ rev: 2, deleted_at: expect.any(String) })
    expect((await put('hal', id, full, 2)).status).toBe(409)
    expect((await patch('hal', { id, rev: 2 }, {})).status).toBe(404)
    const restored = await post('hal', `${id}/restore`)
    expect(restored.status).toBe(200)
    expect(await copyIn(restored)).not.toHaveProperty('deleted_at')
    expect((await post('hal', `${id}/restore`)).status).toBe(409)
    const again = await remove(3)
    await undo('hal', again)
    expect(await read('hal', id)).toMatchObject({ rev: 5, tags: full.tags })
  })

  test('a copy with promised pieces cannot be deleted, given away or made smaller', async () => {
    const copy = await made('ida', full)
    const db = service.database.tables<CollectiblesTables>()
    await db.updateTable('copies').set({ reserved: 2 }).where('id', '=', copy.id).execute()
    const removed = await service.call('DELETE', `/copies/${copy.id}`, as('ida', { 'If-Match': '"1"' }))
    expect(await removed.json()).toMatchObject({ error: { id: 'wrong_state' }, state: 'reserved' })
    expect((await post('ida', `${copy.id}/leave`, { status: 'sold' })).status).toBe(409)
    expect((await post('ida', `${copy.id}/split`, { quantity: 2 })).status).toBe(409)
    expect(await detailsOf(await patch('ida', copy, { quantity: 1, spare: 0 }))).toEqual([['quantity', 'too_few']])
    await db.updateTable('copies').set({ reserved: 0 }).where('id', '=', copy.id).execute()
  })

  test('another one like it has all but what one thing has alone', async () => {
    const { id } = await made('jan', full)
    const answer = await post('jan', `${id}/duplicate`, undefined, { 'Idempotency-Key': 'once' })
    expect(answer.status).toBe(201)
    const copy = await copyIn(answer)
    expect(copy).toMatchObject({ rev: 1, name: 'My Venus', tags: full.tags, paid: full.paid, spare: 0 })
    expect(copy.graded).toEqual({ company: 'NGC', grade: 'VF 35' })
    expect(copy).not.toHaveProperty('serial')
    const replay = await post('jan', `${id}/duplicate`, undefined, { 'Idempotency-Key': 'once' })
    expect((await copyIn(replay)).id).toBe(copy.id)
  })

  test('a split divides pieces, spares and amounts to the minor unit, and undo brings one copy back', async () => {
    const { id } = await made('kim', { ...full, spare: 3, paid: { amount: 100, currency: 'EUR' } })
    expect(await detailsOf(await post('kim', `${id}/split`, { quantity: 3 }))).toEqual([['quantity', 'too_many']])
    const answer = await post('kim', `${id}/split`, { quantity: 1 })
    const part = await copyIn(answer)
    const rest = await read('kim', id)
    expect([part, rest].map(({ quantity, spare, paid }) => [quantity, spare, paid?.amount])).toEqual([
      [1, 1, 33],
      [2, 2, 67],
    ])
    await undo('kim', answer)
    expect(await read('kim', id)).toMatchObject({ quantity: 3, spare: 3, paid: { amount: 100 } })
    expect(await read('kim', part.id)).toHaveProperty('deleted_at')
  })

  test('a draft without a name or an item cannot leave before it has one', async () => {
    const draft = await made('mia', { category: 'coins' })
    expect(await detailsOf(await post('mia', `${draft.id}/leave`, { status: 'sold' }))).toEqual([['name', 'required']])
    expect((await read('mia', draft.id)).status).toBe('draft')
    await patch('mia', draft, { name: 'Button' })
    expect((await post('mia', `${draft.id}/leave`, { status: 'sold' })).status).toBe(200)
  })

  test('a copy that leaves keeps its history and counts no more', async () => {
    const { id } = await made('lea', full)
    const sale = { status: 'sold', on: '2026-03', to: 'Ben', amount: { amount: 5000, currency: 'EUR' } }
    const answer = await post('lea', `${id}/leave`, sale)
    expect(await copyIn(answer)).toMatchObject({
      status: 'sold',
      left: { on: '2026-03', to: 'Ben', amount: { amount: 5000, currency: 'EUR' } },
    })
    expect(await (await post('lea', `${id}/leave`, sale)).json()).toMatchObject({ state: 'sold' })
    await undo('lea', answer)
    const copy = await read('lea', id)
    expect(copy.status).toBe('owned')
    expect(copy).not.toHaveProperty('left')
  })

  test('the activity of a copy names each change, and its token is good for this copy alone', async () => {
    const copy = await made('max', full)
    service.clock.now += 1
    await patch('max', copy, { notes: 'Bent.', tags: null })
    const page = await service.read<ActivityPage>(`/copies/${copy.id}/activity?page_size=1`, as('max'))
    expect(page.activity).toMatchObject([
      { verb: 'changed', changes: { notes: [full.notes, 'Bent.'], tags: [expect.any(String), '[]'] } },
    ])
    const next = `page_token=${page.next_page_token}`
    const rest = await service.read<ActivityPage>(`/copies/${copy.id}/activity?${next}`, as('max'))
    expect(rest.activity.map(({ verb }) => verb)).toEqual(['made'])
    expect((await service.call('GET', `/activity?${next}`, as('max'))).status).toBe(400)
  })

  test('undo brings tags and values back', async () => {
    const copy = await made('ned', full)
    const changed = await patch('ned', copy, { tags: ['other'], own_value: null, quantity: 1 })
    expect(await (await undo('ned', changed)).json()).toMatchObject({ undone: 1, changed_since: [] })
    expect(await read('ned', copy.id)).toEqual({ ...copy, rev: 3, updated_at: expect.any(String) })
  })

  test('an id of another account answers as one that does not exist', async () => {
    const copy = await made('owner', full)
    const answers = await Promise.all([
      put('stranger', copy.id, full),
      patch('stranger', copy, {}),
      service.call('GET', `/copies/${copy.id}`, as('stranger')),
      service.call('GET', `/copies/${newId(service.clock.now)}`, as('stranger')),
    ])
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })

  test('counters agree with the copies afterwards', async () => {
    expect(await checkCollectibles(service.database)).toEqual([])
    expect(service.faults).toEqual([])
  })
})
