import { expect, test } from 'vitest'

import { evenRows, isStrip, setRows } from './window-layout.ts'

test('full rows hold four cells each, and a free place may begin another row', () => {
  const layout = evenRows(8, 4, true)
  expect(layout.rows).toBe(3)
  expect(layout.row(1)).toEqual({ first: 4, end: 8 })
  expect(layout.row(2)).toEqual({ first: 8, end: 8 })
  expect(evenRows(8, 4, false).rows).toBe(2)
  expect([0, 3, 4, 7].map(layout.rowOf)).toEqual([0, 0, 1, 1])
})

test('each set has a strip, then rows of its own', () => {
  const layout = setRows([6, 1, 4], 4)
  expect([layout.rows, layout.cells]).toEqual([7, 11])
  const rows = Array.from({ length: layout.rows }, (_, index) => layout.row(index))
  expect(rows.map((row) => (isStrip(row) ? `strip ${row.first}` : `${row.first}–${row.end - 1}`))).toEqual([
    'strip 0',
    '0–3',
    '4–5',
    'strip 6',
    '6–6',
    'strip 7',
    '7–10',
  ])
  expect([0, 3, 4, 5, 6, 7, 10].map(layout.rowOf)).toEqual([1, 1, 2, 2, 4, 6, 6])
})

test('a list without sets has no rows', () => {
  expect(setRows([], 4)).toMatchObject({ rows: 0, cells: 0 })
})
