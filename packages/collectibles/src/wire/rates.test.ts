import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { maxAmount } from './money.ts'
import { convert, dividedHalfEven, euroRate } from './rates.ts'

describe(dividedHalfEven, () => {
  test.each([
    [5n, 2n, 2n],
    [7n, 2n, 4n],
    [15n, 10n, 2n],
    [25n, 10n, 2n],
    [26n, 10n, 3n],
    [-5n, 2n, -2n],
    [-7n, 2n, -4n],
    [-26n, 10n, -3n],
    [0n, 3n, 0n],
  ])('%s / %s rounds to %s', (above, below, quotient) => {
    expect(dividedHalfEven(above, below)).toBe(quotient)
  })

  test('lies at most half a unit away, and at an even number when exactly between two', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.bigInt(1n, 10n ** 20n), (above, below) => {
        const quotient = dividedHalfEven(above, below)
        const twice = 2n * (above - quotient * below)
        const distance = twice < 0n ? -twice : twice
        expect(distance <= below).toBe(true)
        expect(distance < below || quotient % 2n === 0n).toBe(true)
      }),
    )
  })
})

describe(convert, () => {
  const dollar = 110_000_000n
  const yen = 16_000_000_000n
  const dinar = 33_000_000n

  test.each([
    [{ amount: 1000, currency: 'EUR' }, 'USD', euroRate, dollar, 1100],
    [{ amount: 1100, currency: 'USD' }, 'EUR', dollar, euroRate, 1000],
    [{ amount: 1000, currency: 'EUR' }, 'JPY', euroRate, yen, 1600],
    [{ amount: 1600, currency: 'JPY' }, 'EUR', yen, euroRate, 1000],
    [{ amount: 1000, currency: 'EUR' }, 'KWD', euroRate, dinar, 3300],
    [{ amount: -1000, currency: 'EUR' }, 'USD', euroRate, dollar, -1100],
    [{ amount: 5, currency: 'EUR' }, 'USD', euroRate, dollar, 6],
    [{ amount: 15, currency: 'EUR' }, 'USD', euroRate, dollar, 16],
  ])('%o in %s at %s and %s is %i', (money, target, from, to, amount) => {
    expect(convert(money, target, { from, to })).toEqual({ amount, currency: target })
  })

  const amounts = fc.integer({ min: 0, max: maxAmount })
  const rates = fc.bigInt(1_000_000n, 10n ** 13n)

  test('an amount in its own currency stays as it is', () => {
    fc.assert(
      fc.property(amounts, rates, (amount, rate) => {
        expect(convert({ amount, currency: 'USD' }, 'USD', { from: rate, to: rate }).amount).toBe(amount)
      }),
    )
  })

  test('a larger amount never converts to a smaller one', () => {
    fc.assert(
      fc.property(amounts, amounts, rates, rates, (one, other, from, to) => {
        const inYen = (amount: number) => convert({ amount, currency: 'EUR' }, 'JPY', { from, to }).amount
        expect(inYen(Math.min(one, other))).toBeLessThanOrEqual(inYen(Math.max(one, other)))
      }),
    )
  })
})
