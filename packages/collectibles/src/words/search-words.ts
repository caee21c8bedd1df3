import { folded } from '../wire/folded-name.ts'

/** Code points of a word that both engines keep (docs/contract/collectibles.md §7.1). */
const longest = 40

/** Letters of scripts that put no blank between words. */
const unspaced = String.raw`[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}]`
const runs = new RegExp(String.raw`${unspaced}+|(?:(?!${unspaced})[\p{L}\p{N}])+`, 'gu')
const isUnspaced = new RegExp(`^${unspaced}`, 'u')

/** Soft hyphens and joiners belong to no word. Letters of Korean stand together again, so that pairs are of syllables. */
const plain = (text: string): string => folded(text.replaceAll(/\p{Cf}/gu, '')).normalize('NFC')

/** Runs of letters and digits, in their order. */
const runsIn = (chunk: string): readonly string[] =>
  (chunk.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) => word.match(runs) ?? [])

const cut = (word: string): string => (word.length <= longest ? word : [...word].slice(0, longest).join(''))

const pairsOf = (letters: readonly string[]): readonly string[] =>
  letters.slice(1).map((letter, at) => (letters[at] ?? '') + letter)

/**
 * The words under which a text is found, in its order. Chinese, Japanese, Korean and Thai letters are pairs, and the last
 * one alone, so that each letter begins a word. `AB-123` is found as `ab`, `123` and `ab123`.
 */
export function searchWordsOf(text: string): readonly string[] {
  return isPlain.test(text) ? plainWordsOf(text) : foldedWordsOf(text)
}

/** Letters and signs that folding leaves alone but for their case. Most texts have no others, and are read a lot sooner. */
const isPlain = /^[\n\r\t -~]*$/

const plainWordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .flatMap((chunk) => {
      const parts = chunk.match(/[a-z0-9]+/g) ?? []
      return parts.length > 1 ? [...parts.map(cut), cut(parts.join(''))] : parts.map(cut)
    })

function foldedWordsOf(text: string): readonly string[] {
  return plain(text)
    .split(/\s+/u)
    .flatMap((chunk) => {
      const parts = runsIn(chunk)
      const words = parts.flatMap((part) => {
        if (!isUnspaced.test(part)) return [cut(part)]
        const letters = [...part]
        return [...pairsOf(letters), ...letters.slice(-1)]
      })
      return parts.length > 1 && !parts.some((part) => isUnspaced.test(part)) ? [...words, cut(parts.join(''))] : words
    })
}

/** A word that results must have. */
export interface QueryWord {
  readonly text: string
  /** Words that begin with it match too. */
  readonly isPrefix: boolean
}

/** A word of a search in the shared catalogue. */
export interface KnownWord extends QueryWord {
  /** All words of the catalogue that begin with it, and some that it had, if these are few. */
  readonly forms?: readonly string[]
  /** Items that have it, as the dictionary last counted them. Only PostgreSQL needs to know, of a word alone. */
  readonly uses?: number
}

/** Words of one search (docs/contract/collectibles.md §4.6). */
const mostWords = 16

export const isDigits = (word: string): boolean => /^\p{N}+$/u.test(word)

/** The words of a search as a user typed it. The last one may be the beginning of a word. */
export function queryWordsOf(typed: string): readonly QueryWord[] {
  const isOpen = !/\s$/u.test(typed)
  const parts = runsIn(plain(typed))
  const words = parts.flatMap((part, at): readonly QueryWord[] => {
    if (isUnspaced.test(part)) {
      const letters = [...part]
      // A letter alone begins a pair.
      if (letters.length === 1) return [{ text: part, isPrefix: true }]
      return pairsOf(letters).map((text) => ({ text, isPrefix: false }))
    }
    const isLast = at === parts.length - 1
    return [{ text: cut(part), isPrefix: isLast && isOpen && [...part].length > 1 && !isDigits(part) }]
  })
  const distinct = new Map<string, QueryWord>()
  for (const word of words) {
    const known = distinct.get(word.text)
    // A whole word is the stricter demand.
    if (!known || known.isPrefix) distinct.set(word.text, word)
  }
  return [...distinct.values()].slice(0, mostWords)
}
