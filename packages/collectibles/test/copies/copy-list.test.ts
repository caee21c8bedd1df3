import { beforeAll, describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { newId } from '@collect/storage'
import { copySorts, type CopyPage } from '../../src/wire/index.ts'
import { openForGroup, type TestService } from '../test-service.ts'

const price = (amount: number) => ({ amount, currency: 'EUR' })

/** By name; added one after the other. */
const copies = [
  {
    name: 'Ash',
    category: 'coins',
    paid: price(300),
    own_value: { amount: price(900) },
    acquired_on: '2001',
    condition: { grade: 'vf' },
    tags: ['gift', 'silver'],
  },
  { name: 'Beech', category: 'coins', paid: price(200), acquired_on: '1999-05', tags: ['gift'], quantity: 2, spare: 1 },
  { name: 'Cedar', category: 'stamps', own_value: { amount: price(100) }, status: 'lent', fields: { gum: 'full' } },
  { name: 'Elm', category: 'coins', condition: { grade: 'unc' }, graded: { company: 'NGC', grade: 'MS 60' } },
  { name: 'Fir', category: 'minerals', fields: { weight_g: '12.5', locality: 'Elba' } },
  { name: 'Gum', category: 'minerals', fields: { weight_g: '9' }, status: 'sold' },
]

describe.each(testDatabases)('the list of copies on $name', ({ createLike }) => {
  let service: TestService
  const tagIds = new Map<string, string>()
  openForGroup({ createLike }, (opened) => void (service = opened))
  beforeAll(async () => {
    for (const copy of copies) {
      service.clock.now += 1000
      const path = `/copies/${newId(service.clock.now)}`
      await service.call('PUT', path, { 'X-Person': 'ada' }, copy)
    }
    const rows = await service.database
      .tables<{ tags: { id: string; name: string } }>()
      .selectFrom('tags')
      .selectAll()
      .execute()
    for (const { id, name } of rows) tagIds.set(name, id)
  })

  const page = (query: string) => service.read<CopyPage>(`/copies${query}`, { 'X-Person': 'ada' })
  const names = async (query: string) => (await page(query)).copies.map(({ name }) => name).join(' ')

  test.each([
    ['', 'Fir Elm Cedar Beech Ash'],
    ['?sort=added', 'Ash Beech Cedar Elm Fir'],
    ['?sort=name', 'Ash Beech Cedar Elm Fir'],
    ['?sort=-value', 'Ash Cedar Fir Elm Beech'],
    ['?sort=-paid', 'Ash Beech Fir Elm Cedar'],
    ['?sort=-acquired', 'Ash Beech Fir Elm Cedar'],
    ['?sort=-grade', 'Elm Ash Fir Cedar Beech'],
    ['?sort=field.weight_g&drawer=minerals&status=owned&status=sold', 'Gum Fir'],
    ['?drawer=coins', 'Elm Beech Ash'],
    ['?status=sold', 'Gum'],
    ['?lent=yes', 'Cedar'],
    ['?spare=yes', 'Beech'],
    ['?graded=yes', 'Elm'],
    ['?company=NGC', 'Elm'],
    ['?grade_from=vf', 'Elm Ash'],
    ['?priced=yes', 'Beech Ash'],
    ['?photo=yes', ''],
    ['?paid_from=250', 'Ash'],
    ['?paid_to=250', 'Beech'],
    ['?value_to=500', 'Cedar'],
    ['?bought_to=1999', 'Beech'],
    ['?bought_from=2000', 'Ash'],
    ['?field.gum=full', 'Cedar'],
    ['?field.locality=~lb', 'Fir'],
    ['?field.weight_g=10..13', 'Fir'],
    ['?field.weight_g=~x', ''],
    ['?field.weight_g=12,5', ''],
    ['?field.weight_g=Infinity', ''],
    ['?field.weight_g=1e999', ''],
    ['?field.weight_g=..Infinity', ''],
    ['?field.weight_g=-Infinity..', ''],
    ['?field.weight_g=5e-324..1e308', 'Fir'],
    ['?field.unknown=1', ''],
  ])('%s holds %s', async (query, expected) => {
    expect(await names(query)).toBe(expected)
    expect((await page(query)).count).toBe(expected.split(' ').filter((name) => name !== '').length)
  })

  test('a tag that is given twice narrows the list', async () => {
    const [gift, silver] = ['gift', 'silver'].map((name) => tagIds.get(name))
    expect(await names(`?tag=${gift}`)).toBe('Beech Ash')
    expect(await names(`?tag=${gift}&tag=${silver}`)).toBe('Ash')
  })

  test.each(copySorts)('pages of two in the order %s hold each copy once, by token and by place', async (sort) => {
    const whole = await names(`?sort=${sort}`)
    const byToken: string[] = []
    let token: string | undefined = ''
    while (token !== undefined) {
      const found: CopyPage = await page(`?sort=${sort}&page_size=2${token && `&page_token=${token}`}`)
      byToken.push(...found.copies.map(({ name }) => name))
      token = found.next_page_token
    }
    expect(byToken.join(' ')).toBe(whole)
    const byPlace = await Promise.all([0, 2, 4].map((from) => names(`?sort=${sort}&page_size=2&from=${from}`)))
    expect(byPlace.join(' ')).toBe(whole)
    // A token goes on from each place, also where the page was read from the end.
    const all = whole.split(' ')
    for (const [from] of all.entries()) {
      const found: CopyPage = await page(`?sort=${sort}&page_size=2&from=${from}`)
      const next = found.next_page_token
      const rest: CopyPage | undefined =
        next === undefined ? undefined : await page(`?sort=${sort}&page_size=2&page_token=${next}`)
      const shown = [...found.copies, ...(rest?.copies ?? [])].map(({ name }) => name)
      expect([from, found.count, shown]).toEqual([from, all.length, all.slice(from, from + 4)])
    }
  })

  test('a token is good for its own filter and order alone', async () => {
    const { next_page_token: token } = await page('?page_size=2')
    for (const query of ['&sort=name', '&drawer=coins', '&from=2'])
      expect((await service.call('GET', `/copies?page_token=${token}${query}`, { 'X-Person': 'ada' })).status).toBe(400)
  })

  test.each(['sort=random', 'drawer=cars', 'drawer=coins&drawer=coins', 'from=-1', 'page_size=101', 'tag=gift'])(
    '?%s is refused',
    async (query) => {
      expect((await service.call('GET', `/copies?${query}`, { 'X-Person': 'ada' })).status).toBe(400)
    },
  )

  test('a list is filtered by at most 20 fields', async () => {
    const fields = (number: number) => Array.from({ length: number }, (_, at) => `field.f${at}=1`).join('&')
    expect((await service.call('GET', `/copies?${fields(20)}`, { 'X-Person': 'ada' })).status).toBe(200)
    for (const number of [21, 1_001]) {
      const answer = await service.call('GET', `/copies?${fields(number)}`, { 'X-Person': 'ada' })
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { error: { reason: 'field: at most 20 fields' } },
      ])
    }
  })

  test('nothing failed unexpectedly', () => {
    expect(service.faults).toEqual([])
  })
})
