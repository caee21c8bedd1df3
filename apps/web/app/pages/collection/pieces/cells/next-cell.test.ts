import { expect, test } from 'vitest'

import { nextCell } from './next-cell.ts'
import { evenRows, setRows } from './window-layout.ts'

test.each([
  ['ArrowRight', 5, 6],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 21, 21],
  ['ArrowDown', 5, 9],
  ['ArrowDown', 16, 20],
  ['ArrowDown', 18, 21],
  ['ArrowDown', 21, 21],
  ['ArrowUp', 2, 2],
  ['ArrowUp', 9, 5],
  ['PageDown', 1, 9],
  ['PageDown', 13, 21],
  ['PageDown', 14, 21],
  ['PageUp', 9, 1],
  ['PageUp', 6, 2],
  ['Home', 9, 0],
  ['End', 9, 21],
  ['a', 9, undefined],
])('%s leads from cell %i of 22 to %s', (key, at, next) => {
  expect(nextCell(key, at, evenRows(22, 4, true), 3)).toBe(next)
})

// Rows: strip, 0–3, 4–5, strip, 6, strip, 7–10.
test.each([
  ['ArrowDown', 1, 5],
  ['ArrowDown', 3, 5],
  ['ArrowDown', 5, 6],
  ['ArrowDown', 6, 7],
  ['ArrowUp', 10, 6],
  ['ArrowUp', 6, 4],
  ['ArrowRight', 5, 6],
  ['PageDown', 0, 6],
  ['PageUp', 8, 5],
  ['PageUp', 2, 2],
])('%s leads from cell %i of three sets to %s', (key, at, next) => {
  expect(nextCell(key, at, setRows([6, 1, 4], 4), 4)).toBe(next)
})
