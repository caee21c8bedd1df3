import { expect, test } from 'vitest'

import { nextCell } from './next-cell.ts'

test.each([
  ['ArrowRight', 5, 6],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 21, 21],
  ['ArrowDown', 5, 9],
  ['ArrowDown', 18, 18],
  ['ArrowDown', 19, 19],
  ['ArrowUp', 2, 2],
  ['ArrowUp', 9, 5],
  ['PageDown', 1, 9],
  ['PageDown', 13, 21],
  ['PageDown', 14, 18],
  ['PageUp', 9, 1],
  ['PageUp', 6, 2],
  ['Home', 9, 0],
  ['End', 9, 21],
  ['a', 9, undefined],
])('%s leads from cell %i of 22 to %s', (key, at, next) => {
  expect(nextCell(key, at, { count: 22, rows: 3 })).toBe(next)
})
