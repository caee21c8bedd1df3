import fc from 'fast-check'
import { expect, test } from 'vitest'

import { deletionsOf } from '../words/terms.ts'
import { isOneSlip } from './slips.ts'

test.each([
  ['amethist', 'amethyst', true],
  ['amethst', 'amethyst', true],
  ['amethhyst', 'amethyst', true],
  ['amtehyst', 'amethyst', true],
  ['xmethyst', 'amethyst', true],
  ['amethysx', 'amethyst', true],
  ['amethyst', 'amethyst', false],
  ['amtehist', 'amethyst', false],
  ['maethyts', 'amethyst', false],
  ['amet', 'amethyst', false],
  ['abcd', 'cbad', false],
])('%s for %s: %s', (one, other, isSlip) => {
  expect(isOneSlip(one, other)).toBe(isSlip)
  expect(isOneSlip(other, one)).toBe(isSlip)
})

/** The least number of slips, by the table of optimal string alignment. */
function distance(one: string, other: string): number {
  const [a, b] = [[...one], [...other]]
  const rows = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i + j))
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const change = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, change, isSwap ? at(i - 2, j - 2) + 1 : Infinity)
      rows[i]?.splice(j, 1, least)
    }
  return at(a.length, b.length)
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '𝒳'), maxLength: 7 })

test('one slip is a distance of one', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(isOneSlip(one, other)).toBe(distance(one, other) === 1)
    }),
  )
})

test('two words that are one slip apart are equal, or one a deletion of the other, or share a deletion', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      fc.pre(isOneSlip(one, other))
      const [keys, others] = [new Set([one, ...deletionsOf(one)]), [other, ...deletionsOf(other)]]
      expect(others.some((key) => keys.has(key))).toBe(true)
    }),
  )
})
