/** Cells of a row: those before `end`. A strip that names a set has none; `first` is the first cell below it. */
export interface LayoutRow {
  readonly first: number
  readonly end: number
}

/** How the cells of a list lie in rows. */
export interface WindowLayout {
  readonly rows: number
  /** Of the whole list. */
  readonly cells: number
  readonly row: (index: number) => LayoutRow
  readonly rowOf: (cell: number) => number
}

export const isStrip = ({ first, end }: LayoutRow): boolean => first === end

/** Full rows one after the other. @param isGoingOn A free place follows the last cell. */
export const evenRows = (cells: number, columns: number, isGoingOn: boolean): WindowLayout => ({
  rows: Math.ceil((cells + (isGoingOn ? 1 : 0)) / columns),
  cells,
  row: (index) => ({ first: Math.min(cells, index * columns), end: Math.min(cells, (index + 1) * columns) }),
  rowOf: (cell) => Math.floor(cell / columns),
})

/** A strip for each set, then its rows; the next set begins a row of its own. */
export function setRows(sizes: readonly number[], columns: number): WindowLayout {
  const [cellsBefore, rowsBefore] = [[0], [0]]
  for (const [at, size] of sizes.entries()) {
    cellsBefore.push((cellsBefore[at] ?? 0) + size)
    rowsBefore.push((rowsBefore[at] ?? 0) + 1 + Math.ceil(size / columns))
  }
  const [cells, rows] = [cellsBefore.at(-1) ?? 0, rowsBefore.at(-1) ?? 0]
  return {
    rows,
    cells,
    row(index) {
      const set = lastUpTo(rowsBefore, index, sizes.length)
      const [start, end] = [cellsBefore[set] ?? 0, cellsBefore[set + 1] ?? 0]
      const first = start + Math.max(0, index - (rowsBefore[set] ?? 0) - 1) * columns
      return { first, end: index === rowsBefore[set] ? first : Math.min(end, first + columns) }
    },
    rowOf(cell) {
      const set = lastUpTo(cellsBefore, cell, sizes.length)
      return (rowsBefore[set] ?? 0) + 1 + Math.floor((cell - (cellsBefore[set] ?? 0)) / columns)
    },
  }
}

/** The last of ascending numbers, before the place `end`, that is not greater than another one. */
function lastUpTo(numbers: readonly number[], wanted: number, end: number): number {
  let [low, high] = [0, Math.max(0, end - 1)]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((numbers[middle] ?? 0) <= wanted) low = middle
    else high = middle - 1
  }
  return low
}
