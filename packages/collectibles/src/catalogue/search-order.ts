const buckets = 1_023

/**
 * The order of search results: a smaller number is more popular, and every number is unique
 * (docs/contract/collectibles.md §2.2).
 * @param number The order of insertion, from 1.
 */
export function searchOrder(popularity: number, number: number): number {
  const bucket = Math.min(buckets, Math.floor(16 * Math.log2(popularity + 1)))
  return (buckets - bucket) * 2 ** 40 + number
}
