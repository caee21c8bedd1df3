import { beforeAll, describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { checkCollectibles } from '../../src/check/check-collectibles.ts'
import { newId } from '@collect/storage'
import { paces } from '../../src/paces/pace.ts'
import type { BarcodeMatches, CopyPage, Drawers, Item, ItemPage, WishPage } from '../../src/wire/index.ts'
import { deliver } from './catalogue-rows.ts'
import { openForGroup, type TestService } from '../test-service.ts'

describe.each(testDatabases)('own items on $name', ({ createLike }) => {
  let service: TestService
  openForGroup({ createLike }, (opened) => void (service = opened))
  beforeAll(() =>
    deliver(service, { set: { id: 'shared', name: 'Shared' }, items: [{ id: 'shared-1', name: 'Shared one' }] }),
  )

  const as = (person: string, headers: Record<string, string> = {}) => ({ 'X-Person': person, ...headers })
  const at = (rev: number) => ({ 'If-Match': `"${rev}"` })
  const penny = { category: 'coins', name: 'Heron penny, holed' }
  const put = (person: string, id: string, body: object = penny, headers = {}) =>
    service.call('PUT', `/items/${id}`, as(person, headers), body)
  const patch = (person: string, id: string, body: object, rev = 1) =>
    service.call('PATCH', `/items/${id}`, as(person, at(rev)), body)
  const itemOf = async (answer: Response) => (await answer.json()) as Item
  const undo = (person: string, answer: Response) =>
    service.call('POST', `/batches/${answer.headers.get('Batch-Id')}/undo`, as(person))
  const made = async (person: string, body: object = penny) => {
    const id = newId(service.clock.now)
    const answer = await put(person, id, body)
    expect(answer.status).toBe(201)
    return id
  }

  test('an own item has its facts in the order of the category, variants and barcodes', async () => {
    const id = newId(service.clock.now)
    const answer = await put('ada', id, {
      ...penny,
      number: '12a',
      maker: 'Harbor mint',
      years: { from: -44, to: 14 },
      country: 'SK',
      rarity: 4,
      facts: { mint: 'Kremnica', denomination: '1 penny', weight_g: '3.25', mintage: 4200 },
      barcodes: ['4006381333931'],
      variants: [{ name: 'Proof', facts: { mint_mark: 'MK' } }],
    })
    expect(answer.status).toBe(201)
    expect(answer.headers.get('ETag')).toBe('"1"')
    expect(answer.headers.has('Batch-Id')).toBe(true)
    const item = await itemOf(answer)
    expect(item).toMatchObject({
      id,
      status: 'private',
      years: { from: -44, to: 14 },
      country: 'SK',
      rarity: 4,
      source: { name: 'own', licence: '' },
      rev: 1,
    })
    expect(item.facts.map(({ key, type, value }) => [key, type, value])).toEqual([
      ['denomination', 'text', '1 penny'],
      ['weight_g', 'number', '3.25'],
      ['mint', 'text', 'Kremnica'],
      ['mintage', 'integer', 4200],
    ])
    expect(item.facts[1]).toMatchObject({ unit: 'g' })
    expect(item.variants).toMatchObject([
      { id, name: 'Standard', isDefault: true, barcodes: ['04006381333931'], mine: { owned: 0 } },
      { name: 'Proof', isDefault: false, facts: [{ key: 'mint_mark', value: 'MK' }] },
    ])
    expect(await itemOf(await service.call('GET', `/items/${id}`, as('ada')))).toEqual(item)
    const art = await service.call('GET', `/items/${id}/art.svg`, as('ada'))
    expect(art.status).toBe(200)
    expect(art.headers.get('Cache-Control')).toBe('no-store')
    for (const headers of [{}, as('ben')])
      for (const path of [`/items/${id}`, `/items/${id}/art.svg`])
        expect((await service.call('GET', path, headers)).status).toBe(404)
  })

  test('the same request twice is one item; another one wants the revision', async () => {
    const id = newId(service.clock.now)
    const body = { ...penny, variants: [{ name: 'Proof' }] }
    const first = await itemOf(await put('ben', id, body))
    const second = await put('ben', id, body)
    expect(second.status).toBe(200)
    expect(second.headers.has('Batch-Id')).toBe(false)
    expect(await itemOf(second)).toEqual(first)
    const other = { ...penny, name: 'Another name' }
    const blind = await put('ben', id, other)
    expect(blind.status).toBe(428)
    expect(await blind.json()).toMatchObject({ error: { id: 'precondition_required' }, current: { name: penny.name } })
    expect((await put('ben', id, other, at(1))).status).toBe(200)
    const late = await put('ben', id, penny, at(1))
    expect(late.status).toBe(412)
    expect(await late.json()).toMatchObject({ error: { id: 'changed' }, current: { name: 'Another name', rev: 2 } })
    expect(await itemOf(await service.call('GET', `/items/${id}`, as('ben')))).toMatchObject({
      name: 'Another name',
      variants: [{ isDefault: true }],
    })
  })

  test('a patch changes what it names; null takes a value away; undo brings it back', async () => {
    const id = await made('cleo', {
      ...penny,
      maker: 'Mint',
      facts: { mint: 'A', metal: 'Brass' },
      barcodes: ['96385074'],
    })
    const answer = await patch('cleo', id, { maker: null, facts: { mint: null, ruler: 'Ada I' }, barcodes: null })
    const item = await itemOf(answer)
    expect(item).toMatchObject({ rev: 2, name: penny.name, variants: [{ barcodes: [] }] })
    expect(item).not.toHaveProperty('maker')
    expect(item.facts.map(({ key }) => key)).toEqual(['metal', 'ruler'])
    expect(await (await undo('cleo', answer)).json()).toMatchObject({ undone: 1, changed_since: [] })
    const back = await itemOf(await service.call('GET', `/items/${id}`, as('cleo')))
    expect(back).toMatchObject({ rev: 3, maker: 'Mint', variants: [{ barcodes: ['00000096385074'] }] })
    expect(back.facts.map(({ key, value }) => [key, value])).toEqual([
      ['metal', 'Brass'],
      ['mint', 'A'],
    ])
  })

  test.each<[object, string]>([
    [{ category: 'coins' }, 'name'],
    [{ name: 'x' }, 'category'],
    [{ ...penny, name: ' ' }, 'name'],
    [{ ...penny, name: 'a\u0007b' }, 'name'],
    [{ ...penny, name: 'x'.repeat(201) }, 'name'],
    [{ ...penny, category: 'spoons' }, 'category'],
    [{ ...penny, colour: 'red' }, 'colour'],
    [{ ...penny, facts: { colour: 'red' } }, 'facts.colour'],
    [{ ...penny, facts: { mintage: '12' } }, 'facts.mintage'],
    [{ ...penny, facts: { weight_g: 3.25 } }, 'facts.weight_g'],
    [{ ...penny, facts: { weight_g: '3.1234567' } }, 'facts.weight_g'],
    [{ ...penny, years: { from: 1900, to: 1800 } }, 'years.to'],
    [{ ...penny, years: { from: -3001 } }, 'years.from'],
    [{ ...penny, rarity: 6 }, 'rarity'],
    [{ ...penny, country: 'Slovakia' }, 'country'],
    [{ ...penny, country: 'QQ' }, 'country'],
    [{ ...penny, barcodes: ['4006381333932'] }, 'barcodes.0'],
    [{ ...penny, variants: [{ name: 'A' }, { name: 'A' }] }, 'variants'],
    [{ ...penny, variants: [{ name: 'A', facts: { mint: 'x' } }] }, 'variants.0.facts.mint'],
    [{ ...penny, set: '01890000-0000-7000-8000-000000000000' }, 'set'],
  ])('%j is refused by the field %s', async (body, path) => {
    const answer = await put('dora', newId(service.clock.now), body)
    expect(answer.status).toBe(422)
    const { error } = (await answer.json()) as { error: { id: string; details: readonly { path: string }[] } }
    expect(error.id).toBe('invalid')
    expect(error.details.map((problem) => problem.path)).toContain(path)
  })

  test('an id of another account, of the catalogue or of another shape answers as one that does not exist', async () => {
    const id = await made('emil')
    for (const taken of [id, 'shared-1', 'heron-penny', 'my-own-slug'])
      expect((await put('fay', taken)).status).toBe(404)
    for (const method of ['PATCH', 'DELETE'])
      expect(
        (await service.call(method, `/items/${id}`, as('fay', at(1)), method === 'PATCH' ? {} : undefined)).status,
      ).toBe(404)
    expect((await service.call('POST', `/items/${id}/submission`, as('fay'))).status).toBe(404)
    expect((await service.call('PUT', `/items/${id}/mine/owned`, as('fay'))).status).toBe(404)
  })

  test('own copies follow the name of their item; an item with copies is not withdrawn', async () => {
    const id = await made('gil', { ...penny, variants: [{ name: 'Proof' }] })
    await service.call('PUT', `/items/${id}/mine/owned`, as('gil'))
    await patch('gil', id, { name: 'Zinc penny', number: '7' })
    const rows = await service.database
      .tables<{ copies: { owner_id: string; sort_name: string; number_sort: string } }>()
      .selectFrom('copies')
      .selectAll()
      .where('owner_id', '=', 'gil')
      .execute()
    expect(rows).toMatchObject([{ sort_name: 'zinc penny', number_sort: '0000000007' }])
    const used = await service.call('DELETE', `/items/${id}`, as('gil', at(2)))
    expect(used.status).toBe(409)
    expect(await used.json()).toMatchObject({ error: { id: 'still_used' } })
  })

  test.each(['restore', 'undo', 'fulfil'])(
    'a copy brings its item back that was deleted meanwhile: %s',
    async (way) => {
      const person = `lea-${way}`
      const id = await made(person)
      const mark = way === 'fulfil' ? 'wished' : 'owned'
      const kept = await service.call('PUT', `/items/${id}/mine/${mark}`, as(person))
      expect(kept.ok).toBe(true)
      const [copy] = (await service.read<CopyPage>('/copies', as(person))).copies
      const [wish] = (await service.read<WishPage>('/wishes', as(person))).wishes
      const gone = way === 'fulfil' ? kept : await service.call('DELETE', `/items/${id}/mine/owned`, as(person))
      expect((await service.call('DELETE', `/items/${id}`, as(person, at(1)))).status).toBe(204)
      expect((await service.call('GET', `/items/${id}`, as(person))).status).toBe(404)
      const back = {
        restore: () => service.call('POST', `/copies/${copy?.id}/restore`, as(person)),
        undo: () => undo(person, gone),
        fulfil: () => service.call('POST', `/wishes/${wish?.id}/fulfil`, as(person)),
      }[way as 'restore']
      expect((await back()).ok).toBe(true)
      expect(await service.read(`/items/${id}`, as(person))).toMatchObject({ status: 'private', name: penny.name })
      expect((await service.read<CopyPage>(`/copies?q=${penny.name.split(' ')[0]}`, as(person))).count).toBe(1)
      expect(service.faults).toEqual([])
    },
  )

  test('a withdrawn item is gone for its owner too, until undo brings it back', async () => {
    const id = await made('hal')
    expect((await service.call('DELETE', `/items/${id}`, as('hal'))).status).toBe(428)
    const deleted = await service.call('DELETE', `/items/${id}`, as('hal', at(1)))
    expect(deleted.status).toBe(204)
    expect((await service.call('GET', `/items/${id}`, as('hal'))).status).toBe(404)
    await undo('hal', deleted)
    expect(await itemOf(await service.call('GET', `/items/${id}`, as('hal')))).toMatchObject({ status: 'private' })
  })

  test('the undo of making an item withdraws it, unless it has copies', async () => {
    const id = newId(service.clock.now)
    const answer = await put('ian', id)
    await service.call('PUT', `/items/${id}/mine/owned`, as('ian'))
    expect(await (await undo('ian', answer)).json()).toMatchObject({
      undone: 0,
      changed_since: [{ entity: 'item', id }],
    })
    await service.call('DELETE', `/items/${id}/mine/owned`, as('ian'))
    expect(await (await undo('ian', answer)).json()).toMatchObject({ undone: 1 })
    expect((await service.call('GET', `/items/${id}`, as('ian'))).status).toBe(404)
  })

  test('an item is submitted once, and stays private to others while it waits', async () => {
    const id = await made('jan')
    const submitted = await service.call('POST', `/items/${id}/submission`, as('jan'))
    expect(await itemOf(submitted)).toMatchObject({ status: 'pending', rev: 2 })
    expect((await service.call('GET', `/items/${id}`)).status).toBe(404)
    const again = await service.call('POST', `/items/${id}/submission`, as('jan'))
    expect(again.status).toBe(409)
    expect(await again.json()).toMatchObject({ error: { id: 'wrong_state' }, state: 'pending' })
  })

  test('an owner takes a submission back and may submit again; what was not submitted cannot be taken back', async () => {
    const id = await made('ned')
    const take = () => service.call('DELETE', `/items/${id}/submission`, as('ned'))
    expect((await take()).status).toBe(409)
    await service.call('POST', `/items/${id}/submission`, as('ned'))
    const taken = await take()
    expect(await itemOf(taken)).toMatchObject({ status: 'private', own: 'private', rev: 3 })
    await undo('ned', taken)
    expect(await itemOf(await service.call('GET', `/items/${id}`, as('ned')))).toMatchObject({ own: 'pending' })
    expect((await take()).status).toBe(200)
    expect((await service.call('POST', `/items/${id}/submission`, as('ned'))).status).toBe(200)
  })

  test('own items stand first in their drawer, the newest before the others, for their owner alone', async () => {
    const first = await made('oda')
    const [second, third] = [await made('oda'), await made('oda')]
    await made('oda', { category: 'stamps', name: 'A stamp' })
    await service.call('POST', `/items/${first}/submission`, as('oda'))
    const listed = async (headers: Record<string, string>) => {
      const ids: string[] = []
      let token: string | undefined
      do {
        const query = `/items?category=coins&page_size=2${token === undefined ? '' : `&page_token=${token}`}`
        const page = await service.read<ItemPage>(query, headers)
        ids.push(...page.items.map(({ id }) => id))
        token = page.next_page_token
      } while (token !== undefined)
      return ids
    }
    const shared = await listed({})
    expect(shared).not.toContain(first)
    expect(await listed(as('oda'))).toEqual([third, second, first, ...shared])
    expect(await listed(as('pia'))).toEqual(shared)
    const { items } = await service.read<ItemPage>('/items?category=coins&page_size=4', as('oda'))
    expect(items.map(({ own }) => own)).toEqual(['private', 'private', 'pending', undefined])
  })

  test('a drawer counts what its reader wrote; its first items are the same for everybody', async () => {
    await made('quin')
    const coins = async (headers = {}) =>
      (await service.read<Drawers>('/drawers', headers)).drawers.find(({ category }) => category === 'coins')
    const shared = await coins()
    expect(await coins(as('quin'))).toEqual({ ...shared, count: (shared?.count ?? 0) + 1 })
  })

  test('a barcode finds what everybody or its owner knows', async () => {
    await made('kim', { ...penny, barcodes: ['978-0-306-40615-7'] })
    const find = (headers = {}) => service.read<BarcodeMatches>('/barcodes/0306406152', headers)
    expect(await find(as('kim'))).toMatchObject({
      code: '09780306406157',
      matches: [{ item: { name: penny.name }, variant: { name: 'Standard' } }],
    })
    expect(await find()).toEqual({ code: '09780306406157', matches: [] })
    expect(await find(as('leo'))).toMatchObject({ matches: [] })
    expect((await service.call('GET', '/barcodes/0306406153')).status).toBe(400)
  })

  test('a 21st submission of a day waits', async () => {
    const ids = []
    for (let count = 0; count <= paces.submissions.count; count++) ids.push(await made('mia'))
    const statuses = []
    for (const id of ids) statuses.push((await service.call('POST', `/items/${id}/submission`, as('mia'))).status)
    expect(statuses).toEqual([...ids.slice(1).map(() => 200), 429])
  })

  test('counters agree with the rows afterwards', async () => {
    expect(await checkCollectibles(service.database)).toEqual([])
    expect(service.faults).toEqual([])
  })
})
