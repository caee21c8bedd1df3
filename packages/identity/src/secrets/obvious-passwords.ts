import { locales, tagOf } from '@collect/messages'
import { isCommonPassword } from './common-passwords.ts'

/** Maximum length of what users append to a word: a year, a number, a punctuation mark or two. */
const maxTailLength = 6
/** Shorter words of a name occur in too many good passwords. */
const minWordLength = 4
/** With so few other letters, a password still counts as the known word. */
const maxLetters = 3

/** Number of characters as users count them (grapheme clusters). */
export const countCharacters = (text: string): number => [...graphemes.segment(text)].length
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Whether the password repeats one character, or is blank. */
export const isOneCharacter = (password: string): boolean =>
  new Set(Array.from(graphemes.segment(password.normalize().toLowerCase()), ({ segment }) => segment)).size === 1 ||
  password.trim() === ''

/** Whether it is a common password, also with a usual suffix, or a season or month with a year. */
export function isGuessedFirst(password: string): boolean {
  const tail = /[^\p{L}]{1,6}$/u.exec(password)?.[0] ?? ''
  const heads = Array.from({ length: tail.length + 1 }, (_, cut) => password.slice(0, password.length - cut))
  if (heads.some((head) => head !== '' && isCommonPassword(head))) return true
  return (
    tail.length <= maxTailLength && /\d\d/.test(tail) && timesOfYear.has(lettersOf(password.slice(0, -tail.length)))
  )
}

/** Whether a password has few letters besides the words of these names. */
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
