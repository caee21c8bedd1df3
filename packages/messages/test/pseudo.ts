import { parse } from '../src/icu/parse.ts'
import type { Part } from '../src/icu/parts.ts'

/**
 * A pseudo-language for tests, made from English. Every text is in ⟦ ⟧, has no English letter and is 40 % longer.
 * Words on a page without these marks do not come from a catalogue.
 */
export const pseudo = <Texts extends Readonly<Record<string, string>>>(texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, brands.has(text) ? text : pseudoText(text)]),
  ) as Texts // the same keys

/** The product's name and line, and a fixed file name (SETTINGS-SECTION-6). They are the same in every language. */
export const brands: ReadonlySet<string> = new Set(['Collect Everything', 'More Coming Soon...', 'recovery-codes.txt'])

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const strange = [...'āƀćďēƒĝħīĵķłɱńōþǫŕśţūṽŵẋŷžĀßĆĎĒƑĜĦĪĴĶŁṀŃŌÞǪŔŚŢŪṼŴẊŶŽ']
const strangeOf: ReadonlyMap<string, string> = new Map([...plain].map((letter, at) => [letter, strange[at] ?? letter]))

/** All letters of the pseudo-language. */
export const pseudoLetters = strange.join('')

const growth = 0.4
const marks = '⟦⟧'.length

function pseudoText(text: string): string {
  const parts = parse(text)
  // The marks count as added letters.
  const wanted = Math.max(0, Math.round(lettersIn(parts) * growth) - marks)
  let [read, added] = [0, 0]
  const all = lettersIn(parts)

  /** Makes words longer instead of adding words, because long words break layouts. */
  const longer = (words: string) =>
    [...words]
      .map((letter) => {
        const other = strangeOf.get(letter) ?? letter
        read += 1
        if (!strangeOf.has(letter) || added >= Math.round((wanted * read) / all)) return other
        added += 1
        return other + (strangeOf.get(letter.toLowerCase()) ?? '')
      })
      .join('')

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

/** Quotes a text for ICU. */
const quoted = (text: string, isCounted: boolean): string =>
  text.replaceAll("'", "''").replace(isCounted ? /[{}#]/g : /[{}]/g, (sign) => `'${sign}'`)

const lettersIn = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => {
    if (typeof part === 'string') return sum + part.length
    return 'cases' in part ? sum + Math.max(...Object.values(part.cases).map(lettersIn)) : sum
  }, 0)
