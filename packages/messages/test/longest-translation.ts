import * as de from '../src/de/index.ts'
import * as es from '../src/es/index.ts'
import * as fr from '../src/fr/index.ts'
import { parse } from '../src/icu/parse.ts'
import type { Part } from '../src/icu/parts.ts'
import * as nl from '../src/nl/index.ts'
import * as no from '../src/no/index.ts'
import * as pl from '../src/pl/index.ts'
import * as pt from '../src/pt/index.ts'
import * as sv from '../src/sv/index.ts'

/** The letters of a text with its longest cases, and of its longest word. */
export interface Extent {
  readonly letters: number
  readonly word: number
}

/** The texts of a language; English would be a loop, because a pseudo-text takes its place. */
const textsIn = (language: object): readonly (readonly [string, string])[] =>
  Object.values(language).flatMap((texts: Readonly<Record<string, string>>) => Object.entries(texts))

const longest = new Map<string, Extent>()
for (const [key, text] of [de, es, fr, nl, no, pl, pt, sv].flatMap(textsIn)) {
  const parts = parse(text)
  const before = longest.get(key) ?? none()
  longest.set(key, {
    letters: Math.max(before.letters, lettersIn(parts)),
    word: Math.max(before.word, ...wordsIn(parts).map((word) => word.length)),
  })
}

function none(): Extent {
  return { letters: 0, word: 0 }
}

/** The extent of the longest translations of a text. */
export const longestIn = (key: string): Extent => longest.get(key) ?? none()

/** The signs of a text with its longest cases; those of one kind, if one is given. */
export function lettersIn(parts: readonly Part[], isCounted = (_sign: string) => true): number {
  return parts.reduce((sum, part) => {
    if (typeof part === 'string') return sum + [...part].filter(isCounted).length
    if (!('cases' in part)) return sum
    return sum + Math.max(...Object.values(part.cases).map((inside) => lettersIn(inside, isCounted)))
  }, 0)
}

/** Words that do not break: a line may break after a hyphen. */
export function wordsIn(parts: readonly Part[]): readonly string[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return part.split(/\s+|(?<=-)/).filter(Boolean)
    return 'cases' in part ? Object.values(part.cases).flatMap(wordsIn) : []
  })
}
