import { describe, expect, test } from 'vitest'

import { searchOrder } from './search-order.ts'

describe(searchOrder, () => {
  test.each([
    [0, 1, 1023 * 2 ** 40 + 1],
    [1, 1, (1023 - 16) * 2 ** 40 + 1],
    [3, 7, (1023 - 32) * 2 ** 40 + 7],
    [Number.MAX_SAFE_INTEGER, 1, (1023 - 848) * 2 ** 40 + 1],
  ])('of popularity %i and number %i is %i', (popularity, number, order) => {
    expect(searchOrder(popularity, number)).toBe(order)
    expect(Number.isSafeInteger(order)).toBe(true)
  })

  test('a more popular item comes first; within a bucket the older one does', () => {
    expect(searchOrder(100, 9)).toBeLessThan(searchOrder(1, 1))
    expect(searchOrder(5, 1)).toBeLessThan(searchOrder(5, 2))
  })
})
