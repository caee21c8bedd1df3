import { expect, test } from 'vitest'
import { createAllowance } from './allowance.ts'

const allowanceAt = (time: { now: number }) => createAllowance({ size: 5, every: 1_000 }, () => time.now)

test('each name may use its whole allowance at once, and one more after each interval', () => {
  const time = { now: 1_000_000 }
  const allowance = allowanceAt(time)
  expect([allowance('a', 2), allowance('a', 3), allowance('a', 1), allowance('b', 5)]).toEqual([
    true,
    true,
    false,
    true,
  ])
  time.now += 1_000
  expect([allowance('a', 1), allowance('a', 1)]).toEqual([true, false])
})

test('a weight above the allowance is always refused', () => {
  expect(allowanceAt({ now: 0 })('a', 6)).toBe(false)
})

test('a clock that was put back does not lengthen the wait', () => {
  const time = { now: 1_000_000 }
  const allowance = allowanceAt(time)
  allowance('a', 5)
  time.now = 0
  expect(allowance('a', 1)).toBe(false)
  time.now += 1_000
  expect(allowance('a', 1)).toBe(true)
})
