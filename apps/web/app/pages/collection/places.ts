/** Always four across (SAMPLE-GRID-2). */
export const columns = 4

/** Two rows at least, so that an empty cabinet still looks like one. */
const fewest = 8

/** How many places are free: the last row is filled up, and there is always one left for the next thing. */
export function freePlaces(kept: number): number {
  return Math.max(fewest, Math.ceil((kept + 1) / columns) * columns) - kept
}
