import { expect, test } from 'vitest'

import { currencyOfAcceptLanguage } from './currency-of-region.ts'

test.each([
  ['en-GB,en;q=0.9', 'GBP'],
  ['de,de-CH;q=0.8', 'CHF'],
  ['zh-Hant-TW', 'TWD'],
  ['fr-FR', 'EUR'],
  ['sv', 'EUR'],
  ['', 'EUR'],
  ['*', 'EUR'],
])('a browser that accepts %j begins with %s', (header, currency) => {
  expect(currencyOfAcceptLanguage(header)).toBe(currency)
})
