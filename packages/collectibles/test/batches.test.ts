import { describe, expect, test } from 'vitest'

import { testDatabases } from '../../storage/test/databases.ts'
import { createActs } from '../src/acts/act.ts'
import { makeCopy } from '../src/copies/copy-acts.ts'
import { newId } from '@collect/storage'
import type { CollectiblesTables } from '../src/store/tables.ts'
import type { BatchPage } from '../src/wire/index.ts'
import { openForGroup, type TestService } from './test-service.ts'

describe.each(testDatabases)('acts in a list on $name', ({ createLike }) => {
  let service: TestService
  openForGroup({ createLike }, (opened) => void (service = opened))
  const as = (person: string, headers: Record<string, string> = {}) => ({ 'X-Person': person, ...headers })
  const list = (person: string, query = '') => service.read<BatchPage>(`/batches${query}`, as(person))
  const send = async (person: string, method: string, path: string, body?: object, rev = 1) => {
    service.clock.now += 1000
    const answer = await service.call(method, path, as(person, { 'If-Match': `"${rev}"` }), body)
    expect(answer.status).toBeLessThan(300)
    return answer.headers.get('Batch-Id') ?? ''
  }
  const newName = () => newId((service.clock.now += 1000))

  test('an act is one entry with the names of what it mentions', async () => {
    const [place, copy] = [newName(), newName()]
    await send('ada', 'PUT', `/places/${place}`, { name: 'Cellar' })
    await send('ada', 'PUT', `/copies/${copy}`, { category: 'coins', item: 'heron-penny', tags: ['Gift'] })
    const moved = await send('ada', 'PATCH', `/copies/${copy}`, { place })
    const { batches, names } = await list('ada')
    expect(batches.map(({ count, activity }) => [count, activity[0]?.entity, activity[0]?.verb])).toEqual([
      [1, 'copy', 'changed'],
      [1, 'copy', 'made'],
      [1, 'place', 'made'],
    ])
    expect(batches[0]).toMatchObject({ id: moved, activity: [{ changes: { place_id: [null, place] } }] })
    expect(names).toMatchObject({ [place]: 'Cellar', [copy]: 'Heron penny', 'heron-penny': 'Heron penny' })
    expect(Object.values(names)).toContain('Gift')
    expect(await list('ben')).toEqual({ batches: [], names: {} })
  })

  test('a photo has the name of its copy', async () => {
    const [copy, photo] = [newName(), newName()]
    await send('fay', 'PUT', `/copies/${copy}`, { category: 'coins', item: 'heron-penny' })
    const db = service.database.tables<CollectiblesTables>()
    const row = { kind: 'front', state: 'ready', sha256: '', position: 0, created_at: 0, updated_at: 0 } as const
    await db
      .insertInto('photos')
      .values({ id: photo, owner_id: 'fay', copy_id: copy, ...row })
      .execute()
    const acts = createActs(service.database, () => service.clock.now)
    await acts.run({ id: 'fay', locale: 'en', currency: 'EUR' }, async (act) =>
      act.note({ entity: 'photo', id: photo, verb: 'changed', fields: { alt: ['', 'A heron.'] } }),
    )
    expect((await list('fay')).names).toMatchObject({ [photo]: 'Heron penny' })
  })

  test('a draft without a name has an empty one, and what is gone has none', async () => {
    const [draft, gone] = [newName(), newName()]
    for (const id of [draft, gone]) await send('gil', 'PUT', `/copies/${id}`, { category: 'coins', status: 'draft' })
    await send('gil', 'DELETE', `/copies/${gone}`)
    expect((await list('gil')).names).toEqual({ [draft]: '', [gone]: '' })
    await send('gil', 'DELETE', `/bin/${gone}`, undefined, 2)
    expect((await list('gil')).names).toEqual({ [draft]: '' })
  })

  test('says whether an undo would bring something back', async () => {
    const copy = newName()
    await send('cleo', 'PUT', `/copies/${copy}`, { category: 'coins', name: 'One' })
    await send('cleo', 'PATCH', `/copies/${copy}`, { notes: 'First.' })
    const second = await send('cleo', 'PATCH', `/copies/${copy}`, { notes: 'Second.' }, 2)
    const undoable = async () => (await list('cleo')).batches.map(({ undo }) => undo)
    expect(await undoable()).toEqual([true, false, false])
    await send('cleo', 'POST', `/batches/${second}/undo`)
    expect(await undoable()).toEqual([true, false, true, false])
    service.clock.now += 30 * 24 * 60 * 60_000
    expect(await undoable()).toEqual([false, false, false, false])
  })

  test('what was deleted for good keeps its name, and nothing brings it back', async () => {
    const copy = newName()
    await send('dora', 'PUT', `/copies/${copy}`, { category: 'coins', name: 'One' })
    await send('dora', 'DELETE', `/copies/${copy}`)
    await send('dora', 'DELETE', `/bin/${copy}`, undefined, 2)
    const { batches } = await list('dora')
    expect(batches.map(({ undo }) => undo)).toEqual([false, false, false])
    expect(batches[0]?.activity).toMatchObject([{ verb: 'erased', changes: { own_name: ['One', null] } }])
    const undone = await service.call('POST', `/batches/${batches[0]?.id}/undo`, as('dora'))
    expect(await undone.json()).toMatchObject({ undone: 0, changed_since: [{ entity: 'copy', id: copy }] })
  })

  test('pages have each act once, also one whose rows lie between those of others', async () => {
    const acts = createActs(service.database, () => (service.clock.now += 1000))
    const person = { id: 'emil', locale: 'en', currency: 'EUR' }
    const batch = newName()
    const db = service.database.tables()
    const make = (own_name: string) => acts.run(person, (act) => makeCopy(act, { category_id: 'coins', own_name }))
    // As the steps of a job.
    for (const name of ['One', 'Two', 'Three']) {
      await db.transaction().execute((trx) =>
        acts.within(trx as never, person, batch, async (act) => {
          for (let index = 0; index < 6; index++) await makeCopy(act, { category_id: 'coins', own_name: name })
        }),
      )
      await make(`After ${name}`)
    }
    const whole = await list('emil')
    expect(
      whole.batches.map(({ count, activity }) => [count, activity.length, activity[0]?.changes['own_name']]),
    ).toEqual([
      [1, 1, [null, 'After Three']],
      [18, 10, [null, 'Three']],
      [1, 1, [null, 'After Two']],
      [1, 1, [null, 'After One']],
    ])
    let [token, seen]: [string | undefined, string[]] = [undefined, []]
    do {
      const page: BatchPage = await list('emil', `?page_size=1${token === undefined ? '' : `&page_token=${token}`}`)
      seen = [...seen, ...page.batches.map(({ id }) => id)]
      token = page.next_page_token
    } while (token !== undefined)
    expect(seen).toEqual(whole.batches.map(({ id }) => id))
    const { next_page_token } = await service.read<{ next_page_token: string }>('/activity?page_size=1', as('emil'))
    expect((await service.call('GET', `/batches?page_token=${next_page_token}`, as('emil'))).status).toBe(400)
    expect(service.faults).toEqual([])
  })
})
