import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { compareText, numberOrder } from './order.ts'

describe(numberOrder, () => {
  test.each([
    ['12a', '0000000012a'],
    ['', ''],
    ['007', '0000000007'],
    ['A12-3', 'a0000000012-0000000003'],
    ['12345678901', '12345678901'],
    ['0', '0000000000'],
  ])('of %j is %j', (number, expected) => {
    expect(numberOrder(number)).toBe(expected)
  })

  test('orders whole numbers by size', () => {
    const number = fc.integer({ min: 0, max: 9_999_999_999 })
    fc.assert(
      fc.property(number, number, (one, other) => {
        expect(Math.sign(compareText(numberOrder(String(one)), numberOrder(String(other))))).toBe(
          Math.sign(one - other),
        )
      }),
    )
  })
})

describe(compareText, () => {
  test('orders as UTF-8 bytes do', () => {
    const text = fc.string({ unit: 'binary', maxLength: 6 })
    fc.assert(
      fc.property(text, text, (one, other) => {
        const [a, b] = [one.toWellFormed(), other.toWellFormed()]
        expect(Math.sign(compareText(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)))
      }),
      { numRuns: 200 },
    )
  })

  test('orders a sign beyond the basic plane after one within it', () => {
    expect(compareText('\u{1f41f}', '\uff5e')).toBeGreaterThan(0)
  })
})
