import { describe, expect, test } from 'vitest'

import { testDatabases } from '../../storage/test/databases.ts'
import { createActs } from '../src/acts/act.ts'
import { changeCopies, makeCopy } from '../src/copies/copy-acts.ts'
import type { CollectiblesTables } from '../src/store/tables.ts'
import type { ActivityPage, Collection, Collector, Job } from '../src/wire/index.ts'
import { openForGroup, type TestService } from './test-service.ts'

const month = 30 * 24 * 60 * 60_000

describe.each(testDatabases)('acts on $name', ({ createLike }) => {
  let service: TestService
  openForGroup({ createLike }, (opened) => void (service = opened))

  const as = (person: string, headers: Record<string, string> = {}) => ({ 'X-Person': person, ...headers })
  const personNamed = (id: string) => ({ id, locale: 'en', currency: 'EUR' })
  const acts = () => createActs(service.database, () => service.clock.now)
  const db = () => service.database.tables<CollectiblesTables>()
  const keep = async (person: string, item: string): Promise<string> =>
    (await service.call('PUT', `/collection/${item}`, as(person))).headers.get('Batch-Id') ?? ''
  const undo = (person: string, batch: string | null, headers = {}) =>
    service.call('POST', `/batches/${batch}/undo`, as(person, headers))
  const kept = async (person: string) =>
    (await service.read<Collection>('/collection', as(person))).items.map(({ id, added_at }) => ({ id, added_at }))
  /** The copies of an account, by the act that changes them. */
  const setPlace = (person: string, place: string) =>
    acts().run(personNamed(person), async (act) => {
      const copies = await act.db.selectFrom('copies').selectAll().where('owner_id', '=', person).execute()
      await changeCopies(
        act,
        copies.map((before) => ({ before, set: { place_id: place }, verb: 'changed' })),
      )
    })
  const placesOf = async (person: string) => {
    const rows = await db().selectFrom('copies').select('place_id').where('owner_id', '=', person).execute()
    return [...new Set(rows.map(({ place_id }) => place_id))]
  }

  describe('undo', () => {
    test('takes a kept item back, and the undo of the undo brings the same copy again', async () => {
      const batch = await keep('undo-1', 'heron-penny')
      const before = await kept('undo-1')
      service.clock.now += 1000
      const undone = await undo('undo-1', batch)
      expect(undone.status).toBe(200)
      expect(await undone.json()).toMatchObject({ undone: 1, changed_since: [] })
      expect(await kept('undo-1')).toEqual([])
      await undo('undo-1', undone.headers.get('Batch-Id'))
      expect(await kept('undo-1')).toEqual(before)
    })

    test('leaves a copy alone that its owner has written on since it was made', async () => {
      const batch = await keep('undo-13', 'heron-penny')
      const [before] = await db().selectFrom('copies').selectAll().where('owner_id', '=', 'undo-13').execute()
      if (!before) throw new Error('there is no copy')
      await acts().run(personNamed('undo-13'), (act) =>
        changeCopies(act, [{ before, set: { notes: 'Bent.' }, verb: 'changed' }]),
      )
      const answer = await undo('undo-13', batch)
      expect(await answer.json()).toMatchObject({ undone: 0, changed_since: [{ entity: 'copy', id: before.id }] })
      expect(await kept('undo-13')).toHaveLength(1)
    })

    test('brings a removed item back', async () => {
      await keep('undo-2', 'heron-penny')
      const before = await kept('undo-2')
      const removed = await service.call('DELETE', '/collection/heron-penny', as('undo-2'))
      expect(await kept('undo-2')).toEqual([])
      await undo('undo-2', removed.headers.get('Batch-Id'))
      expect(await kept('undo-2')).toEqual(before)
    })

    test('leaves a row alone that has changed since, and lists it', async () => {
      await keep('undo-3', 'heron-penny')
      await keep('undo-3', 'pyrite')
      const { batch } = await setPlace('undo-3', 'box-4')
      const [first] = await db().selectFrom('copies').selectAll().where('owner_id', '=', 'undo-3').execute()
      if (!first) throw new Error('there is no copy')
      await acts().run(personNamed('undo-3'), (act) =>
        changeCopies(act, [{ before: first, set: { place_id: 'cellar' }, verb: 'changed' }]),
      )
      const answer = await undo('undo-3', batch)
      expect(await answer.json()).toMatchObject({ undone: 1, changed_since: [{ entity: 'copy', id: first.id }] })
      expect((await placesOf('undo-3')).toSorted()).toEqual(['cellar', null])
    })

    test('a change of another field does not keep a row from its undo', async () => {
      await keep('undo-4', 'heron-penny')
      const { batch } = await setPlace('undo-4', 'box-4')
      await acts().run(personNamed('undo-4'), async (act) => {
        const before = await act.db
          .selectFrom('copies')
          .selectAll()
          .where('owner_id', '=', 'undo-4')
          .executeTakeFirstOrThrow()
        await changeCopies(act, [{ before, set: { notes: 'Bent.' }, verb: 'changed' }])
      })
      expect(await (await undo('undo-4', batch)).json()).toMatchObject({ undone: 1, changed_since: [] })
      const rows = await db().selectFrom('copies').selectAll().where('owner_id', '=', 'undo-4').execute()
      expect(rows).toMatchObject([{ place_id: null, notes: 'Bent.', rev: 4 }])
    })

    test('acts can be undone one after the other, the latest first', async () => {
      const made = await keep('undo-5', 'heron-penny')
      const { batch: first } = await setPlace('undo-5', 'box-4')
      const { batch: second } = await setPlace('undo-5', 'box-5')
      for (const [batch, places] of [
        [second, ['box-4']],
        [first, [null]],
      ] as const) {
        await undo('undo-5', batch)
        expect(await placesOf('undo-5')).toEqual(places)
      }
      await undo('undo-5', made)
      expect(await kept('undo-5')).toEqual([])
    })

    test('goes through a row that a batch changed twice backwards', async () => {
      await keep('undo-6', 'heron-penny')
      const { batch } = await acts().run(personNamed('undo-6'), async (act) => {
        for (const place_id of ['box-1', 'box-2', 'box-3']) {
          const before = await act.db
            .selectFrom('copies')
            .selectAll()
            .where('owner_id', '=', 'undo-6')
            .executeTakeFirstOrThrow()
          await changeCopies(act, [{ before, set: { place_id }, verb: 'changed' }])
        }
      })
      expect(await (await undo('undo-6', batch)).json()).toMatchObject({ undone: 3, changed_since: [] })
      expect(await placesOf('undo-6')).toEqual([null])
    })

    test('what follows from a copy’s fields comes back with them', async () => {
      await keep('undo-12', 'heron-penny')
      const [before] = await db().selectFrom('copies').selectAll().where('owner_id', '=', 'undo-12').execute()
      if (!before) throw new Error('there is no copy')
      const set = {
        category_id: 'minerals',
        item_id: 'pyrite',
        variant_id: 'pyrite',
        own_name: 'Ångström',
        grade: 'mint',
        acquired_on: '2024-05',
        own_value_amount: 1250,
        own_value_currency: 'EUR',
        paid_amount: 900,
        paid_currency: 'EUR',
        fees_amount: 100,
      }
      const { batch } = await acts().run(personNamed('undo-12'), (act) =>
        changeCopies(act, [{ before, set, verb: 'changed' }]),
      )
      const read = () => db().selectFrom('copies').selectAll().where('owner_id', '=', 'undo-12').execute()
      expect(await read()).toMatchObject([
        {
          sort_name: 'angstrom',
          rank: 60,
          band: 5,
          acquired_order: '2024-05-01',
          value_amount: 1250,
          value_order: 1250,
          value_basis: 'own',
          cost_amount: 1000,
        },
      ])
      await undo('undo-12', batch)
      expect(await read()).toEqual([{ ...before, rev: 3, updated_at: service.clock.now }])
    })

    test('settings come back too', async () => {
      const before = await service.read<Collector>('/collector', as('undo-7'))
      const changed = await service.call('PATCH', '/collector', as('undo-7', { 'If-Match': '"1"' }), {
        about: 'Coins.',
        notify: { mails: true },
      })
      await undo('undo-7', changed.headers.get('Batch-Id'))
      expect(await service.read<Collector>('/collector', as('undo-7'))).toEqual({ ...before, rev: 3 })
    })

    test.each([
      ['of another account', async () => keep('undo-8', 'heron-penny')],
      ['that does not exist', async () => '01890000-0000-7000-8000-000000000000'],
      ['that is no id', async () => 'heron-penny'],
    ])('a batch %s answers 404', async (_, batch) => {
      const answer = await undo('undo-9', await batch())
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ error: { id: 'not_found' } })
    })

    test('a batch can be undone for 30 days', async () => {
      const batch = await keep('undo-10', 'heron-penny')
      service.clock.now += month
      expect((await undo('undo-10', batch)).status).toBe(410)
      service.clock.now -= 1
      expect((await undo('undo-10', batch)).status).toBe(200)
    })

    test('a large batch is undone by a job, which tells its progress and its result', async () => {
      const person = personNamed('undo-11')
      const { batch } = await acts().run(person, async (act) => {
        for (let index = 0; index < 450; index++)
          await makeCopy(act, { category_id: 'coins', own_name: `Token ${index}` })
      })
      const [edited] = await db().selectFrom('copies').selectAll().where('owner_id', '=', person.id).execute()
      if (!edited) throw new Error('there is no copy')
      await acts().run(person, (act) =>
        changeCopies(act, [{ before: edited, set: { notes: 'Bent.' }, verb: 'changed' }]),
      )
      const answer = await undo(person.id, batch)
      expect(answer.status).toBe(202)
      const { job } = (await answer.json()) as { job: string }
      const read = () => service.read<Job>(`/jobs/${job}`, as(person.id))
      await expect.poll(read, { timeout: 30_000 }).toMatchObject({
        kind: 'undo',
        state: 'done',
        done: 450,
        total: 450,
        result: { undone: 449, changed_since: [{ entity: 'copy', id: edited.id }] },
      })
      const totals = await db().selectFrom('collection_totals').selectAll().where('owner_id', '=', person.id).execute()
      expect(totals).toMatchObject([{ category_id: 'coins', copies: 1, quantity: 1 }])
      expect((await service.call('GET', `/jobs/${job}`, as('undo-9'))).status).toBe(404)
      expect((await service.call('DELETE', `/jobs/${job}`, as(person.id))).status).toBe(409)
    })
  })

  test('no request ends in an unexpected error', () => {
    expect(service.faults).toEqual([])
  })

  describe('activity', () => {
    test('has what an account did, the latest first, each entry once over all pages', async () => {
      for (const item of ['heron-penny', 'pyrite', 'barn-owl']) {
        await keep('active', item)
        service.clock.now += 1000
      }
      const read = (query: string) => service.read<ActivityPage>(`/activity?${query}`, as('active'))
      const whole = await read('')
      expect(whole.activity.map(({ verb, entity }) => [verb, entity])).toEqual(
        Array.from({ length: 3 }, () => ['made', 'copy']),
      )
      expect(whole.activity.map(({ changes }) => changes['item_id']?.[1])).toEqual([
        'barn-owl',
        'pyrite',
        'heron-penny',
      ])
      const first = await read('page_size=2')
      const second = await read(`page_size=2&page_token=${first.next_page_token}`)
      expect([...first.activity, ...second.activity]).toEqual(whole.activity)
      expect(second).not.toHaveProperty('next_page_token')
      expect((await read('entity=collector')).activity).toEqual([])
      expect((await service.call('GET', '/activity?page_token=x', as('active'))).status).toBe(400)
      expect((await service.call('GET', '/activity')).status).toBe(401)
    })
  })
})
