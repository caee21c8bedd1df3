/** Places in a row (SAMPLE-GRID-2). */
export const columns = 4

/** Between two rows of compartments, in pixels. */
export const wall = 2

/** At least two rows, so that an empty cabinet still looks like one. */
const fewest = 8

/** The number of free places: enough to fill the last row, and always at least one. */
export function freePlaces(kept: number): number {
  return Math.max(fewest, Math.ceil((kept + 1) / columns) * columns) - kept
}
