import { describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { createActs } from '../../src/acts/act.ts'
import { checkCollectibles } from '../../src/check/check-collectibles.ts'
import { binCopies, makeCopy } from '../../src/copies/copy-acts.ts'
import { newId } from '@collect/storage'
import type { CollectiblesTables } from '../../src/store/tables.ts'
import type { BinPage, Job } from '../../src/wire/index.ts'
import { openForGroup, type TestService } from '../test-service.ts'

const day = 24 * 60 * 60_000

describe.each(testDatabases)('the bin on $name', ({ createLike }) => {
  let service: TestService
  openForGroup({ createLike }, (opened) => void (service = opened))
  const as = (person: string, headers: Record<string, string> = {}) => ({ 'X-Person': person, ...headers })
  const db = () => service.database.tables<CollectiblesTables>()
  const bin = (person: string, query = '') => service.read<BinPage>(`/bin${query}`, as(person))
  const names = async (person: string) => (await bin(person)).copies.map(({ name }) => name)
  async function binned(person: string, name: string): Promise<string> {
    const id = newId((service.clock.now += 1000))
    const headers = as(person, { 'If-Match': '"1"' })
    await service.call('PUT', `/copies/${id}`, headers, { category: 'coins', name, notes: 'Words.', tags: ['x'] })
    expect((await service.call('DELETE', `/copies/${id}`, headers)).status).toBe(204)
    return id
  }
  const erase = (person: string, path: string, rev = 2) =>
    service.call('DELETE', `/bin${path}`, as(person, { 'If-Match': `"${rev}"` }))

  test('deleted copies lie in it for 30 days, the last deleted first, in pages', async () => {
    for (const name of ['One', 'Two', 'Three']) await binned('ada', name)
    const whole = await bin('ada')
    expect(whole).toMatchObject({ count: 3, copies: [{ name: 'Three' }, { name: 'Two' }, { name: 'One' }] })
    expect(whole).not.toHaveProperty('next_page_token')
    const [last] = whole.copies
    expect(Date.parse(last?.until ?? '') - Date.parse(last?.deleted_at ?? '')).toBe(30 * day)
    const first = await bin('ada', '?page_size=2')
    const second = await bin('ada', `?page_size=2&page_token=${first.next_page_token}`)
    expect([...first.copies, ...second.copies]).toEqual(whole.copies)
    expect((await service.call('GET', '/bin?page_token=x', as('ada'))).status).toBe(400)
    expect(await bin('ben')).toEqual({ copies: [], count: 0 })
  })

  test('a copy leaves it by restore', async () => {
    const id = await binned('cleo', 'One')
    await service.call('POST', `/copies/${id}/restore`, as('cleo'))
    expect(await names('cleo')).toEqual([])
  })

  test('one copy is deleted for good with its revision, and nothing of it stays', async () => {
    const [id] = [await binned('dora', 'One'), await binned('dora', 'Two')]
    expect((await erase('ben', `/${id}`)).status).toBe(404)
    expect((await service.call('DELETE', `/bin/${id}`, as('dora'))).status).toBe(428)
    expect((await erase('dora', `/${id}`, 1)).status).toBe(412)
    expect((await erase('dora', `/${id}`)).status).toBe(204)
    expect(await names('dora')).toEqual(['Two'])
    expect((await erase('dora', `/${id}`)).status).toBe(404)
    expect((await service.call('GET', `/copies/${id}`, as('dora'))).status).toBe(404)
    expect((await service.call('POST', `/copies/${id}/restore`, as('dora'))).status).toBe(404)
    for (const table of ['copy_words', 'copy_tags'] as const)
      expect(await db().selectFrom(table).selectAll().where('copy_id', '=', id).execute()).toEqual([])
  })

  test('a copy outside it is not deleted for good', async () => {
    const id = newId((service.clock.now += 1000))
    await service.call('PUT', `/copies/${id}`, as('emil'), { category: 'coins', name: 'One' })
    expect((await erase('emil', `/${id}`, 1)).status).toBe(404)
    expect((await erase('emil', '')).status).toBe(204)
    expect((await service.call('GET', `/copies/${id}`, as('emil'))).status).toBe(200)
  })

  test('is emptied when it holds what its owner saw', async () => {
    for (const name of ['One', 'Two']) await binned('fay', name)
    const refused = await erase('fay', '?expected=1')
    expect([refused.status, await refused.json()]).toMatchObject([409, { error: { id: 'plan_changed' }, count: 2 }])
    expect((await erase('fay', '?expected=2')).status).toBe(204)
    expect(await bin('fay')).toEqual({ copies: [], count: 0 })
    expect(await names('ada')).toHaveLength(3)
  })

  test('a copy with photos leaves it at once, and waits for its files to go', async () => {
    const id = await binned('gil', 'One')
    const photo = newId(service.clock.now)
    const row = { id: photo, owner_id: 'gil', copy_id: id, kind: 'front', state: 'ready' } as const
    await db()
      .insertInto('photos')
      .values({ ...row, sha256: '', position: 1, created_at: 0, updated_at: 0 })
      .execute()
    expect((await erase('gil', '')).status).toBe(204)
    expect(await names('gil')).toEqual([])
    for (const path of [`/copies/${id}`, `/copies/${id}/activity`, `/photos/${photo}/full`])
      expect([path, (await service.call('GET', path, as('gil'))).status]).toEqual([path, 404])
    const described = await service.call('PATCH', `/photos/${photo}`, { ...as('gil'), 'If-Match': '"1"' }, { alt: 'x' })
    expect(described.status).toBe(404)
    expect((await service.call('POST', `/copies/${id}/restore`, as('gil'))).status).toBe(404)
    expect(await db().selectFrom('copies').select('id').where('id', '=', id).execute()).toHaveLength(1)
    await db().deleteFrom('photos').where('copy_id', '=', id).execute()
  })

  test('more than 500 copies are deleted by a job; what is deleted meanwhile stays', async () => {
    const person = { id: 'hal', locale: 'en', currency: 'EUR' }
    await createActs(service.database, () => service.clock.now).run(person, async (act) => {
      const made = []
      for (let index = 0; index < 501; index++)
        made.push(await makeCopy(act, { category_id: 'coins', own_name: `Token ${index}` }))
      await binCopies(act, made)
    })
    const answer = await erase('hal', '')
    expect(answer.status).toBe(202)
    const { job } = (await answer.json()) as { job: string }
    await binned('hal', 'Later')
    await expect
      .poll(() => service.read<Job>(`/jobs/${job}`, as('hal')), { timeout: 30_000 })
      .toMatchObject({ kind: 'empty_bin', state: 'done', done: 501 })
    expect(await names('hal')).toEqual(['Later'])
    expect(await checkCollectibles(service.database)).toEqual([])
    expect(service.faults).toEqual([])
  })
})
