import { describe, expect, test } from 'vitest'

import { priceText } from './price.ts'

describe(priceText, () => {
  test.each([
    { amount: 12_000, currency: 'USD', locale: 'en', text: '$120' },
    { amount: 999, currency: 'USD', locale: 'en', text: '$9.99' },
    { amount: 50, currency: 'EUR', locale: 'en', text: '€0.50' },
    { amount: 50, currency: 'EUR', locale: 'de', text: '0,50\u00a0€' },
    { amount: 120_000, currency: 'EUR', locale: 'fr', text: '1\u202f200\u00a0€' },
    { amount: 1200, currency: 'JPY', locale: 'en', text: '¥1,200' },
    { amount: 120_050, currency: 'USD', locale: 'no', text: '1\u00a0200,50\u00a0USD' },
  ] as const)('writes $amount $currency as $text in $locale', ({ amount, currency, locale, text }) => {
    expect(priceText({ amount, currency }, locale)).toBe(text)
  })
})
