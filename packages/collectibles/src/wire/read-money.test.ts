import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { decimalOf, isAmount, maxAmount } from './money.ts'
import { readMoney } from './read-money.ts'

describe(readMoney, () => {
  test.each([
    ['12,50', 'EUR', 'de', 1250],
    ['12.50', 'EUR', 'de', 1250],
    ['12,50', 'EUR', 'en', 1250],
    ['12.50', 'EUR', 'fr', 1250],
    ['12', 'EUR', 'en', 1200],
    ['12,5', 'EUR', 'sv', 1250],
    ['.5', 'EUR', 'en', 50],
    ['0', 'EUR', 'en', 0],
    ['1.250', 'EUR', 'de', 125_000],
    ['1,250', 'EUR', 'en', 125_000],
    ['1,250.50', 'EUR', 'en', 125_050],
    ['1.250,50', 'EUR', 'en', 125_050],
    ['1 250,50', 'EUR', 'fr', 125_050],
    ['1\u202f250,50', 'EUR', 'pl', 125_050],
    ['1’250.50', 'CHF', 'de', 125_050],
    ['1.250.000', 'EUR', 'fr', 125_000_000],
    ['1250', 'JPY', 'en', 1250],
    ['1.250', 'KWD', 'en', 1250],
    ['1,250', 'KWD', 'fr', 1250],
    ['10000000000.00', 'EUR', 'en', maxAmount],
  ])('%j in %s and %s is %i', (typed, currency, language, amount) => {
    expect(readMoney(typed, currency, language)).toEqual({ money: { amount, currency } })
  })

  test.each([
    ['', 'EUR', 'en', 'empty'],
    ['  ', 'EUR', 'en', 'empty'],
    ['-5', 'EUR', 'en', 'negative'],
    ['−5', 'EUR', 'en', 'negative'],
    ['1.250', 'EUR', 'fr', 'ambiguous'],
    ['1.250', 'EUR', 'en', 'ambiguous'],
    ['1,250', 'EUR', 'sv', 'ambiguous'],
    ['1.250', 'KWD', 'fr', 'ambiguous'],
    ['0.250', 'EUR', 'de', 'too_many_decimals'],
    ['12,505', 'EUR', 'xx', 'ambiguous'],
    ['1234.567', 'EUR', 'en', 'too_many_decimals'],
    ['1.5', 'JPY', 'en', 'too_many_decimals'],
    ['10000000000.01', 'EUR', 'en', 'too_large'],
    ['9'.repeat(400), 'EUR', 'en', 'too_large'],
    ['12.', 'EUR', 'en', 'not_a_number'],
    ['12.5.0', 'EUR', 'en', 'not_a_number'],
    ['1,25,0', 'EUR', 'en', 'not_a_number'],
    ['twelve', 'EUR', 'en', 'not_a_number'],
    ['1e3', 'EUR', 'en', 'not_a_number'],
    ['€ 5', 'EUR', 'en', 'not_a_number'],
  ])('%j in %s and %s is refused: %s', (typed, currency, language, problem) => {
    expect(readMoney(typed, currency, language)).toEqual({ problem })
  })

  const currency = fc.constantFrom('EUR', 'JPY', 'KWD', 'CLF')
  const amount = fc.integer({ min: 0, max: maxAmount })

  test('reads every amount that the service writes with a point, in a language that does so too', () => {
    fc.assert(
      fc.property(amount, currency, (amount, currency) => {
        expect(readMoney(decimalOf({ amount, currency }), currency, 'en')).toEqual({ money: { amount, currency } })
      }),
    )
  })

  test('reads every amount as each language formats it', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom('en', 'de', 'es', 'fr', 'nl', 'no', 'pl', 'pt', 'sv'), (amount, language) => {
        const written = new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(
          decimalOf({ amount, currency: 'EUR' }) as Intl.StringNumericLiteral,
        )
        expect(readMoney(written, 'EUR', language)).toEqual({ money: { amount, currency: 'EUR' } })
      }),
    )
  })

  test('answers any text with an amount in range or a problem', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789.,' -\u00a0") }), currency, (typed, currency) => {
        const reading = readMoney(typed, currency, 'de')
        expect('money' in reading ? isAmount(reading.money.amount) : reading.problem !== undefined).toBe(true)
      }),
    )
  })
})
