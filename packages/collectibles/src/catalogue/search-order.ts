const buckets = 1_023
/** Places of a bucket: more than the catalogue will ever have. */
const places = 2 ** 40

/**
 * The order of search results: a smaller number is more popular, and every number is unique
 * (docs/contract/collectibles.md §2.2).
 * @param number The order of insertion, from 1.
 */
export function searchOrder(popularity: number, number: number): number {
  const bucket = Math.min(buckets, Math.floor(16 * Math.log2(popularity + 1)))
  return (buckets - bucket) * places + number
}

/** The same item's place in the order once it is more or less popular. It stays the same within a bucket. */
export const searchOrderAt = (popularity: number, before: number): number => searchOrder(popularity, before % places)
