import { expect, test } from 'vitest'

import { countriesIn, currenciesIn } from './countries.ts'

test('all countries of ISO 3166-1 are there, in the order of the language', () => {
  const [english, german] = [countriesIn('en'), countriesIn('de')]
  expect(english).toHaveLength(249)
  expect(english.map(([code]) => code).toSorted()).toEqual(german.map(([code]) => code).toSorted())
  expect(english[0]).toEqual(['AF', 'Afghanistan'])
  const nameOf = (code: string) => german.find(([one]) => one === code)?.[1]
  expect([nameOf('PL'), nameOf('CH')]).toEqual(['Polen', 'Schweiz'])
  expect(
    german.findIndex(([code]) => code === 'AT'),
    'Österreich',
  ).toBeLessThan(german.findIndex(([code]) => code === 'PK'))
})

test('a currency stands with its code', () => {
  expect(currenciesIn('de', ['EUR', 'PLN'])).toEqual([
    ['EUR', 'EUR – Euro'],
    ['PLN', 'PLN – Polnischer Złoty'],
  ])
})
