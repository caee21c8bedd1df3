import { isStrip, type WindowLayout } from './window-layout.ts'

/** The cell that a key leads to; undefined for other keys. @param rows Rows in sight. */
export function nextCell(key: string, at: number, layout: WindowLayout, rows: number): number | undefined {
  const last = layout.cells - 1
  switch (key) {
    case 'Home':
      return 0
    case 'End':
      return last
    case 'ArrowRight':
      return Math.min(at + 1, last)
    case 'ArrowLeft':
      return Math.max(at - 1, 0)
    case 'ArrowDown':
      return inOtherRow(at, 1, layout)
    case 'ArrowUp':
      return inOtherRow(at, -1, layout)
    case 'PageDown':
      return inOtherRow(at, Math.max(1, rows - 1), layout)
    case 'PageUp':
      return inOtherRow(at, -Math.max(1, rows - 1), layout)
    default:
      return undefined
  }
}

/** The same column some rows on, or the last cell of a shorter row. Beyond the ends nothing moves. */
function inOtherRow(at: number, step: number, layout: WindowLayout): number {
  const here = layout.rowOf(at)
  const column = at - layout.row(here).first
  const [lowest, highest] = [layout.rowOf(0), layout.rowOf(layout.cells - 1)]
  let row = Math.min(Math.max(here + step, lowest), highest)
  // The strip of a set is passed over.
  if (isStrip(layout.row(row))) row += Math.sign(step)
  if (row === here) return at
  const { first, end } = layout.row(row)
  return Math.min(first + column, end - 1)
}
