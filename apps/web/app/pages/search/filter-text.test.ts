import { createFormatter } from '@collect/messages'
import { describe, expect, test } from 'vitest'

import { choicesIn, facetTitle, filterOf, filterText } from './filter-text.ts'

const english = createFormatter('en')
const german = createFormatter('de')

test.each([
  [{ filter: 'drawer', value: 'coins' }, 'Coins'],
  [{ filter: 'from', value: '1990..1999' }, '1990–1999'],
  [{ filter: 'from', value: '1990..' }, 'From 1990'],
  [{ filter: 'from', value: '..-44' }, 'Until −44'],
  [{ filter: 'country', value: 'AT' }, 'Austria'],
  [{ filter: 'rarity', value: '2' }, 'Rarity 2 of 5'],
  [{ filter: 'have', value: 'missing' }, 'I am missing it'],
  [{ filter: 'fact.crystal_system', value: 'trigonal' }, 'Trigonal'],
  [{ filter: 'fact.mint', value: 'Vienna' }, 'Vienna'],
  [{ filter: 'maker', value: 'Heron & Co' }, 'Heron & Co'],
])('the filter %j says "%s"', (filter, said) => {
  expect(filterText(english, filter)).toBe(said)
})

test('names are those of the language; a set has that of the wire', () => {
  expect(filterText(german, { filter: 'country', value: 'AT' })).toBe('Österreich')
  expect(filterText(german, { filter: 'set', value: 'mohs-scale' }, 'Mohs-Skala')).toBe('Mohs-Skala')
  expect(facetTitle(german, 'fact.crystal_system')).toBe('Kristallsystem')
  expect(facetTitle(german, 'maker')).toBe('Hersteller')
})

test('a decade is the filter of its ten years', () => {
  expect(filterOf({ filter: 'from' }, { value: '-50', count: 1 })).toEqual({ filter: 'from', value: '-50..-41' })
})

describe(choicesIn, () => {
  const facets = [
    { filter: 'drawer', values: [{ value: 'coins', count: 3 }] },
    { filter: 'country', values: [{ value: 'AT', count: 2 }] },
  ]
  const found = { counted: { value: 3 }, facets }

  test('a value that all results have is no choice', () => {
    expect(choicesIn(found, []).map(({ filter }) => filter)).toEqual(['country'])
  })

  test('of more results than are counted, each facet is a choice', () => {
    const most = { counted: { value: 3, capped: true }, facets } as const
    expect(choicesIn(most, []).map(({ filter }) => filter)).toEqual(['drawer', 'country'])
  })

  test('a filter in use stays', () => {
    const inUse = [{ filter: 'drawer', value: 'coins' }]
    expect(choicesIn(found, inUse).map(({ filter }) => filter)).toEqual(['drawer', 'country'])
  })
})
