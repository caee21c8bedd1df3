import { beforeAll, describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { createActs } from '../../src/acts/act.ts'
import { checkCollectibles } from '../../src/check/check-collectibles.ts'
import { makeCopy } from '../../src/copies/copy-acts.ts'
import { newId } from '@collect/storage'
import { paces } from '../../src/paces/pace.ts'
import type { CollectiblesTables } from '../../src/store/tables.ts'
import { deleteExpired } from '../../src/upkeep/upkeep.ts'
import type { BulkResult, Copy, CopyPage, Job } from '../../src/wire/index.ts'
import { openForGroup, type TestService } from '../test-service.ts'

const place = '01890000-0000-7000-8000-000000000001'

describe.each(testDatabases)('changes of many copies on $name', ({ createLike }) => {
  let service: TestService
  openForGroup({ createLike }, (opened) => void (service = opened))
  const db = () => service.database.tables<CollectiblesTables>()
  const as = (person: string, headers: Record<string, string> = {}) => ({ 'X-Person': person, ...headers })
  const bulk = (person: string, selection: object, change: object, more: object = {}, headers = {}) =>
    service.call('POST', '/copies/bulk', as(person, headers), { selection, change, ...more })
  const made = async (person: string, body: object): Promise<string> => {
    const id = newId((service.clock.now += 1000))
    expect((await service.call('PUT', `/copies/${id}`, as(person), body)).status).toBe(201)
    return id
  }
  const read = (person: string, id: string) => service.read<Copy>(`/copies/${id}`, as(person))
  const resultOf = async (answer: Response) => {
    expect(answer.status).toBe(200)
    return (await answer.json()) as BulkResult & { readonly batch: string }
  }
  const coin = { category: 'coins', name: 'A coin', tags: ['old'] }

  beforeAll(() =>
    db()
      .insertInto('places')
      .values({
        id: place,
        owner_id: 'ada',
        name: 'Box 4',
        path: `/${place}/`,
        label: 'ABCD',
        created_at: 0,
        updated_at: 0,
      })
      .execute(),
  )

  test('chosen copies change alike in one batch, which undo takes back', async () => {
    const ids = [await made('ada', coin), await made('ada', { ...coin, quantity: 2 })]
    const change = {
      set: { condition: { grade: 'vf' }, notes: 'Moved.' },
      place,
      add_tags: ['New'],
      remove_tags: ['OLD'],
    }
    const answer = await bulk('ada', { ids }, change)
    const result = await resultOf(answer)
    expect(result).toMatchObject({ changed: 2, same: 0, skipped: [], skipped_count: 0 })
    expect(answer.headers.get('Batch-Id')).toBe(result.batch)
    for (const id of ids)
      expect(await read('ada', id)).toMatchObject({
        rev: 2,
        condition: { grade: 'vf' },
        notes: 'Moved.',
        place: { name: 'Box 4' },
        tags: ['New'],
      })
    expect(await resultOf(await bulk('ada', { ids }, change))).toMatchObject({ changed: 0, same: 2 })
    await service.call('POST', `/batches/${result.batch}/undo`, as('ada'))
    for (const id of ids) {
      const copy = await read('ada', id)
      expect(copy).toMatchObject({ rev: 3, tags: ['old'] })
      for (const field of ['condition', 'notes', 'place']) expect(copy).not.toHaveProperty(field)
    }
  })

  test('a copy that cannot be changed is left alone, with the reason', async () => {
    const [good, foreign, binned, stamp, promised] = [
      await made('ben', coin),
      await made('ada', coin),
      await made('ben', coin),
      await made('ben', { category: 'stamps', name: 'A stamp' }),
      await made('ben', { ...coin, quantity: 2 }),
    ]
    await service.call('DELETE', `/copies/${binned}`, as('ben', { 'If-Match': '"1"' }))
    await db().updateTable('copies').set({ reserved: 2 }).where('id', '=', promised).execute()
    const ids = [good, foreign, binned, stamp, promised, newId(service.clock.now)]
    const change = { set: { condition: { grade: 'vf' }, quantity: 1 } }
    expect(await resultOf(await bulk('ben', { ids }, change))).toMatchObject({
      changed: 1,
      skipped: [
        { id: foreign, reason: 'not_found' },
        { id: binned, reason: 'in_bin' },
        { id: stamp, reason: 'invalid', problem: { path: 'condition.grade', id: 'not_found' } },
        { id: promised, reason: 'invalid', problem: { path: 'quantity', id: 'too_few' } },
        { id: ids[5], reason: 'not_found' },
      ],
      skipped_count: 5,
    })
    expect(await read('ada', foreign)).not.toHaveProperty('condition')
    expect(await resultOf(await bulk('ben', { ids: [promised, stamp] }, { delete: true }))).toMatchObject({
      changed: 1,
      skipped: [{ id: promised, reason: 'promised' }],
    })
    expect(await read('ben', stamp)).toHaveProperty('deleted_at')
    await db().updateTable('copies').set({ reserved: 0 }).where('id', '=', promised).execute()
  })

  test('a filter chooses copies, and the number that the user saw must be theirs', async () => {
    for (const name of ['Ash', 'Beech']) await made('cleo', { ...coin, name })
    await made('cleo', { category: 'stamps', name: 'Ash' })
    const selection = { filter: { drawer: 'coins', q: 'ash', status: ['owned', 'lent'] } }
    const other = await bulk('cleo', selection, { add_tags: ['x'] }, { expected: 2 })
    expect([other.status, await other.json()]).toMatchObject([409, { error: { id: 'plan_changed' }, count: 1 }])
    expect(await resultOf(await bulk('cleo', selection, { add_tags: ['x'] }, { expected: 1 }))).toMatchObject({
      changed: 1,
    })
    expect(await resultOf(await bulk('cleo', { filter: {} }, { set: { acquired_on: '1999' } }))).toMatchObject({
      changed: 3,
    })
  })

  test.each([
    [{ ids: [] }, { delete: true }, 422],
    [{ filter: { colour: 'red' } }, { delete: true }, 400],
    [{ filter: { sort: 'name' } }, { delete: true }, 400],
    [{ filter: {} }, {}, 422],
    [{ filter: {} }, { delete: true, add_tags: ['x'] }, 422],
    [{ filter: {} }, { set: { name: 'Alike' } }, 422],
    [{ filter: {} }, { place: '01890000-0000-7000-8000-000000000009' }, 422],
    [{ filter: {} }, { folder: place }, 422],
  ])('%j with the change %j is refused', async (selection, change, status) => {
    expect((await bulk('dora', selection, change)).status).toBe(status)
  })

  test('a place of another account is refused', async () => {
    expect((await bulk('dora', { filter: {} }, { place })).status).toBe(422)
  })

  test('the same key does a change once', async () => {
    const ids = [await made('emil', coin)]
    const key = { 'Idempotency-Key': 'once' }
    const first = await resultOf(await bulk('emil', { ids }, { add_tags: ['x'] }, {}, key))
    expect(await resultOf(await bulk('emil', { ids }, { add_tags: ['x'] }, {}, key))).toEqual(first)
    expect((await bulk('emil', { ids }, { add_tags: ['y'] }, {}, key)).status).toBe(422)
  })

  test('more than 200 copies change in a job, and undo takes them back in another', async () => {
    const person = { id: 'fay', locale: 'en', currency: 'EUR' }
    await createActs(service.database, () => service.clock.now).run(person, async (act) => {
      for (let number = 0; number < 450; number++)
        await makeCopy(act, { category_id: number % 9 === 0 ? 'stamps' : 'coins', own_name: `Piece ${number}` })
    })
    const change = { set: { condition: { grade: 'vf' } }, add_tags: ['all'] }
    const answer = await bulk('fay', { filter: {} }, change, { expected: 450 })
    expect(answer.status).toBe(202)
    const { batch, job } = (await answer.json()) as { batch: string; job: string }
    expect(answer.headers.get('Batch-Id')).toBe(batch)
    const state = (id: string) => service.read<Job>(`/jobs/${id}`, as('fay'))
    await expect.poll(() => state(job), { timeout: 30_000 }).toMatchObject({ kind: 'bulk', state: 'done', done: 450 })
    const { result } = await state(job)
    expect(result).toMatchObject({ changed: 400, same: 0, skipped_count: 50 })
    const graded = () => service.read<CopyPage>('/copies?grade_from=vf', as('fay'))
    expect((await graded()).count).toBe(400)
    expect(await db().selectFrom('job_parts').selectAll().execute()).toEqual([])
    const undo = await service.call('POST', `/batches/${batch}/undo`, as('fay'))
    expect(undo.status).toBe(202)
    const { job: back } = (await undo.json()) as { job: string }
    await expect.poll(() => state(back), { timeout: 30_000 }).toMatchObject({ state: 'done' })
    expect((await graded()).count).toBe(0)
    const { tags } = await service.read<Copy>(
      `/copies/${(await service.read<CopyPage>('/copies', as('fay'))).copies[0]?.id}`,
      as('fay'),
    )
    expect(tags).toEqual([])
  })

  test('a selection without copies changes nothing', async () => {
    expect(await resultOf(await bulk('ida', { filter: {} }, { delete: true }))).toMatchObject({
      changed: 0,
      skipped: [],
    })
  })

  test('a bulk change beyond the pace answers 429', async () => {
    const statuses = []
    for (let index = 0; index <= paces.bulk.count; index++)
      statuses.push((await bulk('gil', { filter: {} }, { add_tags: ['x'] })).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })

  test('a copy with words leaves the bin after its time, and nothing of it stays', async () => {
    const id = await made('hal', { ...coin, notes: 'Words.' })
    await service.call('DELETE', `/copies/${id}`, as('hal', { 'If-Match': '"1"' }))
    await deleteExpired(service.database, service.photos, service.clock.now + 31 * 24 * 60 * 60_000)
    expect(await db().selectFrom('copy_words').selectAll().where('copy_id', '=', id).execute()).toEqual([])
    expect((await service.call('GET', `/copies/${id}`, as('hal'))).status).toBe(404)
    expect(await checkCollectibles(service.database)).toEqual([])
    expect(service.faults).toEqual([])
  })
})
