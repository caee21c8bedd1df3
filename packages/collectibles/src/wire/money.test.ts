import { describe, expect, test } from 'vitest'

import { decimalOf, exponentOf, isAmount, isCurrency, maxAmount } from './money.ts'

describe(exponentOf, () => {
  test.each([
    ['EUR', 2],
    ['USD', 2],
    ['JPY', 0],
    ['XPF', 0],
    ['TND', 3],
    ['UYW', 4],
  ])('%s has %i decimals', (currency, exponent) => {
    expect(exponentOf(currency)).toBe(exponent)
  })
})

describe(decimalOf, () => {
  test.each([
    [1250, 'EUR', '12.50'],
    [5, 'EUR', '0.05'],
    [0, 'EUR', '0.00'],
    [1250, 'JPY', '1250'],
    [5, 'KWD', '0.005'],
    [12_345, 'CLF', '1.2345'],
  ])('%i %s is %s', (amount, currency, text) => {
    expect(decimalOf({ amount, currency })).toBe(text)
  })
})

test('an amount is a non-negative integer up to the maximum', () => {
  expect([0, maxAmount, maxAmount + 1, -1, 1.5, Number.NaN, '5', 5n].map(isAmount)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
    false,
  ])
})

test('a currency is one of ISO 4217, also one of the past', () => {
  expect(['EUR', 'DEM', 'ABC', 'eur', 'EURO', ''].map(isCurrency)).toEqual([true, true, false, false, false, false])
})
