import { locales, tagOf } from '@collect/messages'
import { isCommonPassword } from './common-passwords.ts'

/** So much is put behind a word to make it look like a password: a year, a number, a mark or two. */
const maxTailLength = 6
/** Words of a name that are shorter stand in too many good passwords. */
const minWordLength = 4
/** So few letters beside a known word make it no other word. */
const maxLetters = 3

/** How many characters a person counts, however many bytes or code points each takes. */
export const countCharacters = (text: string): number => [...graphemes.segment(text)].length
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** One character again and again, or nothing but blanks. */
export const isOneCharacter = (password: string): boolean =>
  new Set(Array.from(graphemes.segment(password.normalize().toLowerCase()), ({ segment }) => segment)).size === 1 ||
  password.trim() === ''

/** A common password, with or without what is often put behind it, or a season or month with a year. */
export function isGuessedFirst(password: string): boolean {
  const tail = /[^\p{L}]{1,6}$/u.exec(password)?.[0] ?? ''
  const heads = Array.from({ length: tail.length + 1 }, (_, cut) => password.slice(0, password.length - cut))
  if (heads.some(isCommonPassword)) return true
  return (
    tail.length <= maxTailLength && /\d\d/.test(tail) && timesOfYear.has(lettersOf(password.slice(0, -tail.length)))
  )
}

/** Whether little else stands in a password than these names and what is put between and behind their words. */
export function isMadeOf(password: string, names: readonly string[]): boolean {
  const words = [...new Set(names.flatMap(wordsOf))].toSorted((a, b) => b.length - a.length)
  const letters = lettersOf(password)
  const left = words.reduce((rest, word) => rest.replaceAll(word, ''), letters)
  return left.length < letters.length && left.length <= maxLetters
}

const lettersOf = (text: string): string =>
  text
    .normalize()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, '')

const wordsOf = (name: string): readonly string[] =>
  name
    .split(/[^\p{L}\p{M}]+/u)
    .map(lettersOf)
    .filter(({ length }) => length >= minWordLength)

// prettier-ignore
const seasons = [
  'spring', 'summer', 'autumn', 'fall', 'winter', 'frühling', 'frühjahr', 'sommer', 'herbst', 'printemps', 'été', 'ete',
  'automne', 'hiver', 'primavera', 'verano', 'otoño', 'otono', 'invierno', 'lente', 'zomer', 'herfst', 'verão', 'verao',
  'outono', 'inverno', 'wiosna', 'lato', 'jesień', 'jesien', 'zima', 'vår', 'var', 'sommar', 'höst', 'host', 'vinter', 'høst',
]
const months = locales.flatMap((locale) => {
  const named = new Intl.DateTimeFormat(tagOf(locale), { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => lettersOf(named.format(Date.UTC(2026, month, 1))))
})
const timesOfYear: ReadonlySet<string> = new Set([...seasons, ...months])
