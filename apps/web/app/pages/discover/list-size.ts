/** Cards in a list of a start page (SAMPLE-GRID-1). */
export const listSize = 6
