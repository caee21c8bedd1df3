import { describe, expect, test } from 'vitest'

import {
  askedFilter,
  drawerPath,
  filtersOf,
  hasEmptyFields,
  pathOfPieces,
  pathWithoutAll,
  pathWithoutFilter,
  sheetPath,
} from './pieces-address.ts'

const query = (text: string) => new URLSearchParams(text)

describe('the address of a list of pieces', () => {
  test('filters are read in the order of their chips, a span as one', () => {
    const read = filtersOf(query('q=penny&drawer=coins&paid_to=50&tag=a&tag=b&tag=a&photo=no&value_from=&sort=name'))
    expect(read).toEqual([
      { filter: 'photo', value: 'no' },
      { filter: 'tag', value: 'a' },
      { filter: 'tag', value: 'b' },
      { filter: 'paid', value: '..50' },
    ])
  })

  test('a chip takes its own filter away, and keeps words, order and the other tags', () => {
    const here = query('q=penny&tag=a&tag=b&paid_from=1&paid_to=5&sort=name&page=xyz&told=kept')
    expect(pathWithoutFilter(here, { filter: 'tag', value: 'a' })).toBe(
      '/collection?q=penny&tag=b&paid_from=1&paid_to=5&sort=name',
    )
    expect(pathWithoutFilter(here, { filter: 'paid', value: '1..5' })).toBe('/collection?q=penny&tag=a&tag=b&sort=name')
  })

  test('clearing keeps the drawer, the order and the look', () => {
    const here = query('q=penny&drawer=coins&tag=a&sort=name&view=list')
    expect(pathWithoutAll(here)).toBe('/collection?drawer=coins&sort=name&view=list')
    expect(pathWithoutAll(here, true)).toBe('/collection?sort=name&view=list')
  })

  test('another drawer takes sets and fields away, which belong to one', () => {
    expect(drawerPath(query('drawer=coins&set=euro&field.mint=F&q=penny'), 'stamps')).toBe(
      '/collection?drawer=stamps&q=penny',
    )
    expect(drawerPath(query('drawer=coins'), undefined)).toBe('/collection')
  })

  test('a sheet keeps the list and its page', () => {
    expect(sheetPath(query('drawer=coins&page=xyz&copy=other&told=kept'), { copy: 'this' })).toBe(
      '/collection?drawer=coins&page=xyz&copy=this',
    )
    expect(pathOfPieces(query('drawer=coins&page=xyz'), { sort: 'name' })).toBe('/collection?drawer=coins&sort=name')
  })

  test('fields that a form left empty are none', () => {
    expect(hasEmptyFields(query('q=&drawer=coins'))).toBe(true)
    expect(hasEmptyFields(query('drawer=coins&copy='))).toBe(false)
  })
})

describe('what the service is asked for', () => {
  test.each([
    ['en', 'EUR', 'paid_from=12.50&value_to=1,250', 'paid_from=1250&value_to=125000'],
    ['de', 'EUR', 'paid_from=12,5', 'paid_from=1250'],
    ['en', 'JPY', 'paid_from=1250', 'paid_from=1250'],
    ['en', 'EUR', 'year_from=−44&bought_to=2024-05', 'year_from=-44&bought_to=2024-05'],
    ['en', 'EUR', 'q=penny&tag=a&tag=b&sort=name&view=list&select=1', 'q=penny&tag=a&tag=b'],
  ])('in %s and %s, %s is %s', (language, currency, typed, asked) => {
    expect(askedFilter(query(typed), currency, language)).toEqual({ filter: query(asked), wrong: {} })
  })

  test('what is no amount, day or year is named and left out', () => {
    const { filter, wrong } = askedFilter(query('paid_to=dear&bought_from=May&year_to=3000&drawer=coins'), 'EUR', 'en')
    expect(filter.toString()).toBe('drawer=coins')
    expect(wrong).toEqual({ paid_to: 'amount', bought_from: 'day', year_to: 'year' })
  })
})
