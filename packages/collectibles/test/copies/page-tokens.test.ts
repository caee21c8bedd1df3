import { newId } from '@collect/storage'
import { beforeAll, describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { copySorts } from '../../src/wire/index.ts'
import { openForGroup, type TestService } from '../test-service.ts'

/** What no place of a list can be, whatever its order. */
const noKeys = ['\u0000', 'a\u001fb', 1.5, 2 ** 53, true, null, [], {}]
const texts = new Set(['name', 'acquired', '-acquired', 'number'])
/** What is no place in an order of texts, or in one of numbers. Years and ranks have 32 bits on PostgreSQL. */
const otherKeys = (sort: string): readonly unknown[] =>
  texts.has(sort) ? [5, -1] : ['', 'abc', '5', ...(/year|grade/.test(sort) ? [2 ** 31, -(2 ** 31) - 1] : [])]
const noIds = ['\u0000', '', 5, null]

describe.each(testDatabases)('page tokens that a client made up on $name', ({ createLike }) => {
  let service: TestService
  const set = '01890000-0000-7000-8000-0000000000bb'
  openForGroup({ createLike }, (opened) => void (service = opened))

  const as = { 'X-Person': 'ada', 'X-Forwarded-For': '127.0.0.1' }
  const put = (path: string, body: object) => service.call('PUT', path, as, body)
  beforeAll(async () => {
    await put(`/sets/${set}`, { category: 'coins', name: 'A set' })
    for (const name of ['Ash', 'Beech', 'Cedar']) {
      const id = newId((service.clock.now += 1000))
      await put(`/items/${id}`, { category: 'coins', name, set, number: name })
      await put(`/copies/${id}`, { category: 'coins', item: id })
    }
  })

  const statusOf = async (list: string, token: string) =>
    (await service.call('GET', `${list}&page_token=${token}`, as)).status

  /** The token behind the first page of a list. */
  async function tokenOf(list: string): Promise<string> {
    const { next_page_token: token } = await service.read<{ next_page_token?: string }>(list, as)
    return token ?? ''
  }
  const partsOf = (token: string) => JSON.parse(Buffer.from(token, 'base64url').toString()) as readonly unknown[]
  const tokenWith = (parts: readonly unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')

  /** The tokens that a list takes. */
  async function taken(list: string, others: (parts: readonly unknown[]) => readonly (readonly unknown[])[]) {
    const token = await tokenOf(list)
    expect(await statusOf(list, token)).toBe(200)
    const found = []
    for (const parts of others(partsOf(token))) {
      const status = await statusOf(list, tokenWith(parts))
      if (status !== 400) found.push([status, parts])
    }
    return found
  }

  test.each(copySorts)('the list of copies takes none with another key or id: %s', async (sort) => {
    const found = await taken(`/copies?sort=${sort}&page_size=1`, ([list, key, id]) => [
      ...[...noKeys, ...otherKeys(sort)].map((other) => [list, other, id]),
      ...noIds.map((other) => [list, key, other]),
    ])
    expect(found).toEqual([])
  })

  test('the list of copies in the order of a field begins behind no copy', async () => {
    const id = newId(service.clock.now)
    const found = await taken('/copies?sort=field.weight_g&page_size=1', ([list]) =>
      [1, '1', 'abc'].map((key) => [list, key, id]),
    )
    expect(found).toEqual([])
  })

  test('a checklist takes none with another key or id', async () => {
    const found = await taken(`/sets/${set}/checklist?page_size=1`, ([list, number, id]) => [
      ...[...noKeys, 5].map((other) => [list, other, id]),
      ...noIds.map((other) => [list, number, other]),
    ])
    expect(found).toEqual([])
  })

  test.each(['name', 'year', '-year', 'number', 'newest'])(
    'a search takes none with another value or id: %s',
    async (sort) => {
      const found = await taken(`/search?sort=${sort}&page_size=1`, ([list, place]) => {
        const { value, id } = place as { readonly value: unknown; readonly id: unknown }
        return [
          ...[...noKeys, ...otherKeys(sort)].map((other) => [list, { value: other, id }]),
          ...noIds.map((other) => [list, { value, id: other }]),
        ]
      })
      expect(found).toEqual([])
    },
  )

  test('none of them is an unexpected error', () => {
    expect(service.faults).toEqual([])
  })
})
