import { folded } from './folded-name.ts'

/** Digits of a number, padded so that text orders as numbers do. */
const width = 10

/** A number in a set as it is ordered: `12a` → `0000000012a` (docs/contract/collectibles.md §1, Order). */
export const numberOrder = (number: string): string =>
  folded(number.trim()).replaceAll(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, '').padStart(width, '0'))

/** Orders text as both databases do: by code point. JavaScript's own `<` orders by UTF-16 unit. */
export function compareText(one: string, other: string): number {
  const [a, b] = [[...one], [...other]]
  for (let at = 0; at < Math.min(a.length, b.length); at++) {
    const difference = (a[at]?.codePointAt(0) ?? 0) - (b[at]?.codePointAt(0) ?? 0)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}
