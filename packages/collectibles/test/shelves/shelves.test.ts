import { describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { recordStatements } from '../../../storage/test/record-statements.ts'
import { createActs } from '../../src/acts/act.ts'
import { checkCollectibles } from '../../src/check/check-collectibles.ts'
import { makeCopy } from '../../src/copies/copy-acts.ts'
import { newId } from '@collect/storage'
import type { Copy, CopyPage, Folder, Job, OwnPlace, PlaceList } from '../../src/wire/index.ts'
import { createTestService, openForGroup, type TestService } from '../test-service.ts'

describe.each(testDatabases)('folders and places on $name', ({ createLike }) => {
  let service: TestService
  openForGroup({ createLike }, (opened) => void (service = opened))
  const as = (person: string, headers: Record<string, string> = {}) => ({ 'X-Person': person, ...headers })
  const rev = (number: number) => ({ 'If-Match': `"${number}"` })
  const put = (person: string, path: string, body: object, headers = {}) =>
    service.call('PUT', path, as(person, headers), body)
  const patch = (person: string, path: string, at: number, body: object) =>
    service.call('PATCH', path, as(person, rev(at)), body)
  const remove = (person: string, path: string, at: number) => service.call('DELETE', path, as(person, rev(at)))
  const newName = () => newId((service.clock.now += 1000))
  async function shelf(person: string, table: 'folders' | 'places', body: object): Promise<string> {
    const id = newName()
    expect((await put(person, `/${table}/${id}`, body)).status).toBe(201)
    return id
  }
  async function copyIn(person: string, body: object): Promise<string> {
    const id = newName()
    expect((await put(person, `/copies/${id}`, { category: 'coins', name: 'A coin', ...body })).status).toBe(201)
    return id
  }
  const read = (person: string, id: string) => service.read<Copy>(`/copies/${id}`, as(person))
  const places = async (person: string) => (await service.read<PlaceList>('/places', as(person))).places
  const undo = (person: string, answer: Response) =>
    service.call('POST', `/batches/${answer.headers.get('Batch-Id')}/undo`, as(person))
  const failure = async (answer: Response) => {
    const { error } = (await answer.json()) as {
      error: { id: string; details?: readonly { path: string; id: string }[] }
    }
    return [answer.status, error.id, ...(error.details ?? []).map(({ path, id }) => `${path} ${id}`)]
  }

  test('places lie inside each other, with a label each and what lies in them', async () => {
    const cellar = await shelf('ada', 'places', { name: 'Cellar', notes: 'Dry.' })
    const box = await shelf('ada', 'places', { name: 'Box 4', parent: cellar })
    const attic = await shelf('ada', 'places', { name: 'Attic' })
    await copyIn('ada', { place: box, own_value: { amount: { amount: 500, currency: 'EUR' } } })
    await copyIn('ada', { place: cellar, status: 'ordered', own_value: { amount: { amount: 9, currency: 'EUR' } } })
    const found = await places('ada')
    expect(found.map(({ id, path, copies, value }) => [id, path, copies, value?.amount])).toEqual([
      [attic, 'Attic', 0, undefined],
      [cellar, 'Cellar', 2, 500],
      [box, 'Cellar / Box 4', 1, 500],
    ])
    expect(found[1]).toMatchObject({ rev: 1, notes: 'Dry.', position: 0 })
    expect(found[2]).toMatchObject({ parent: cellar })
    for (const { label } of found) expect(label).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}$/)
    expect(new Set(found.map(({ label }) => label)).size).toBe(3)
  })

  test('a place moves with what is inside; under itself it cannot lie', async () => {
    const [outer, other] = [await shelf('ben', 'places', { name: 'A' }), await shelf('ben', 'places', { name: 'B' })]
    const inner = await shelf('ben', 'places', { name: 'Inner', parent: outer })
    const moved = await patch('ben', `/places/${outer}`, 1, { parent: other, position: 2 })
    expect(await moved.json()).toMatchObject({ rev: 2, path: 'B / A', position: 2 })
    expect((await service.read<OwnPlace>(`/places/${inner}`, as('ben'))).path).toBe('B / A / Inner')
    expect(await failure(await patch('ben', `/places/${other}`, 1, { parent: inner }))).toEqual([409, 'cycle'])
    expect(await failure(await patch('ben', `/places/${other}`, 1, { parent: other }))).toEqual([409, 'cycle'])
    await undo('ben', moved)
    expect((await service.read<OwnPlace>(`/places/${inner}`, as('ben'))).path).toBe('A / Inner')
    expect(await checkCollectibles(service.database)).toEqual([])
  })

  test('a change needs the revision, and the same request twice is one thing', async () => {
    const id = await shelf('cleo', 'folders', { name: 'Trays' })
    const again = await put('cleo', `/folders/${id}`, { name: 'Trays' })
    expect([again.status, again.headers.has('Batch-Id')]).toEqual([200, false])
    expect((await put('cleo', `/folders/${id}`, { name: 'Drawers' })).status).toBe(428)
    expect((await put('cleo', `/folders/${id}`, { name: 'Drawers' }, rev(1))).headers.get('ETag')).toBe('"2"')
    const late = await patch('cleo', `/folders/${id}`, 1, { name: 'Shelves' })
    expect(await late.json()).toMatchObject({ error: { id: 'changed' }, current: { rev: 2, name: 'Drawers' } })
    expect(await (await service.call('GET', `/folders/${id}`, as('cleo'))).json()).not.toHaveProperty('label')
  })

  test('names beside each other differ, eight lie inside each other, and other accounts are elsewhere', async () => {
    let parent = await shelf('dora', 'folders', { name: 'Level' })
    const twin = await put('dora', `/folders/${newName()}`, { name: 'Level' })
    expect(await failure(twin)).toEqual([422, 'invalid', 'name taken'])
    for (let level = 2; level <= 8; level++) parent = await shelf('dora', 'folders', { name: 'Level', parent })
    const ninth = await put('dora', `/folders/${newName()}`, { name: 'Level', parent })
    expect(await failure(ninth)).toEqual([422, 'invalid', 'parent too_deep'])
    const foreign = await put('emil', `/folders/${newName()}`, { name: 'Mine', parent })
    expect(await failure(foreign)).toEqual([422, 'invalid', 'parent not_found'])
    expect((await put('emil', `/folders/${parent}`, { name: 'Mine' })).status).toBe(404)
    expect((await service.call('GET', `/folders/${parent}`, as('emil'))).status).toBe(404)
  })

  test('a place in use needs a word about its copies; undo brings all back', async () => {
    const [box, chest] = [
      await shelf('fay', 'places', { name: 'Box' }),
      await shelf('fay', 'places', { name: 'Chest' }),
    ]
    const tray = await shelf('fay', 'places', { name: 'Tray', parent: box })
    const copy = await copyIn('fay', { place: box })
    const binned = await copyIn('fay', { place: box })
    await remove('fay', `/copies/${binned}`, 1)
    expect(await (await remove('fay', `/places/${box}`, 1)).json()).toMatchObject({
      error: { id: 'not_empty' },
      copies: 1,
      inside: 1,
    })
    expect(await failure(await remove('fay', `/places/${box}?move_to=${tray}`, 1))).toEqual([409, 'cycle'])
    expect((await remove('fay', `/places/${box}?keep=all`, 1)).status).toBe(400)
    const moved = await remove('fay', `/places/${box}?move_to=${chest}`, 1)
    expect(moved.status).toBe(204)
    expect((await read('fay', copy)).place).toMatchObject({ id: chest, path: 'Chest' })
    expect((await places('fay')).map(({ path }) => path)).toEqual(['Chest', 'Chest / Tray'])
    expect(await (await undo('fay', moved)).json()).toMatchObject({ changed_since: [] })
    expect((await read('fay', copy)).place).toMatchObject({ id: box, path: 'Box' })
    expect((await places('fay')).map(({ path }) => path)).toEqual(['Box', 'Box / Tray', 'Chest'])

    const { rev: at } = await service.read<OwnPlace>(`/places/${box}`, as('fay'))
    const dropped = await remove('fay', `/places/${box}?keep=none`, at)
    expect(dropped.status).toBe(204)
    expect(await read('fay', copy)).not.toHaveProperty('place')
    expect((await places('fay')).map(({ path }) => path)).toEqual(['Chest'])
    await service.call('POST', `/copies/${binned}/restore`, as('fay'))
    expect(await read('fay', binned)).not.toHaveProperty('place')
    expect(await checkCollectibles(service.database)).toEqual([])
  })

  test('undo finds another name where its own is taken, and leaves a new folder with copies', async () => {
    const id = await shelf('gil', 'folders', { name: 'Trays' })
    const gone = await remove('gil', `/folders/${id}`, 1)
    const made = await put('gil', `/folders/${newName()}`, { name: 'Trays' })
    await undo('gil', gone)
    expect((await service.read<Folder>(`/folders/${id}`, as('gil'))).name).toBe('Trays (2)')
    const { id: other } = (await made.json()) as Folder
    await copyIn('gil', { folder: other })
    expect(await (await undo('gil', made)).json()).toMatchObject({ undone: 0, changed_since: [{ entity: 'folder' }] })
  })

  test('a folder with more than 200 copies goes in a job', async () => {
    const folder = await shelf('hal', 'folders', { name: 'Trays' })
    const person = { id: 'hal', locale: 'en', currency: 'EUR' }
    await createActs(service.database, () => service.clock.now).run(person, async (act) => {
      for (let number = 0; number < 250; number++)
        await makeCopy(act, { category_id: 'coins', own_name: `Piece ${number}`, folder_id: folder })
    })
    const answer = await remove('hal', `/folders/${folder}?keep=none`, 1)
    expect(answer.status).toBe(202)
    const { job } = (await answer.json()) as { job: string }
    const state = () => service.read<Job>(`/jobs/${job}`, as('hal'))
    await expect.poll(state, { timeout: 30_000 }).toMatchObject({ state: 'done', done: 250 })
    expect((await service.call('GET', `/folders/${folder}`, as('hal'))).status).toBe(404)
    expect((await service.read<CopyPage>(`/copies?folder=${folder}`, as('hal'))).count).toBe(0)
    expect(await checkCollectibles(service.database)).toEqual([])
    expect(service.faults).toEqual([])
  })
})

// On PostgreSQL all statements go to the server.
const [{ create }] = testDatabases as [(typeof testDatabases)[number]]

test.each([
  { where: 'beside the thread that answers everybody', isObserved: false, counted: 0 },
  { where: 'on it, if no thread reads', isObserved: true, counted: 1 },
])('after a write of a place, what lies in it is counted $where', async ({ isObserved, counted }) => {
  const database = await create()
  const service = await createTestService(database.url, { isObserved })
  const path = `/places/${newId(service.clock.now)}`
  const write = (method: string, body: object | undefined, rev: number) =>
    service.call(method, path, { 'X-Person': 'ada', 'If-Match': `"${rev}"` }, body)
  const { seen, stop } = recordStatements()
  expect((await write('PUT', { name: 'Box' }, 0)).status).toBe(201)
  expect((await write('PATCH', { notes: 'Under the bed.' }, 1)).status).toBe(200)
  expect((await write('PATCH', { notes: 'In the attic.' }, 1)).status).toBe(412)
  expect((await write('DELETE', undefined, 1)).status).toBe(412)
  expect((await write('DELETE', undefined, 2)).status).toBe(204)
  stop()
  expect([...seen.keys()].filter((text) => text.includes('count(*) as copies'))).toHaveLength(counted)
  await service.close()
  await database.drop()
})
