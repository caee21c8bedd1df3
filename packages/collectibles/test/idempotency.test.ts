import { describe, expect, test } from 'vitest'

import { newId } from '@collect/storage'
import { testDatabases } from '../../storage/test/databases.ts'
import { claimKey, claimLease } from '../src/idempotency/claim-key.ts'
import type { CollectiblesTables } from '../src/store/tables.ts'
import { openForGroup, type TestService } from './test-service.ts'

const day = 24 * 60 * 60_000

describe.each(testDatabases)('requests with an idempotency key on $name', ({ createLike }) => {
  let service: TestService
  openForGroup({ createLike }, (opened) => void (service = opened))

  const keep = async (person: string, item = 'heron-penny') =>
    (await service.call('PUT', `/collection/${item}`, { 'X-Person': person })).headers.get('Batch-Id') ?? ''
  const undo = (person: string, batch: string, key: string, body?: object) =>
    service.call('POST', `/batches/${batch}/undo`, { 'X-Person': person, 'Idempotency-Key': key }, body)
  const claimOf = (owner: string, key: string) =>
    claimKey(service.database, { owner, key, route: 'POST /x', body: '' }, service.clock.now)

  test('the same request again gets the same answer, and nothing is done twice', async () => {
    const batch = await keep('twice')
    const first = await undo('twice', batch, 'a-key')
    const second = await undo('twice', batch, 'a-key')
    expect(second.status).toBe(200)
    expect(await second.json()).toEqual(await first.json())
    expect([first, second].map(({ headers }) => headers.get('Idempotent-Replay'))).toEqual([null, 'true'])
    const rows = await service.database
      .tables<CollectiblesTables>()
      .selectFrom('activity')
      .select('verb')
      .where('owner_id', '=', 'twice')
      .execute()
    expect(rows.map(({ verb }) => verb).toSorted()).toEqual(['deleted', 'made'])
  })

  test('a replay names the batch and the revision as the first answer does', async () => {
    const person = { 'X-Person': 'headers' }
    const id = newId(service.clock.now)
    await service.call('PUT', `/copies/${id}`, person, { category: 'coins', name: 'A token' })
    const batch = await keep('headers')
    const requests: readonly (readonly [path: string, body?: object])[] = [
      [`/copies/${id}/duplicate`],
      [`/batches/${batch}/undo`],
      ['/copies/bulk', { selection: { ids: [id] }, change: { set: { acquired_on: '1999' } } }],
    ]
    for (const [at, [path, body]] of requests.entries()) {
      const send = () => service.call('POST', path, { ...person, 'Idempotency-Key': `key-${at}` }, body)
      const [first, second] = [await send(), await send()]
      expect(second.headers.get('Idempotent-Replay')).toBe('true')
      expect(first.headers.get('Batch-Id')).not.toBeNull()
      for (const name of ['Batch-Id', 'ETag']) expect(second.headers.get(name)).toBe(first.headers.get(name))
    }
  })

  const secondPresses: readonly (readonly [method: string, path: string, body?: object])[] = [
    ['PUT', '/items/pyrite/mine/owned'],
    ['PUT', '/items/pyrite/mine/spare'],
    ['PUT', '/items/pyrite/mine/wished'],
    ['DELETE', '/items/pyrite/mine/wished'],
    ['DELETE', '/items/pyrite/mine/spare'],
    ['DELETE', '/items/pyrite/mine/owned'],
    ['POST', '/items/ITEM/submission'],
    ['DELETE', '/items/ITEM/submission'],
    ['POST', '/sets/SET/items', { items: ['ITEM'] }],
    ['POST', '/fields/order', { ids: ['FIELD'] }],
  ]
  test('what a form does is done once, and answered alike', async () => {
    const person = { 'X-Person': 'presser' }
    const [item, set, field] = [1, 2, 3].map((later) => newId(service.clock.now + later))
    await service.call('PUT', `/items/${item}`, person, { category: 'coins', name: 'A token' })
    await service.call('PUT', `/sets/${set}`, person, { category: 'coins', name: 'Tokens' })
    await service.call('PUT', `/fields/${field}`, person, { key: 'box', label: 'Box', type: 'text', position: 4 })
    const named = (text: string) =>
      text
        .replace('ITEM', item ?? '')
        .replace('SET', set ?? '')
        .replace('FIELD', field ?? '')
    for (const [at, [method, path, body]] of secondPresses.entries()) {
      const given = body && (JSON.parse(named(JSON.stringify(body))) as object)
      const send = () => service.call(method, named(path), { ...person, 'Idempotency-Key': `press-${at}` }, given)
      const [first, second] = [await send(), await send()]
      const seen = [second.headers.get('Idempotent-Replay'), second.headers.get('Batch-Id'), second.status]
      expect([path, ...seen]).toEqual([path, 'true', first.headers.get('Batch-Id') ?? 'none', first.status])
      expect(first.ok).toBe(true)
      expect(await second.text()).toBe(await first.text())
    }
  })

  test('a second press of "Spare" marks no second piece', async () => {
    const person = { 'X-Person': 'spares' }
    const id = newId(service.clock.now)
    await service.call('PUT', `/copies/${id}`, person, { category: 'minerals', item: 'pyrite', quantity: 3 })
    for (const key of ['one', 'one', 'two'])
      await service.call('PUT', '/items/pyrite/mine/spare', { ...person, 'Idempotency-Key': key })
    expect(await service.read('/items/pyrite', person)).toMatchObject({ mine: { spare: 2 } })
  })

  test('an answer that an older release kept is answered', async () => {
    const batch = await keep('older')
    await undo('older', batch, 'a-key')
    await service.database
      .tables<CollectiblesTables>()
      .updateTable('idempotency')
      .set({ answer: '{"batch":"b","undone":1}' })
      .where('owner_id', '=', 'older')
      .execute()
    const answer = await undo('older', batch, 'a-key')
    expect([answer.status, await answer.json()]).toEqual([200, { batch: 'b', undone: 1 }])
  })

  test('of requests at the same time, one does the work', async () => {
    const batch = await keep('at-once')
    const answers = await Promise.all(Array.from({ length: 8 }, () => undo('at-once', batch, 'a-key')))
    const fresh = answers.filter(({ status, headers }) => status === 200 && !headers.has('Idempotent-Replay'))
    expect(fresh).toHaveLength(1)
    const others = answers.filter((answer) => answer !== fresh[0])
    expect(others.filter(({ status, headers }) => status !== 409 && !headers.has('Idempotent-Replay'))).toEqual([])
  })

  test('another body or another route with the same key is refused', async () => {
    const [one, other] = [await keep('reuse'), await keep('reuse', 'pyrite')]
    await undo('reuse', one, 'a-key', { note: 'a' })
    for (const answer of [await undo('reuse', one, 'a-key', { note: 'b' }), await undo('reuse', other, 'a-key')]) {
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({ error: { id: 'idempotency_key_reused' } })
    }
  })

  test('keys of two accounts have nothing to do with each other', async () => {
    const [one, other] = [await keep('mine'), await keep('yours')]
    expect((await undo('mine', one, 'a-key')).status).toBe(200)
    const answer = await undo('yours', other, 'a-key')
    expect(answer.status).toBe(200)
    expect(answer.headers.has('Idempotent-Replay')).toBe(false)
  })

  test('a refused request gives its key back', async () => {
    const unknown = '01890000-0000-7000-8000-000000000000'
    expect((await undo('refused', unknown, 'a-key')).status).toBe(404)
    const batch = await keep('refused')
    expect((await undo('refused', batch, 'a-key')).status).toBe(200)
  })

  test('an answer is kept for 24 hours', async () => {
    const batch = await keep('old')
    await undo('old', batch, 'a-key')
    service.clock.now += day - 1
    expect((await undo('old', batch, 'a-key')).headers.get('Idempotent-Replay')).toBe('true')
    service.clock.now += 1
    expect((await undo('old', batch, 'a-key')).headers.has('Idempotent-Replay')).toBe(false)
  })

  test.each(['', 'a key', 'a.key', 'x'.repeat(65)])('%j is no key', async (key) => {
    const answer = await undo(`odd-${key}`, await keep(`odd-${key}`), key)
    expect(answer.status).toBe(400)
  })

  test('the key of a request that runs is taken; that of a dead one is free after a minute', async () => {
    const first = await claimOf('dead', 'a-key')
    expect(first.state).toBe('new')
    expect((await claimOf('dead', 'a-key')).state).toBe('running')
    service.clock.now += claimLease
    const second = await claimOf('dead', 'a-key')
    expect(second.state).toBe('new')
    // The first one was only slow: its work is rolled back.
    if (first.state !== 'new' || second.state !== 'new') throw new Error('unreachable')
    const late = service.database
      .tables<CollectiblesTables>()
      .transaction()
      .execute((db) => first.keep(db, { status: 200, headers: {} }))
    await expect(late).rejects.toThrow('taken this idempotency key over')
    await first.release()
    expect((await claimOf('dead', 'a-key')).state).toBe('running')
  })
})
