/** A place in a list. It stands in the entry of the history, so Back and a reload find it. */
export interface KeptPlace {
  /** The first row in sight. */
  readonly from: number
  /** How much of that row is above the sight, in pixels. */
  readonly into: number
}

export function keptPlace(): KeptPlace {
  const { from, into } = (history.state ?? {}) as Partial<Record<keyof KeptPlace, unknown>>
  return { from: counted(from), into: counted(into) }
}

/** The router keeps its own values in the same entry. */
export function keepPlace({ from, into }: KeptPlace): void {
  const before = keptPlace()
  if (before.from !== from || before.into !== into)
    history.replaceState({ ...(history.state as object | null), from, into }, '')
}

/** Another page of this origin may have written the entry. */
const counted = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0
