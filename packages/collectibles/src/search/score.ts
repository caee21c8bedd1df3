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

/** How well a candidate that has all words fits them. */
export function scoreOf(words: readonly QueryWord[], { names, number, setNames, maker }: Candidate): number {
  const named = names.map(readName)
  const [inSet, inMaker, inNumber] = [
    setNames.flatMap((name) => readName(name).words),
    readName(maker).words,
    readName(number).words,
  ]
  const whole = words.map(({ text }) => text).join(' ')
  const sum = words.reduce((total, word) => {
    const places = [
      ...named.flatMap(({ words: [first = '', ...others] }) => [
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
  return named.some(({ whole: name }) => name === whole) ? sum + points.wholeName : sum
}

/** A prefix counts eight tenths of a whole word. */
const tenths = 10
const fit = ({ text, isPrefix }: QueryWord, words: readonly string[]): number => {
  if (words.includes(text)) return tenths
  return isPrefix && words.some((word) => word.startsWith(text)) ? 8 : 0
}

interface ReadName {
  readonly words: readonly string[]
  /** As a search for it has them. */
  readonly whole: string
}

/** Names that were read last: candidates of many searches share sets and makers. */
const remembered = new Map<string, ReadName>()
const mostRemembered = 5_000

function readName(name: string): ReadName {
  const known = remembered.get(name)
  if (known) return known
  const read = {
    words: searchWordsOf(name),
    whole: queryWordsOf(name)
      .map(({ text }) => text)
      .join(' '),
  }
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(name, read)
  return read
}
