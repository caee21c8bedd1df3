import { describe, expect, test } from 'vitest'

import { priceText } from './price.ts'

describe(priceText, () => {
  test.each([
    { amount: 12_000, currency: 'USD', text: '$120' },
    { amount: 999, currency: 'USD', text: '$9.99' },
    { amount: 50, currency: 'EUR', text: '€0.50' },
  ])('$amount $currency reads $text', ({ amount, currency, text }) => {
    expect(priceText({ amount, currency })).toBe(text)
  })
})
