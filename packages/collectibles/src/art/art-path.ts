/** Grows when a generator draws differently, so that a picture kept for a year is asked for again. */
export const artVersion = '1'

export const artPathOf = (id: string): string => `/api/collectibles/items/${id}/art.svg?v=${artVersion}`
