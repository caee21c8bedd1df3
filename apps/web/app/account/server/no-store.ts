/** Account pages hold tokens and names: nothing keeps them. */
export const noStore = { 'Cache-Control': 'no-store' }
