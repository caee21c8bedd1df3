import { expect, test } from 'vitest'

import { drawsOf } from './draws.ts'

test('the same thing and field give the same draw, in any order', () => {
  const [one, again] = [drawsOf(1, 'coins', 3, 4), drawsOf(1, 'coins', 3, 4)]
  const forwards = ['year', 'name'].map((field) => one.bits(field))
  const backwards = ['name', 'year'].map((field) => again.bits(field))
  expect(forwards).toEqual(backwards.toReversed())
  expect(drawsOf(2, 'coins', 3, 4).bits('year')).not.toBe(forwards[0])
})

test('ids of a million things differ', () => {
  const tails = new Set<string>()
  for (let number = 0; number < 1_000_000; number++)
    tails.add(Buffer.from(drawsOf(1, number).tail('id').subarray(0, 10)).toString('latin1'))
  expect(tails.size).toBe(1_000_000)
})

test('draws are spread evenly', () => {
  const counts = [0, 0, 0, 0]
  for (let number = 0; number < 8_000; number++) {
    const quarter = drawsOf(1, number).between('quarter', 0, 3)
    counts[quarter] = (counts[quarter] ?? 0) + 1
  }
  for (const count of counts) expect(Math.abs(count - 2_000)).toBeLessThan(200)
})
