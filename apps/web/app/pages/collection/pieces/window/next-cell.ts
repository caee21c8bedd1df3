import { columns } from '../cells/places.ts'

interface Around {
  readonly count: number
  /** Rows in sight. */
  readonly rows: number
}

/** The cell that a key leads to; undefined for other keys. */
export function nextCell(key: string, at: number, { count, rows }: Around): number | undefined {
  const step = stepOf(key, Math.max(1, rows - 1))
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (step === undefined) return undefined
  const next = at + step
  // A row up or down keeps its column; beyond the ends nothing moves.
  if (next < 0) return step === -1 ? 0 : at % columns
  if (next < count) return next
  const last = count - 1
  const below = last - ((((last - at) % columns) + columns) % columns)
  return step === 1 ? last : below
}

function stepOf(key: string, rows: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return 1
    case 'ArrowLeft':
      return -1
    case 'ArrowDown':
      return columns
    case 'ArrowUp':
      return -columns
    case 'PageDown':
      return rows * columns
    case 'PageUp':
      return -rows * columns
    default:
      return undefined
  }
}
