import { beforeAll, describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { createActs } from '../../src/acts/act.ts'
import { checkCollectibles } from '../../src/check/check-collectibles.ts'
import { makeCopy } from '../../src/copies/copy-acts.ts'
import { newId } from '@collect/storage'
import type { Copy, Job, SpareMarkAnswer, SparePage } from '../../src/wire/index.ts'
import { deliver } from '../catalogue/catalogue-rows.ts'
import { openForGroup, type TestService } from '../test-service.ts'

describe.each(testDatabases)('spares on $name', ({ createLike }) => {
  let service: TestService
  openForGroup({ createLike }, (opened) => void (service = opened))
  const many = Array.from({ length: 230 }, (_, number) => ({
    id: `moon-${String(number).padStart(3, '0')}`,
    name: `Moon ${String(number).padStart(3, '0')}`,
  }))
  beforeAll(() => deliver(service, { set: { id: 'moons', name: 'Moons' }, items: many }))

  const as = (person: string, headers: Record<string, string> = {}) => ({ 'X-Person': person, ...headers })
  const made = async (person: string, body: object): Promise<string> => {
    const id = newId((service.clock.now += 1000))
    expect((await service.call('PUT', `/copies/${id}`, as(person), { category: 'coins', ...body })).status).toBe(201)
    return id
  }
  const spares = (person: string, query = '') => service.read<SparePage>(`/spares${query}`, as(person))
  const mark = async (person: string, body: object = {}) => {
    const answer = await service.call('POST', '/spares/mark', as(person), body)
    return {
      status: answer.status,
      undoable: answer.headers.get('Batch-Id'),
      ...((await answer.json()) as SpareMarkAnswer),
    }
  }
  const spareOf = async (person: string, id: string) => (await service.read<Copy>(`/copies/${id}`, as(person))).spare

  test('what is above the keep count is listed by name, in pages', async () => {
    await made('ada', { item: 'moon-002', quantity: 3 })
    await made('ada', { item: 'moon-001' })
    await made('ada', { item: 'moon-001', spare: 1 })
    await made('ada', { item: 'moon-003' })
    const all = await spares('ada')
    expect(all).toMatchObject({ count: 2, keep: 1, unmarked: 2 })
    expect(all.spares.map(({ variant, ...held }) => [variant.item.name, held])).toEqual([
      ['Moon 001', { owned: 2, keep: 1, spare: 1 }],
      ['Moon 002', { owned: 3, keep: 1, spare: 0 }],
    ])
    expect(await spares('ada', '?keep=2')).toMatchObject({ count: 1, spares: [{ owned: 3, keep: 2 }] })
    const first = await spares('ada', '?page_size=1')
    expect(first.spares).toMatchObject([{ variant: { id: 'moon-001' } }])
    const second = await spares('ada', `?page_size=1&page_token=${first.next_page_token}`)
    expect(second.spares).toMatchObject([{ variant: { id: 'moon-002' } }])
    expect(second).not.toHaveProperty('next_page_token')
    for (const query of ['keep=-1', 'keep=1001', 'kept=1', `keep=3&page_token=${first.next_page_token}`])
      expect((await service.call('GET', `/spares?${query}`, as('ada'))).status).toBe(400)
  })

  test('the worst pieces become spare, a mark that is there stays, and undo takes it all back', async () => {
    const best = await made('ben', { item: 'moon-001', condition: { grade: 'unc' } })
    const good = await made('ben', { item: 'moon-001', condition: { grade: 'vf' }, quantity: 2, spare: 1 })
    const poor = await made('ben', { item: 'moon-001', condition: { grade: 'poor' }, quantity: 2 })
    const lost = await made('ben', { item: 'moon-001', status: 'lost' })
    const all = [best, good, poor, lost]
    const marks = () => Promise.all(all.map((id) => spareOf('ben', id)))
    // Five are here, one is marked: two more go beyond the two that stay.
    const marked = await mark('ben', { keep: 2 })
    expect(marked).toMatchObject({ status: 200, changed: 1 })
    expect(await marks()).toEqual([0, 1, 2, 0])
    expect(await mark('ben', { keep: 2 })).toMatchObject({ changed: 0, undoable: null })
    await service.call('PATCH', '/collector', as('ben', { 'If-Match': '"1"' }), { keep_count: 0 })
    expect(await mark('ben')).toMatchObject({ changed: 2 })
    expect(await marks()).toEqual([1, 2, 2, 0])
    expect(await mark('ben', { keep: 4 }), 'nothing is taken away').toMatchObject({ changed: 0 })
    await service.call('POST', `/batches/${marked.undoable}/undo`, as('ben'))
    expect(await marks()).toEqual([1, 2, 0, 0])
    expect(await checkCollectibles(service.database)).toEqual([])
  })

  test('more than 200 variants are marked in a job', async () => {
    const person = { id: 'cleo', locale: 'en', currency: 'EUR' }
    await createActs(service.database, () => service.clock.now).run(person, async (act) => {
      for (const { id } of many) await makeCopy(act, { category_id: 'coins', item_id: id, variant_id: id, quantity: 2 })
    })
    const { status, ...answer } = await mark('cleo')
    expect(status).toBe(202)
    const job = 'job' in answer ? answer.job : ''
    const state = () => service.read<Job>(`/jobs/${job}`, as('cleo'))
    await expect.poll(state, { timeout: 30_000 }).toMatchObject({ kind: 'spares', state: 'done' })
    expect(await state()).toMatchObject({ result: { changed: 230 } })
    expect(await spares('cleo')).toMatchObject({ count: 230, unmarked: 0, spares: expect.arrayContaining([]) })
    expect(await checkCollectibles(service.database)).toEqual([])
    expect(service.faults).toEqual([])
  })
})
