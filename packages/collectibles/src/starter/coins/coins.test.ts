import { describe, expect, test } from 'vitest'

import { euroCoinSets } from './euro-coins.ts'
import { stateQuarters, territoryQuarters } from './quarters.ts'

const coins = euroCoinSets.flatMap(({ items }) => items)

describe('euro coins', () => {
  test('each of 25 countries issues each of eight denominations', () => {
    const denominations = new Map<string, Set<string>>()
    for (const { country = '', attrs } of coins) {
      const found = denominations.get(country) ?? new Set()
      denominations.set(country, found.add(attrs['denomination'] ?? ''))
    }
    const eight = new Set(['1 cent', '2 cent', '5 cent', '10 cent', '20 cent', '50 cent', '1 euro', '2 euro'])
    expect(coins).toHaveLength(200)
    expect([...denominations.keys()].toSorted()).toEqual(
      'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK SM VA'.split(' '),
    )
    for (const found of denominations.values()) expect(found).toEqual(eight)
  })

  test.each([
    ['AT', 2002],
    ['BE', 1999],
    ['NL', 1999],
    ['SI', 2007],
    ['CY', 2008],
    ['MT', 2008],
    ['SK', 2009],
    ['EE', 2011],
    ['LV', 2014],
    ['LT', 2015],
    ['HR', 2023],
    ['BG', 2026],
    ['MC', 2001],
    ['SM', 2002],
    ['VA', 2002],
    ['AD', 2014],
  ])('the first coins of %s bear the year %i', (country, year) => {
    const years = new Set(coins.filter((coin) => coin.country === country).map(({ yearFrom }) => yearFrom))
    expect([...years]).toEqual([year])
  })

  test('coins of one metal grow with their value, and so does their weight', () => {
    for (const metal of ['copper_plated_steel', 'nordic_gold', 'bimetallic']) {
      const german = coins.filter(({ country, attrs }) => country === 'DE' && attrs['metal'] === metal)
      for (const key of ['diameter_mm', 'weight_g']) {
        const sizes = german.map(({ attrs }) => Number(attrs[key]))
        expect(sizes).toEqual(sizes.toSorted((one, other) => one - other))
      }
    }
  })

  test('a name has its country and denomination in the language', () => {
    expect(coins.find(({ id }) => id === 'euro-fi-5-cent')?.names).toEqual({
      en: 'Finland, 5 cents',
      de: 'Finnland, 5 Cent',
      es: 'Finlandia, 5 céntimos',
      fr: 'Finlande, 5 centimes',
      nl: 'Finland, 5 cent',
      no: 'Finland, 5 cent',
      pl: 'Finlandia, 5 centów',
      pt: 'Finlândia, 5 cêntimos',
      sv: 'Finland, 5 cent',
    })
  })
})

describe('US quarters', () => {
  test('50 states follow each other, five a year from 1999 to 2008', () => {
    const { items } = stateQuarters
    expect(items.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
    for (let year = 1999; year <= 2008; year++)
      expect(items.filter(({ yearFrom }) => yearFrom === year)).toHaveLength(5)
  })

  test.each([
    ['delaware', 1, 1999],
    ['connecticut', 5, 1999],
    ['virginia', 10, 2000],
    ['kentucky', 15, 2001],
    ['mississippi', 20, 2002],
    ['arkansas', 25, 2003],
    ['wisconsin', 30, 2004],
    ['west-virginia', 35, 2005],
    ['south-dakota', 40, 2006],
    ['utah', 45, 2007],
    ['hawaii', 50, 2008],
  ])('%s is number %i and of the year %i', (state, number, year) => {
    expect(stateQuarters.items[number - 1]).toMatchObject({ id: `quarter-${state}`, number, yearFrom: year })
  })

  test('the district and five territories follow in 2009', () => {
    expect(territoryQuarters.items.map(({ names, yearFrom }) => [names.en, yearFrom])).toEqual([
      ['District of Columbia, quarter', 2009],
      ['Puerto Rico, quarter', 2009],
      ['Guam, quarter', 2009],
      ['American Samoa, quarter', 2009],
      ['U.S. Virgin Islands, quarter', 2009],
      ['Northern Mariana Islands, quarter', 2009],
    ])
  })

  test('a state has its own name where a language has one', () => {
    expect(stateQuarters.items.find(({ id }) => id === 'quarter-north-carolina')?.names).toMatchObject({
      en: 'North Carolina, quarter',
      de: 'North Carolina, Vierteldollar',
      fr: 'Caroline du Nord, quart de dollar',
      pl: 'Karolina Północna, ćwierć dolara',
    })
  })
})
