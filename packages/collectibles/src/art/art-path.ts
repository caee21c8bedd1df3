/** Increase it when a generator changes: browsers cache a picture for a year. */
export const artVersion = '1'

export const artPathOf = (id: string): string => `/api/collectibles/items/${id}/art.svg?v=${artVersion}`
