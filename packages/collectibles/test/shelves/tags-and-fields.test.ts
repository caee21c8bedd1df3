import { describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { checkCollectibles } from '../../src/check/check-collectibles.ts'
import { newId } from '@collect/storage'
import type { Copy, CopyPage, OwnField, OwnFieldList, Tag, TagList } from '../../src/wire/index.ts'
import { openForGroup, type TestService } from '../test-service.ts'

describe.each(testDatabases)('tags and own fields on $name', ({ createLike }) => {
  let service: TestService
  openForGroup({ createLike }, (opened) => void (service = opened))
  const as = (person: string, headers: Record<string, string> = {}) => ({ 'X-Person': person, ...headers })
  const rev = (number: number) => ({ 'If-Match': `"${number}"` })
  const send = (person: string, method: string, path: string, at: number, body?: object) =>
    service.call(method, path, as(person, rev(at)), body)
  const newName = () => newId((service.clock.now += 1000))
  async function made(person: string, table: 'tags' | 'fields' | 'copies', body: object): Promise<string> {
    const id = newName()
    expect((await service.call('PUT', `/${table}/${id}`, as(person), body)).status).toBe(201)
    return id
  }
  const tags = async (person: string) => (await service.read<TagList>('/tags', as(person))).tags
  const read = (person: string, id: string) => service.read<Copy>(`/copies/${id}`, as(person))
  const coin = { category: 'coins', name: 'A coin' }
  const undo = (person: string, answer: Response) =>
    service.call('POST', `/batches/${answer.headers.get('Batch-Id')}/undo`, as(person))

  test('a tag is renamed on all copies, which are found by its new name', async () => {
    const copy = await made('ada', 'copies', { ...coin, tags: ['gift'] })
    await made('ada', 'tags', { name: 'Zinc' })
    const [gift] = await tags('ada')
    expect(await tags('ada')).toMatchObject([
      { name: 'gift', copies: 1, rev: 1 },
      { name: 'Zinc', copies: 0 },
    ])
    const taken = await send('ada', 'PATCH', `/tags/${gift?.id}`, 1, { name: 'ZINC' })
    expect(await taken.json()).toMatchObject({ error: { details: [{ path: 'name', id: 'taken' }] } })
    const renamed = await send('ada', 'PATCH', `/tags/${gift?.id}`, 1, { name: 'Present' })
    expect(await renamed.json()).toEqual({ id: gift?.id, rev: 2, name: 'Present', copies: 1 })
    expect((await read('ada', copy)).tags).toEqual(['Present'])
    expect((await service.read<CopyPage>('/copies?q=present', as('ada'))).count).toBe(1)
    await undo('ada', renamed)
    expect((await read('ada', copy)).tags).toEqual(['gift'])
  })

  test('a tag in use needs a word about its copies; undo brings it back', async () => {
    const copy = await made('ben', 'copies', { ...coin, tags: ['one', 'two'] })
    const binned = await made('ben', 'copies', { ...coin, tags: ['one'] })
    await send('ben', 'DELETE', `/copies/${binned}`, 1)
    const [one, two] = (await tags('ben')).map(({ id }) => id)
    expect((await send('ben', 'DELETE', `/tags/${one}`, 1)).status).toBe(409)
    const merged = await send('ben', 'DELETE', `/tags/${one}?move_to=${two}`, 1)
    expect(merged.status).toBe(204)
    expect((await read('ben', copy)).tags).toEqual(['two'])
    await undo('ben', merged)
    expect((await read('ben', copy)).tags).toEqual(['one', 'two'])
    // It was made again, with the next revision.
    expect((await send('ben', 'DELETE', `/tags/${one}?keep=none`, 2)).status).toBe(204)
    expect((await read('ben', copy)).tags).toEqual(['two'])
    expect(await checkCollectibles(service.database)).toEqual([])
  })

  test('a tag of another account is out of reach', async () => {
    const id = await made('cleo', 'tags', { name: 'Mine' })
    const answers = await Promise.all([
      service.call('GET', `/tags/${id}`, as('dora')),
      service.call('PUT', `/tags/${id}`, as('dora'), { name: 'Mine' }),
      send('dora', 'PATCH', `/tags/${id}`, 1, { name: 'Mine' }),
      send('dora', 'DELETE', `/tags/${id}?keep=none`, 1),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })

  test('copies have values of own fields, by which they are filtered', async () => {
    const field = { key: 'shelf_mark', label: 'Shelf mark', type: 'integer', choices: [], position: 1 }
    const id = await made('emil', 'fields', field)
    await made('emil', 'fields', {
      key: 'gum_state',
      label: 'Gum',
      type: 'choice',
      category: 'stamps',
      choices: ['full'],
    })
    const { fields } = await service.read<OwnFieldList>('/fields', as('emil'))
    expect(fields).toMatchObject([
      { key: 'gum_state', category: 'stamps', choices: ['full'], shown: true, position: 0 },
      { id, rev: 1, ...field },
    ])
    const copy = await made('emil', 'copies', { ...coin, fields: { my_shelf_mark: 7 } })
    expect((await service.read<CopyPage>('/copies?field.my_shelf_mark=5..9', as('emil'))).count).toBe(1)
    const refused = await service.call('PUT', `/copies/${newName()}`, as('emil'), {
      ...coin,
      fields: { my_gum_state: 'full' },
    })
    expect(refused.status).toBe(422)

    expect((await send('emil', 'PATCH', `/fields/${id}`, 1, { type: 'text' })).status).toBe(409)
    expect((await send('emil', 'PATCH', `/fields/${id}`, 1, { key: 'other' })).status).toBe(422)
    expect((await send('emil', 'DELETE', `/fields/${id}`, 1)).status).toBe(409)
    const gone = await send('emil', 'DELETE', `/fields/${id}?keep=none`, 1)
    expect(gone.status).toBe(204)
    expect((await read('emil', copy)).fields).toEqual({})
    // A client that does not see the value leaves it, whatever it writes.
    expect((await send('emil', 'PUT', `/copies/${copy}`, 1, { ...coin, notes: 'Seen.' })).status).toBe(200)
    expect((await send('emil', 'PATCH', `/copies/${copy}`, 2, { fields: null, notes: 'Twice.' })).status).toBe(200)
    await undo('emil', gone)
    expect((await read('emil', copy)).fields).toEqual({ my_shelf_mark: 7 })
  })

  test.each([
    [{ key: 'Upper', label: 'A', type: 'text' }, 'key'],
    [{ key: 'a', label: ' ', type: 'text' }, 'label'],
    [{ key: 'a', label: 'A', type: 'colour' }, 'type'],
    [{ key: 'a', label: 'A' }, 'type'],
    [{ key: 'a', label: 'A', type: 'text', category: 'cars' }, 'category'],
  ])('the field %j is refused', async (body, path) => {
    const answer = await service.call('PUT', `/fields/${newName()}`, as('fay'), body)
    expect(await answer.json()).toMatchObject({ error: { id: 'invalid', details: [{ path }] } })
  })

  test('a key belongs to one field, and an account has at most 100', async () => {
    for (let number = 0; number < 100; number++)
      await made('gil', 'fields', { key: `f${number}`, label: `Field ${number}`, type: 'text' })
    const more = { key: 'more', label: 'More', type: 'text' }
    const quota = await service.call('PUT', `/fields/${newName()}`, as('gil'), more)
    expect(await quota.json()).toMatchObject({ error: { id: 'quota' } })
    const twin = await service.call('PUT', `/fields/${newName()}`, as('gil'), { ...more, key: 'f1' })
    expect(await twin.json()).toMatchObject({ error: { details: [{ path: 'key', id: 'taken' }] } })
    const answer = await service.call('GET', '/tags/no-id', as('gil'))
    expect([answer.status, service.faults]).toEqual([404, []])
  })

  test('a tag and a field are read one by one', async () => {
    const [tag, field] = [
      await made('hal', 'tags', { name: 'One' }),
      await made('hal', 'fields', { key: 'one', label: 'One', type: 'text', unit: 'g' }),
    ]
    expect(await service.read<Tag>(`/tags/${tag}`, as('hal'))).toMatchObject({ name: 'One', copies: 0 })
    await made('hal', 'copies', { ...coin, fields: { my_one: 'Blue' } })
    expect(await service.read<OwnField>(`/fields/${field}`, as('hal'))).toMatchObject({
      key: 'one',
      unit: 'g',
      copies: 1,
    })
  })

  test('fields change places in one act, which undo takes back', async () => {
    const ids: string[] = []
    for (const key of ['one', 'two', 'three'])
      ids.push(await made('ida', 'fields', { key, label: key, type: 'text', position: 7 }))
    const keys = async () => (await service.read<OwnFieldList>('/fields', as('ida'))).fields.map(({ key }) => key)
    expect(await keys()).toEqual(['one', 'three', 'two'])
    const order = (given: readonly (string | undefined)[]) =>
      service.call('POST', '/fields/order', as('ida'), { ids: given })
    const moved = await order(ids.toReversed())
    expect(moved.status).toBe(204)
    expect(await keys()).toEqual(['three', 'two', 'one'])
    await undo('ida', moved)
    expect(await keys()).toEqual(['one', 'three', 'two'])
    for (const wrong of [ids.slice(1), [...ids, ids[0]], [ids[0], ids[0], ids[1]]]) {
      const answer = await order(wrong)
      expect([answer.status, await answer.json()]).toMatchObject([409, { error: { id: 'plan_changed' } }])
    }
  })
})
