import { newId } from '@collect/storage'
import { describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import type { CopyPage, FieldType } from '../../src/wire/index.ts'
import { openForGroup, type TestService } from '../test-service.ts'

describe.each(testDatabases)('values of fields on $name', ({ createLike }) => {
  let service: TestService
  openForGroup({ createLike }, (opened) => void (service = opened))

  const newName = () => newId((service.clock.now += 1000))
  async function field(person: string, key: string, type: FieldType): Promise<string> {
    const id = newName()
    const answer = await service.call('PUT', `/fields/${id}`, { 'X-Person': person }, { key, label: key, type })
    expect(answer.status).toBe(201)
    return id
  }
  const copy = (person: string, name: string, fields: object) =>
    service.call('PUT', `/copies/${newName()}`, { 'X-Person': person }, { category: 'coins', name, fields })

  /** Values of a field that its owner deleted, before another one got its key. */
  const left: readonly (readonly [FieldType, readonly unknown[]])[] = [
    ['text', ['abc', '12abc', '1e400', '1e5', 'Infinity', 'NaN', '٣', '.5', '5.', '1.2.3', '--5', '5-', '+5', '0x10']],
    ['text', ['-', '1 2', '"5"', '\\5', '9'.repeat(25), '9'.repeat(200)]],
    ['long_text', ['1\n2', '9'.repeat(10_000)]],
    ['yes_no', [true, false]],
    ['choices', [['5'], ['5', '6']]],
    ['money', [{ amount: 5, currency: 'EUR' }]],
    ['date', ['2001-02-03', '2001-02']],
  ]

  test('a value that is no number counts as absent where its field has numbers now', async () => {
    for (const [type, values] of left) {
      const id = await field('ada', 'x', type)
      for (const value of values) expect((await copy('ada', 'none', { my_x: value })).status).toBe(201)
      const path = `/fields/${id}?keep=none`
      expect((await service.call('DELETE', path, { 'X-Person': 'ada', 'If-Match': '"1"' })).status).toBe(204)
    }
    const id = await field('ada', 'x', 'integer')
    await copy('ada', 'whole', { my_x: 7 })
    await copy('ada', 'least', { my_x: Number.MIN_SAFE_INTEGER })
    await service.call('DELETE', `/fields/${id}?keep=none`, { 'X-Person': 'ada', 'If-Match': '"1"' })
    await field('ada', 'x', 'number')
    await copy('ada', 'half', { my_x: '-0.5' })
    await copy('ada', 'padded', { my_x: '007.250' })
    await copy('ada', 'most', { my_x: '999999999999999.999999' })

    const list = (query: string) => service.read<CopyPage>(`/copies?${query}&page_size=100`, { 'X-Person': 'ada' })
    const names = async (query: string) => (await list(query)).copies.map(({ name }) => name)
    const numbers = ['least', 'half', 'whole', 'padded', 'most']
    const sorted = await names('sort=field.my_x')
    expect(sorted.slice(0, 5)).toEqual(numbers)
    expect(new Set(sorted.slice(5))).toEqual(new Set(['none']))
    expect(await names('sort=field.my_x&field.my_x=..')).toEqual(numbers)
    expect(await names('sort=field.my_x&field.my_x=0..')).toEqual(['whole', 'padded', 'most'])
    expect(await names('field.my_x=7.25')).toEqual(['padded'])
    expect(await names('field.my_x=0')).toEqual([])
    expect(service.faults).toEqual([])
  })

  test('copies are found by yes, by no, and by what an earlier field of numbers left', async () => {
    const id = await field('ben', 'x', 'integer')
    await copy('ben', 'seven', { my_x: 7 })
    await service.call('DELETE', `/fields/${id}?keep=none`, { 'X-Person': 'ben', 'If-Match': '"1"' })
    await field('ben', 'x', 'text')
    await field('ben', 'flag', 'yes_no')
    await copy('ben', 'six', { my_x: '6', my_flag: true })
    await copy('ben', 'eight', { my_x: '8', my_flag: false })
    const names = async (query: string) =>
      (await service.read<CopyPage>(`/copies?sort=field.my_x&${query}`, { 'X-Person': 'ben' })).copies
        .map(({ name }) => name)
        .join(' ')
    expect(await names('')).toBe('six seven eight')
    expect(await names('field.my_x=7')).toBe('seven')
    expect(await names('field.my_x=7..')).toBe('seven eight')
    expect(await names('field.my_flag=yes')).toBe('six')
    expect(await names('field.my_flag=no')).toBe('eight')
  })

  test.each([
    'https://a.example/\u0000',
    'https://a.example/\ud800',
    'https://a.example/\tb',
    'https://a.example/\nb',
    'https://a.example/\u007f',
    `https://a.example/${'x'.repeat(2_000)}`,
    'javascript:alert(1)',
    'a.example',
    '',
    5,
  ])('the link %j is refused', async (link) => {
    const person = newName()
    await field(person, 'link', 'link')
    const answer = await copy(person, 'A coin', { my_link: link })
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { error: { details: [{ path: 'fields.my_link', id: 'invalid_type' }] } },
    ])
  })

  test('a link has up to 2,000 characters, and its list stays readable', async () => {
    const person = newName()
    await field(person, 'link', 'link')
    const link = `https://a.example/${'x'.repeat(1_982)}`
    const answer = await copy(person, 'A coin', { my_link: ` ${link}\r\n` })
    expect(await answer.json()).toMatchObject({ fields: { my_link: link } })
    const list = (query: string) => service.read<CopyPage>(`/copies?${query}`, { 'X-Person': person })
    expect((await list('sort=field.my_link')).count).toBe(1)
    expect((await list('field.my_link=~a.example')).count).toBe(1)
  })
})
