/** How long a batch can be undone and deleted copies lie in the bin, in milliseconds. */
export const undoLife = 30 * 24 * 60 * 60_000
