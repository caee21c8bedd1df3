import { queryWordsOf, searchWordsOf, type QueryWord } from '../words/search-words.ts'

/** What a candidate is scored by. */
export interface Candidate {
  /** In all languages. */
  readonly names: readonly string[]
  readonly number: string
  /** In all languages. */
  readonly setNames: readonly string[]
  readonly maker: string
}

/** Tenths of the points of docs/contract/collectibles.md §7.2, so that no sum is a fraction. */
const points = { start: 120, number: 100, name: 80, set: 40, maker: 30, other: 10, wholeName: 200 } as const

/** Scores candidates that have all words by how well they fit them. Many candidates share their sets and makers. */
export function scorerOf(words: readonly QueryWord[]): (candidate: Candidate) => number {
  const known = new Map<string, readonly string[]>()
  const wordsOfName = (name: string): readonly string[] => {
    const found = known.get(name) ?? searchWordsOf(name)
    known.set(name, found)
    return found
  }
  return (candidate) => scoreOf(words, candidate, wordsOfName)
}

function scoreOf(
  words: readonly QueryWord[],
  { names, number, setNames, maker }: Candidate,
  wordsOfName: (name: string) => readonly string[],
): number {
  const named = names.map(wordsOfName)
  const [inSet, inMaker, inNumber] = [setNames.flatMap(wordsOfName), wordsOfName(maker), wordsOfName(number)]
  const whole = words.map(({ text }) => text).join(' ')
  const sum = words.reduce((total, word) => {
    const places = [
      ...named.flatMap(([first = '', ...others]) => [
        fit(word, [first]) * points.start,
        fit(word, others) * points.name,
      ]),
      inNumber.includes(word.text) ? tenths * points.number : 0,
      fit(word, inSet) * points.set,
      fit(word, inMaker) * points.maker,
      tenths * points.other,
    ]
    return total + Math.max(...places) / tenths
  }, 0)
  // Few names begin as the query does, so few are read as one.
  const isWhole = (name: string, at: number) => named[at]?.[0] === words[0]?.text && asQuery(name) === whole
  return names.some(isWhole) ? sum + points.wholeName : sum
}

/** A prefix counts eight tenths of a whole word. */
const tenths = 10
const fit = ({ text, isPrefix }: QueryWord, words: readonly string[]): number => {
  if (words.includes(text)) return tenths
  return isPrefix && words.some((word) => word.startsWith(text)) ? 8 : 0
}

/** A name as a search for it has its words. */
const asQuery = (name: string): string =>
  queryWordsOf(name)
    .map(({ text }) => text)
    .join(' ')
