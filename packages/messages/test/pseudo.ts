import { parse } from '../src/icu/parse.ts'
import type { Part } from '../src/icu/parts.ts'
import { longestIn, lettersIn, wordsIn, type Extent } from './longest-translation.ts'

/**
 * A pseudo-language for tests, made from English. Every text is in ⟦ ⟧ and has no English letter. It is 40 % longer, and
 * at least as long as its longest translation, with a word as long as the longest one of any language.
 * Words on a page without these marks do not come from a catalogue.
 */
export const pseudo = <Texts extends Readonly<Record<string, string>>>(texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, brands.has(text) ? text : pseudoText(text, longestIn(key))]),
  ) as Texts // the same keys

/** The product's name and line, and a fixed file name (SETTINGS-SECTION-6). They are the same in every language. */
export const brands: ReadonlySet<string> = new Set(['Collect Everything', 'More Coming Soon...', 'recovery-codes.txt'])

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const strange = [...'āƀćďēƒĝħīĵķłɱńōþǫŕśţūṽŵẋŷžĀßĆĎĒƑĜĦĪĴĶŁṀŃŌÞǪŔŚŢŪṼŴẊŶŽ']
const strangeOf: ReadonlyMap<string, string> = new Map([...plain].map((letter, at) => [letter, strange[at] ?? letter]))

/** All letters of the pseudo-language. */
export const pseudoLetters = strange.join('')

const growth = 1.4
const marks = '⟦⟧'.length

/** Rounding loses a few letters, so a text that is too short is made again with more. */
function pseudoText(text: string, longest: Extent, more = 0): string {
  const made = stretched(text, longest, more)
  return lettersIn(parse(made)) >= longest.letters ? made : pseudoText(text, longest, more + 1)
}

function stretched(text: string, longest: Extent, more: number): string {
  const parts = parse(text)
  const ownWord = Math.max(0, ...wordsIn(parts).map((word) => word.length))
  const longestWord = Math.max(longest.word, Math.ceil(ownWord * growth))
  // Only letters repeat. The marks count as added letters.
  const own = lettersIn(parts)
  const letters = Math.max(1, lettersIn(parts, isLetter))
  const added = Math.max(own * growth - marks, longest.letters) - own + more
  // The longest word takes what it needs; the others share the rest. Each case of a choice has the whole.
  const needed = longest.word - ownWord
  const isChoice = parts.some((part) => typeof part !== 'string' && 'cases' in part)
  const share = 1 + Math.max(0, isChoice ? added : added - Math.max(0, needed)) / letters
  let read = 0
  let hasLongest = false

  /** Makes words longer instead of adding words, because long words break layouts. */
  const longer = (piece: string) =>
    piece.replaceAll(/[^\s-]+-?/g, (word) => {
      let [made, run] = ['', 0]
      const add = (letter: string) => {
        // No language has a longer word.
        if (run >= longestWord) [made, run] = [`${made} `, 0]
        made += letter
        run += 1
      }
      for (const letter of word) {
        add(strangeOf.get(letter) ?? letter)
        if (!isLetter(letter)) continue
        const times = Math.ceil((read + 1) * share) - Math.ceil(read * share)
        read += 1
        for (let time = 1; time < times; time++) add(strangeOf.get(letter.toLowerCase()) ?? letter)
      }
      if (hasLongest || word.length < ownWord) return made
      hasLongest = true
      const wanted = isChoice ? longest.word : Math.max(longest.word, run + Math.max(0, needed))
      const missing = 'ńōţ'.repeat(longestWord).slice(0, Math.max(0, Math.min(wanted, longestWord) - run))
      return made.replace(/-?$/, (hyphen) => missing + hyphen)
    })

  const print = (piece: Part, isCounted: boolean): string => {
    if (typeof piece === 'string') return quoted(longer(piece), isCounted)
    if (piece.part === 'count') return '#'
    if (piece.part === 'value') return `{${piece.name}}`
    if (piece.part === 'number' || piece.part === 'date') return `{${piece.name}, ${piece.part}}`
    const kind = piece.part === 'plural' && piece.ordinal ? 'selectordinal' : piece.part
    const cases = Object.entries(piece.cases).map(
      ([name, inside]) => `${name} {${inside.map((one) => print(one, isCounted || kind !== 'select')).join('')}}`,
    )
    return `{${piece.name}, ${kind}, ${cases.join(' ')}}`
  }
  return `⟦${parts.map((part) => print(part, false)).join('')}⟧`
}

const isLetter = (sign: string): boolean => strangeOf.has(sign)

/** Quotes a text for ICU. */
const quoted = (text: string, isCounted: boolean): string =>
  text.replaceAll("'", "''").replace(isCounted ? /[{}#]/g : /[{}]/g, (sign) => `'${sign}'`)
