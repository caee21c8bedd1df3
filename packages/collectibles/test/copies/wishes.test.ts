import { beforeAll, describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { checkCollectibles } from '../../src/check/check-collectibles.ts'
import { newId } from '@collect/storage'
import type { Copy, Wish, WishPage } from '../../src/wire/index.ts'
import { deliver } from '../catalogue/catalogue-rows.ts'
import { openForGroup, type TestService } from '../test-service.ts'

describe.each(testDatabases)('edits of wishes on $name', ({ createLike }) => {
  let service: TestService
  openForGroup({ createLike }, (opened) => void (service = opened))
  beforeAll(() =>
    deliver(service, { set: { id: 'planets', name: 'Planets' }, items: [{ id: 'mercury', name: 'Mercury' }] }),
  )
  const as = (person: string, headers: Record<string, string> = {}) => ({ 'X-Person': person, ...headers })
  const send = (person: string, method: string, path: string, rev?: number, body?: object) =>
    service.call(method, path, as(person, rev === undefined ? {} : { 'If-Match': `"${rev}"` }), body)
  const wishes = async (person: string) => (await service.read<WishPage>('/wishes', as(person))).wishes
  async function made(person: string, body: object): Promise<Wish> {
    const answer = await send(person, 'PUT', `/wishes/${newId(service.clock.now)}`, undefined, body)
    expect(answer.status).toBe(201)
    return (await answer.json()) as Wish
  }
  const undo = (person: string, answer: Response) =>
    send(person, 'POST', `/batches/${answer.headers.get('Batch-Id')}/undo`)

  const full = {
    priority: 1,
    min_grade: 'vf',
    max: { amount: 1250, currency: 'EUR' },
    quantity: 2,
    note: 'Red.',
  }

  test.each([
    [{ item: 'mercury' }, { item: { id: 'mercury' } }],
    [{ variant: 'mercury' }, { variant: { id: 'mercury', item: { id: 'mercury' } } }],
    [{ set: 'planets' }, { set: { id: 'planets', name: 'Planets', category: 'coins' } }],
  ])('a wish of %j says what was sent', async (target, shown) => {
    const wish = await made('ada', { ...target, ...full })
    expect(wish).toMatchObject({ rev: 1, ...shown, ...full })
    expect(await wishes('ada')).toContainEqual(wish)
  })

  test('a wish changes with its revision, and undo takes the change back', async () => {
    const { id } = await made('ben', { item: 'mercury', ...full })
    const again = await send('ben', 'PUT', `/wishes/${id}`, undefined, { item: 'mercury', ...full })
    expect([again.status, again.headers.has('Batch-Id')]).toEqual([200, false])
    expect((await send('ben', 'PATCH', `/wishes/${id}`, undefined, { priority: 5 })).status).toBe(428)
    const changed = await send('ben', 'PATCH', `/wishes/${id}`, 1, { priority: 5, max: null, min_grade: null })
    const wish = (await changed.json()) as Wish
    expect(wish).toMatchObject({ rev: 2, priority: 5, quantity: 2, note: 'Red.' })
    for (const field of ['max', 'min_grade']) expect(wish).not.toHaveProperty(field)
    await undo('ben', changed)
    expect((await wishes('ben'))[0]).toMatchObject({ rev: 3, ...full })
    const removed = await send('ben', 'DELETE', `/wishes/${id}`, 3)
    expect(removed.status).toBe(204)
    expect(await wishes('ben')).toEqual([])
    await undo('ben', removed)
    expect((await wishes('ben'))[0]).toMatchObject({ id, ...full })
  })

  test('a fulfilled wish becomes a copy, and may be wished again; undo takes both back', async () => {
    const { id } = await made('cleo', { variant: 'mercury', quantity: 3 })
    const answer = await send('cleo', 'POST', `/wishes/${id}/fulfil`)
    expect(answer.status).toBe(201)
    const copy = (await answer.json()) as Copy
    expect(copy).toMatchObject({ item: { id: 'mercury' }, variant: { id: 'mercury' }, quantity: 3, status: 'owned' })
    expect(await wishes('cleo')).toEqual([])
    expect((await send('cleo', 'POST', `/wishes/${id}/fulfil`)).status).toBe(404)
    await undo('cleo', answer)
    expect(await wishes('cleo')).toMatchObject([{ id, quantity: 3 }])
    expect(await service.read<Copy>(`/copies/${copy.id}`, as('cleo'))).toHaveProperty('deleted_at')
    const set = await made('cleo', { set: 'planets' })
    expect((await send('cleo', 'POST', `/wishes/${set.id}/fulfil`)).status).toBe(409)
    expect(await checkCollectibles(service.database)).toEqual([])
  })

  test.each([
    [{}, 'item one'],
    [{ item: 'mercury', set: 'planets' }, 'item one'],
    [{ item: 'no-such-item' }, 'item not_found'],
    [{ variant: 'no-such-variant' }, 'variant not_found'],
    [{ set: 'no-such-set' }, 'set not_found'],
    [{ item: 'mercury', min_grade: 'mint' }, 'min_grade not_found'],
    [{ item: 'mercury', priority: 6 }, 'priority too_big'],
    [{ item: 'mercury', colour: 'red' }, 'colour unknown'],
  ])('%j is refused', async (body, problem) => {
    const answer = await send('dora', 'PUT', `/wishes/${newId(service.clock.now)}`, undefined, body)
    expect(answer.status).toBe(422)
    const { error } = (await answer.json()) as { error: { details: readonly { path: string; id: string }[] } }
    expect(error.details.map(({ path, id }) => `${path} ${id}`)).toEqual([problem])
  })

  test('a thing is wished once, and what is wished stays', async () => {
    const { id } = await made('emil', { item: 'mercury' })
    const twin = await send('emil', 'PUT', `/wishes/${newId(service.clock.now)}`, undefined, { item: 'mercury' })
    expect(await twin.json()).toMatchObject({ error: { details: [{ path: 'item', id: 'taken' }] } })
    const other = await send('emil', 'PUT', `/wishes/${id}`, 1, { item: 'pyrite' })
    expect(await other.json()).toMatchObject({ error: { details: [{ path: 'item', id: 'fixed' }] } })
    expect((await send('fay', 'PUT', `/wishes/${id}`, undefined, { item: 'mercury' })).status).toBe(404)
    expect(service.faults).toEqual([])
  })
})
