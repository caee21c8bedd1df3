import { beforeAll, describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { checkCollectibles } from '../../src/check/check-collectibles.ts'
import type { CollectiblesTables } from '../../src/store/tables.ts'
import type { Checklist, CollectibleSet, SetPage, ToggleAnswer, WishPage } from '../../src/wire/index.ts'
import { deliver } from './catalogue-rows.ts'
import { openForGroup, type TestService } from '../test-service.ts'

describe.each(testDatabases)('sets on $name', ({ createLike }) => {
  let service: TestService
  openForGroup({ createLike }, (opened) => void (service = opened))
  beforeAll(async () => {
    await deliver(service, {
      set: {
        id: 'euro-sk',
        name: 'Euro coins of Slovakia',
        names: JSON.stringify({ de: 'Euromünzen der Slowakei' }),
        maker: 'Mincovňa',
        year_from: 2009,
      },
      // Text would order 10 before 2, and 2a behind 10.
      items: ['10', '2a', '1', '2', '3'].map((number) => ({ id: `euro-sk-${number}`, name: `Coin ${number}`, number })),
    })
    await deliver(service, {
      set: { id: 'mohs', name: "Mohs' scale", category_id: 'minerals' },
      items: ['talc', 'gypsum'].map((id, at) => ({ id: `mohs-${id}`, name: id, number: String(at + 1) })),
    })
  })

  const as = (person: string) => ({ 'X-Person': person })
  const mark = async (person: string, item: string, toggle = 'owned', method = 'PUT') => {
    const answer = await service.call(method, `/items/${item}/mine/${toggle}`, as(person))
    expect(answer.status).toBe(200)
    return (await answer.json()) as ToggleAnswer
  }
  const idsOf = ({ entries }: Checklist) => entries.map(({ item }) => item.id)

  test('a list of sets has a drawer, words and pages', async () => {
    const all = await service.read<SetPage>('/sets')
    expect(all).toMatchObject({ count: 2, sets: [{ id: 'euro-sk', total: 5 }, { id: 'mohs' }] })
    expect(all.sets[0]?.art).toHaveLength(3)
    expect(all.sets[0]?.art[0]).toContain('euro-sk-1/')
    expect(all.sets[0]).not.toHaveProperty('mine')
    expect(await service.read<SetPage>('/sets?category=minerals')).toMatchObject({ count: 1, sets: [{ id: 'mohs' }] })
    expect((await service.read<SetPage>('/sets?q=euro+slowak')).sets).toMatchObject([{ id: 'euro-sk' }])
    expect(await service.read<SetPage>('/sets?q=slováKIA+euro')).toMatchObject({ count: 1, sets: [{ id: 'euro-sk' }] })
    const first = await service.read<SetPage>('/sets?page_size=1')
    expect(first.sets.map(({ id }) => id)).toEqual(['euro-sk'])
    const second = await service.read<SetPage>(`/sets?page_size=1&page_token=${first.next_page_token}`)
    expect(second.sets.map(({ id }) => id)).toEqual(['mohs'])
    expect(second).not.toHaveProperty('next_page_token')
    expect((await service.call('GET', `/sets?q=mohs&page_token=${first.next_page_token}`)).status).toBe(400)
  })

  test('a set names its maker, its years and its source', async () => {
    const set = await service.read<CollectibleSet>('/sets/euro-sk')
    expect(set).toMatchObject({
      maker: 'Mincovňa',
      years: { from: 2009 },
      source: { name: 'compiled', licence: 'CC0-1.0' },
      rev: 1,
    })
  })

  test('a set has its name in the accepted language, on its items too', async () => {
    const headers = { 'Accept-Language': 'de' }
    const name = 'Euromünzen der Slowakei'
    const answer = await service.call('GET', '/sets/euro-sk', headers)
    expect(answer.headers.get('Content-Language')).toBe('de')
    expect(await answer.json()).toMatchObject({ name })
    expect((await service.read<SetPage>('/sets', headers)).sets[0]).toMatchObject({ name })
    expect((await service.read<Checklist>('/sets/euro-sk/checklist', headers)).entries[0]?.item.set).toMatchObject({
      name,
    })
  })

  test('a checklist is in the order of its numbers, over all pages', async () => {
    const seen: string[] = []
    let token = ''
    do {
      const page: Checklist = await service.read<Checklist>(
        `/sets/euro-sk/checklist?page_size=2${token && `&page_token=${token}`}`,
      )
      seen.push(...idsOf(page))
      token = page.next_page_token ?? ''
    } while (token !== '' && seen.length < 20)
    expect(seen).toEqual(['euro-sk-1', 'euro-sk-2', 'euro-sk-2a', 'euro-sk-3', 'euro-sk-10'])
    const whole = await service.read<Checklist>('/sets/euro-sk/checklist')
    expect(whole.entries[0]).toMatchObject({
      item: { set: { id: 'euro-sk', name: 'Euro coins of Slovakia', number: '1' } },
      owned: 0,
      wished: false,
    })
  })

  test('a page of a checklist has 24 items unless the request says how many', async () => {
    const items = Array.from({ length: 30 }, (_, at) => ({ id: `kopek-${at}`, name: 'Kopek', number: String(at) }))
    await deliver(service, { set: { id: 'kopeks', name: 'Kopeks' }, items })
    const sizeOf = async (query: string) =>
      (await service.read<Checklist>(`/sets/kopeks/checklist${query}`)).entries.length
    expect([await sizeOf(''), await sizeOf('?page_size=100')]).toEqual([24, 30])
  })

  test('the parts of a checklist follow the marks, for their owner alone', async () => {
    await mark('ada', 'euro-sk-2')
    await mark('ada', 'euro-sk-10')
    await mark('ada', 'euro-sk-10', 'spare')
    await mark('ada', 'euro-sk-3', 'wished')
    const part = async (show: string, person = 'ada') =>
      idsOf(await service.read<Checklist>(`/sets/euro-sk/checklist?show=${show}`, as(person)))
    expect(await part('have')).toEqual(['euro-sk-2', 'euro-sk-10'])
    expect(await part('missing')).toEqual(['euro-sk-1', 'euro-sk-2a', 'euro-sk-3'])
    expect(await part('spare')).toEqual(['euro-sk-10'])
    expect(await part('have', 'ben')).toEqual([])
    expect((await service.read<CollectibleSet>('/sets/euro-sk', as('ada'))).mine).toEqual({
      owned: 2,
      missing: 3,
      wished: 1,
      spare: 1,
    })
    const list = await service.read<Checklist>('/sets/euro-sk/checklist', as('ada'))
    expect(list.entries.find(({ item }) => item.id === 'euro-sk-3')).toMatchObject({ owned: 0, wished: true, spare: 0 })
  })

  test.each(['have', 'missing', 'spare'])('a visitor has no part "%s" of a checklist', async (show) => {
    expect((await service.call('GET', `/sets/euro-sk/checklist?show=${show}`)).status).toBe(401)
  })

  test.each([
    ['/sets/no-set', 404],
    ['/sets/no-set/checklist', 404],
    ['/sets/%00', 404],
    ['/sets?show=all', 400],
    ['/sets?page_token=fish', 400],
    ['/sets/euro-sk/checklist?show=none', 400],
    ['/sets/euro-sk/checklist?page_size=101', 400],
    ['/sets/euro-sk/checklist?page_token=fish', 400],
    ['/sets?mine=building', 401],
    ['/sets?mine=complete', 401],
  ])('GET %s is refused: %i', async (path, status) => {
    expect((await service.call('GET', path)).status).toBe(status)
    expect(service.faults).toEqual([])
  })

  test('sets that a user builds come by the share that is owned, complete ones last', async () => {
    await mark('cleo', 'mohs-talc')
    await mark('cleo', 'mohs-gypsum')
    await mark('cleo', 'euro-sk-1')
    const building = await service.read<SetPage>('/sets?mine=building', as('cleo'))
    expect(building.sets.map(({ id, mine }) => [id, mine?.owned, mine?.missing])).toEqual([
      ['euro-sk', 1, 4],
      ['mohs', 2, 0],
    ])
    const idsOfPart = async (part: string) =>
      (await service.read<SetPage>(`/sets?mine=${part}`, as('cleo'))).sets.map(({ id }) => id)
    expect([await idsOfPart('unfinished'), await idsOfPart('complete')]).toEqual([['euro-sk'], ['mohs']])
    for (const part of ['building', 'unfinished', 'complete'])
      expect((await service.read<SetPage>(`/sets?mine=${part}`, as('new-user'))).sets).toEqual([])
  })

  test('the missing items of a set become wishes once; undo takes them back', async () => {
    await mark('dora', 'euro-sk-1')
    await mark('dora', 'euro-sk-2', 'wished')
    const wish = (key: string) =>
      service.call('POST', '/sets/euro-sk/wishes', { ...as('dora'), 'Idempotency-Key': key }, body)
    const body = { priority: 1, min_grade: 'vf', max: { amount: 500, currency: 'EUR' } }
    const first = await wish('a')
    expect(await first.json()).toEqual({ made: 3, already: 1 })
    const replayed = await wish('a')
    expect(replayed.headers.get('Idempotent-Replay')).toBe('true')
    expect(await replayed.json()).toEqual({ made: 3, already: 1 })
    expect(await (await wish('b')).json()).toEqual({ made: 0, already: 4 })
    const list = await service.read<WishPage>('/wishes?page_size=3', as('dora'))
    expect(list).toMatchObject({ count: 4, wishes: [body, body, body] })
    const rest = await service.read<WishPage>(`/wishes?page_token=${list.next_page_token}&page_size=3`, as('dora'))
    expect(rest.wishes).toMatchObject([{ priority: 3, item: { id: 'euro-sk-2' }, quantity: 1 }])
    const undone = await service.call('POST', `/batches/${first.headers.get('Batch-Id')}/undo`, as('dora'))
    expect(await undone.json()).toMatchObject({ undone: 3, changed_since: [] })
    expect(await service.read<WishPage>('/wishes', as('dora'))).toMatchObject({ count: 1 })
    expect((await service.call('GET', '/wishes')).status).toBe(401)
  })

  test.each([
    [{}, 'priority'],
    [{ priority: 6 }, 'priority'],
    [{ priority: 3, max: { amount: 1.5, currency: 'EUR' } }, 'max.amount'],
    [{ priority: 3, min_grade: 'played' }, 'min_grade'],
    [{ priority: 3, colour: 'red' }, 'colour'],
  ])('wishes of %j are refused by the field %s', async (body, path) => {
    const answer = await service.call('POST', '/sets/euro-sk/wishes', as('eva'), body)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ error: { id: 'invalid', details: [{ path }] } })
  })

  test('counters agree with the copies afterwards', async () => {
    expect(await checkCollectibles(service.database)).toEqual([])
    const rows = await service.database.tables<CollectiblesTables>().selectFrom('set_progress').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
  })
})
