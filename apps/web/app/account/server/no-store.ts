/** Account pages hold tokens and names, so no cache keeps them. */
export const noStore = { 'Cache-Control': 'no-store' }
