import { beforeAll, describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { checkCollectibles } from '../../src/check/check-collectibles.ts'
import { newId } from '@collect/storage'
import type { BatchPage, Checklist, CollectibleSet, Item, SetPage, SetWishes } from '../../src/wire/index.ts'
import { deliver } from './catalogue-rows.ts'
import { openForGroup, type TestService } from '../test-service.ts'

describe.each(testDatabases)('own sets on $name', ({ createLike }) => {
  let service: TestService
  openForGroup({ createLike }, (opened) => void (service = opened))
  beforeAll(() =>
    deliver(service, {
      set: { id: 'moons', name: 'Moons' },
      items: ['io', 'europa', 'titan'].map((id, at) => ({ id, name: id, number: String(at + 1) })),
    }),
  )

  const as = (person: string, headers: Record<string, string> = {}) => ({ 'X-Person': person, ...headers })
  const at = (rev: number) => ({ 'If-Match': `"${rev}"` })
  const bests = { category: 'coins', name: 'My best coins' }
  const made = async (person: string, items: readonly string[] = []) => {
    const id = newId(service.clock.now)
    expect((await service.call('PUT', `/sets/${id}`, as(person), bests)).status).toBe(201)
    if (items.length > 0)
      expect((await service.call('POST', `/sets/${id}/items`, as(person), { items })).status).toBe(200)
    return id
  }
  const setOf = (person: string, id: string) => service.read<CollectibleSet>(`/sets/${id}`, as(person))
  const listOf = async (person: string, id: string) =>
    (await service.read<Checklist>(`/sets/${id}/checklist`, as(person))).entries.map(({ item }) => item.id)
  const own = (person: string, item: string, method = 'PUT') =>
    service.call(method, `/items/${item}/mine/owned`, as(person))

  test('an own set holds shared and own items, and counts its progress', async () => {
    const id = await made('ada', ['titan', 'io'])
    const item = newId(service.clock.now)
    const answer = await service.call('PUT', `/items/${item}`, as('ada'), {
      ...bests,
      name: 'Nix',
      number: '2',
      set: id,
    })
    expect(((await answer.json()) as Item).set).toEqual({ id, name: bests.name, number: '2' })
    expect(await listOf('ada', id)).toEqual(['io', item, 'titan'])
    await own('ada', 'io')
    await own('ada', item)
    expect(await setOf('ada', id)).toMatchObject({ total: 3, status: 'private', mine: { owned: 2, missing: 1 } })
    expect(await setOf('ada', 'moons')).toMatchObject({ total: 3, mine: { owned: 1, missing: 2 } })
    const building = await service.read<SetPage>('/sets?mine=building', as('ada'))
    expect(building.sets.map((set) => set.id)).toEqual([id, 'moons'])
    await own('ada', 'io', 'DELETE')
    expect(await setOf('ada', id)).toMatchObject({ mine: { owned: 1 } })
    expect(await checkCollectibles(service.database)).toEqual([])
  })

  /** An own item in two own sets, each with an item of the catalogue. */
  async function inTwoSets(person: string, body: object = {}) {
    const sets = [await made(person, ['titan']), await made(person, ['io'])].toSorted() as [string, string]
    const item = newId(service.clock.now)
    const put = await service.call('PUT', `/items/${item}`, as(person), { ...bests, name: 'Nix', number: '2', ...body })
    expect(put.status).toBe(201)
    for (const set of sets)
      expect((await service.call('POST', `/sets/${set}/items`, as(person), { items: [item] })).status).toBe(200)
    const undo = async (answer: Response) => {
      const undone = await service.call('POST', `/batches/${answer.headers.get('Batch-Id')}/undo`, as(person))
      expect(await undone.clone().json()).toMatchObject({ undone: 1, changed_since: [] })
      return undone
    }
    /** What each set counts and lists. */
    const states = () =>
      Promise.all(
        sets.map(async (set) => {
          const { total, mine } = await setOf(person, set)
          const missing = await service.read<Checklist>(`/sets/${set}/checklist?show=missing`, as(person))
          return {
            total,
            missing: mine?.missing,
            wished: mine?.wished,
            items: await listOf(person, set),
            missingItems: missing.entries.map((entry) => entry.item.id),
          }
        }),
      )
    const wish = async (set: string) =>
      (await (await service.call('POST', `/sets/${set}/wishes`, as(person), { priority: 3 })).json()) as SetWishes
    return { sets, item, undo, states, wish }
  }

  test('an own item that is deleted leaves all own sets, and its undo puts it back into them', async () => {
    const { sets, item, undo, states, wish } = await inTwoSets('hal')
    const [first, second] = sets
    const inFirst = (await listOf('hal', first)).includes('titan') ? 'titan' : 'io'
    const inSecond = inFirst === 'titan' ? 'io' : 'titan'
    // The number 2 stands between both.
    const listed = (other: string) => (other === 'io' ? ['io', item] : [item, 'titan'])
    const whole = (other: string, wished: number) => {
      const items = listed(other)
      return { total: 2, missing: 2, wished, items, missingItems: items }
    }
    const left = (other: string, wished: number) => ({
      total: 1,
      missing: 1,
      wished,
      items: [other],
      missingItems: [other],
    })
    expect(await wish(first)).toEqual({ made: 2, already: 0 })
    expect(await states()).toEqual([whole(inFirst, 2), whole(inSecond, 1)])

    service.clock.now += 1000
    const deleted = await service.call('DELETE', `/items/${item}`, as('hal', at(1)))
    expect(deleted.status).toBe(204)
    const { names } = await service.read<BatchPage>('/batches?page_size=1', as('hal'))
    expect(names).toEqual({ [item]: 'Nix', [first]: bests.name, [second]: bests.name })
    expect(await states()).toEqual([left(inFirst, 1), left(inSecond, 0)])
    expect(await wish(second)).toEqual({ made: 1, already: 0 })
    expect(await checkCollectibles(service.database)).toEqual([])

    const restored = await undo(deleted)
    const back = [whole(inFirst, 2), whole(inSecond, 2)]
    expect(await states()).toEqual(back)
    for (const set of sets) expect(await wish(set)).toEqual({ made: 0, already: 2 })
    expect(await checkCollectibles(service.database)).toEqual([])

    const again = await undo(restored)
    expect(await states()).toEqual([left(inFirst, 1), left(inSecond, 1)])
    await undo(again)
    expect(await states()).toEqual(back)
    expect(await checkCollectibles(service.database)).toEqual([])
  })

  test('the undo of making an own item takes it out of its set, and leaves it once another set has it', async () => {
    const [first, second] = [await made('ian', ['titan']), await made('ian', ['io'])]
    const item = newId(service.clock.now)
    const body = { ...bests, name: 'Nix', number: '2', set: first }
    const put = await service.call('PUT', `/items/${item}`, as('ian'), body)
    const undo = async (answer: Response) => {
      const undone = await service.call('POST', `/batches/${answer.headers.get('Batch-Id')}/undo`, as('ian'))
      return { undone, result: (await undone.clone().json()) as object }
    }
    const added = await service.call('POST', `/sets/${second}/items`, as('ian'), { items: [item] })
    expect((await undo(put)).result).toMatchObject({ undone: 0, changed_since: [{ entity: 'item', id: item }] })
    for (const set of [first, second]) expect(await listOf('ian', set)).toContain(item)

    await undo(added)
    const { undone: withdrawn, result } = await undo(put)
    expect(result).toMatchObject({ undone: 1, changed_since: [] })
    expect(await setOf('ian', first)).toMatchObject({ total: 1 })
    expect(await checkCollectibles(service.database)).toEqual([])
    await undo(withdrawn)
    expect(await listOf('ian', first)).toEqual([item, 'titan'])
    expect(await checkCollectibles(service.database)).toEqual([])
  })

  test('a set that is deleted meanwhile does not get a restored item back', async () => {
    const { sets, item, undo } = await inTwoSets('jan')
    const deleted = await service.call('DELETE', `/items/${item}`, as('jan', at(1)))
    expect((await service.call('DELETE', `/sets/${sets[0]}`, as('jan', at(3)))).status).toBe(204)
    await undo(deleted)
    expect(await listOf('jan', sets[1])).toContain(item)
    const found = await service.read<Item>(`/items/${item}`, as('jan'))
    expect(found.set).toMatchObject({ id: sets[1] })
    expect(await checkCollectibles(service.database)).toEqual([])
  })

  test('an own item that leaves one of its sets stays in the other one, and undo knows both', async () => {
    const { sets, item, undo } = await inTwoSets('kim')
    const [first, second] = sets
    const setsOfItem = async () => {
      const lists = await Promise.all(sets.map((set) => listOf('kim', set)))
      return sets.filter((_set, index) => lists[index]?.includes(item))
    }
    for (const [set, left] of [
      [null, [second]],
      [second, [second]],
    ] as const) {
      const found = await service.read<Item>(`/items/${item}`, as('kim'))
      expect(found.set?.id).toBe(first)
      const moved = await service.call('PATCH', `/items/${item}`, as('kim', at(found.rev)), { set })
      expect(moved.status).toBe(200)
      expect(await setsOfItem()).toEqual(left)
      await undo(moved)
      expect(await setsOfItem()).toEqual([first, second])
    }
    expect(await checkCollectibles(service.database)).toEqual([])
  })

  test('a set that is put around copies counts them', async () => {
    await own('ben', 'europa')
    const id = await made('ben', ['europa', 'titan'])
    expect(await setOf('ben', id)).toMatchObject({ total: 2, mine: { owned: 1 } })
    expect(await checkCollectibles(service.database)).toEqual([])
  })

  test('other clients do not see it, in no list and by no address', async () => {
    const id = await made('cleo', ['io'])
    for (const headers of [{}, as('dora')]) {
      const missing = await service.call('GET', '/sets/no-set-at-all', headers)
      const hidden = await service.call('GET', `/sets/${id}`, headers)
      expect(hidden.status).toBe(404)
      expect(await hidden.text()).toBe(await missing.text())
      expect((await service.call('GET', `/sets/${id}/checklist`, headers)).status).toBe(404)
      expect((await service.read<SetPage>('/sets', headers)).sets.map((set) => set.id)).toEqual(['moons'])
    }
    for (const [method, path, body] of [
      ['PUT', `/sets/${id}`, bests],
      ['PATCH', `/sets/${id}`, {}],
      ['DELETE', `/sets/${id}`, undefined],
      ['POST', `/sets/${id}/items`, { items: ['io'] }],
      ['POST', `/sets/${id}/wishes`, { priority: 3 }],
    ] as const)
      expect((await service.call(method, path, as('dora', at(1)), body)).status).toBe(404)
    expect((await service.call('PATCH', '/sets/moons', as('cleo', at(1)), {})).status).toBe(404)
  })

  test('changes want the revision, and can be undone', async () => {
    const id = await made('emil', ['io', 'titan'])
    expect((await service.call('PATCH', `/sets/${id}`, as('emil'), { name: 'X' })).status).toBe(428)
    expect((await service.call('PATCH', `/sets/${id}`, as('emil', at(1)), { name: 'X' })).status).toBe(412)
    const renamed = await service.call('PATCH', `/sets/${id}`, as('emil', at(2)), { name: 'X', maker: 'Emil' })
    expect(await renamed.json()).toMatchObject({ name: 'X', maker: 'Emil', rev: 3, total: 2 })
    const deleted = await service.call('DELETE', `/sets/${id}`, as('emil', at(3)))
    expect(deleted.status).toBe(204)
    expect((await service.call('GET', `/sets/${id}`, as('emil'))).status).toBe(404)
    await service.call('POST', `/batches/${deleted.headers.get('Batch-Id')}/undo`, as('emil'))
    expect(await listOf('emil', id)).toEqual(['io', 'titan'])
    await service.call('POST', `/batches/${renamed.headers.get('Batch-Id')}/undo`, as('emil'))
    expect(await setOf('emil', id)).toMatchObject({ name: bests.name, total: 2 })
    expect(await checkCollectibles(service.database)).toEqual([])
  })

  test('the same request twice is one set', async () => {
    const id = newId(service.clock.now)
    const put = (body: object) => service.call('PUT', `/sets/${id}`, as('fay'), body)
    expect([(await put(bests)).status, (await put(bests)).status, (await put({ ...bests, name: 'Y' })).status]).toEqual(
      [201, 200, 428],
    )
  })

  test.each<[object, string]>([
    [{ items: [] }, 'items'],
    [{ items: ['no-such-item'] }, 'items.0'],
    [{ items: ['io', 'heron-penny'] }, 'items.1'],
    [{ items: ['amethyst'] }, 'items.0'],
    [{ items: ['io'], more: 1 }, 'more'],
  ])('%j is refused by the field %s', async (body, path) => {
    const id = await made('gil')
    const answer = await service.call('POST', `/sets/${id}/items`, as('gil'), body)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ error: { id: 'invalid', details: [{ path }] } })
  })
})
