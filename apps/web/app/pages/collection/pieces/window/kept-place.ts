/** Where a list was: its first row in sight. It stands in the entry of the history, so Back and a reload find it. */
interface KeptPlace {
  readonly from?: unknown
}

export function keptRow(): number {
  const { from } = (history.state ?? {}) as KeptPlace
  return typeof from === 'number' && Number.isSafeInteger(from) && from > 0 ? from : 0
}

/** The router keeps its own values in the same entry. */
export function keepRow(row: number): void {
  if (keptRow() !== row) history.replaceState({ ...(history.state as object | null), from: row }, '')
}
