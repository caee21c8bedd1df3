/** Letters that no decomposition reaches (docs/contract/collectibles.md §7.1). */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}
const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/** Text without case and marks, the same for search and for order. */
export function folded(text: string): string {
  const bare = (given: string) => given.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  // Lower case may bring marks of its own.
  return bare(bare(text).toLowerCase()).replaceAll(special, (letter) => letters[letter] ?? letter)
}

/** The words of a text. */
export const wordsOf = (text: string): readonly string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** A name as it is ordered: its folded words, articles too. A name without letters and digits orders by its signs. */
export const foldedName = (name: string): string => wordsOf(name).join(' ') || folded(name).trim()
