import { describe, expect, test } from 'vitest'

import {
  askedOf,
  filtersIn,
  isSearch,
  pathSetting,
  pathWith,
  pathWithout,
  pathWithoutFilters,
} from './search-address.ts'

const query = (text: string) => new URLSearchParams(text)

test.each([
  ['q=amber', true],
  ['q=', true],
  ['q=amber&set=mohs', true],
  ['drawer=coins&q=amber', true],
  ['maker=Heron', true],
  ['fact.metal=silver', true],
  ['have=missing', true],
  ['sort=name&drawer=coins', true],
  ['drawer=coins', false],
  ['set=mohs&show=have', false],
  ['show=sets&drawer=coins', false],
  ['show=sets&q=euro', false],
  ['item=heron-penny', false],
  ['', false],
])('whether "%s" asks for results: %s', (text, isOne) => {
  expect(isSearch(query(text))).toBe(isOne)
})

test('filters in use are read from the address; years are one filter', () => {
  expect(filtersIn(query('q=a&from=1990&rarity=1&rarity=2&drawer=coins&fact.metal=silver&page=x'))).toEqual([
    { filter: 'drawer', value: 'coins' },
    { filter: 'from', value: '1990..' },
    { filter: 'rarity', value: '1' },
    { filter: 'rarity', value: '2' },
    { filter: 'fact.metal', value: 'silver' },
  ])
})

test('the service is asked for what it knows: no sheet, no view, no news', () => {
  const asked = askedOf(query('q=a&drawer=coins&drawer=cards&rarity=1&rarity=2&item=x&view=grid&told=kept&utm=1'))
  expect(asked.toString()).toBe('q=a&drawer=coins&rarity=1&rarity=2')
})

describe('addresses of other results', () => {
  const here = query('q=a&page=x&item=y&variant=z&told=kept&about=y&drawer=coins&fact.metal=silver&view=grid')

  test.each([
    ['a filter is added', pathWith(here, { filter: 'maker', value: 'Heron & Co' }), 'maker=Heron+%26+Co'],
    ['years are added', pathWith(here, { filter: 'from', value: '1990..1999' }), 'from=1990&to=1999'],
    ['a second value is added', pathWith(here, { filter: 'fact.metal', value: 'gold' }), 'fact.metal=gold'],
    ['an order is set', pathSetting(here, 'sort', 'name'), 'sort=name'],
  ])('%s, and the first page opens', (_, path, added) => {
    expect(path).toBe(`/discover?q=a&drawer=coins&fact.metal=silver&view=grid&${added}`)
  })

  test('a value is taken away', () => {
    const two = query('q=a&rarity=1&rarity=2&from=1&to=2')
    expect(pathWithout(two, { filter: 'rarity', value: '1' })).toBe('/discover?q=a&rarity=2&from=1&to=2')
    expect(pathWithout(two, { filter: 'from', value: '1..2' })).toBe('/discover?q=a&rarity=1&rarity=2')
  })

  test('the facts of a drawer leave with it', () => {
    expect(pathWithout(here, { filter: 'drawer', value: 'coins' })).toBe('/discover?q=a&view=grid')
  })

  test('all filters leave, and an address without a text stays one of results', () => {
    expect(pathWithoutFilters(here)).toBe('/discover?q=a&view=grid')
    expect(pathWithoutFilters(query('maker=Heron'))).toBe('/discover?q=')
  })
})
