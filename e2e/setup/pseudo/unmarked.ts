import { languageNames } from '@collect/messages'
import { brands, pseudoLetters } from '../../../packages/messages/test/pseudo.ts'

/** Texts that no catalogue translates; the toaster names its keyboard shortcut. A used backup code shows dots. */
const names: ReadonlySet<string> = new Set([...brands, ...Object.values(languageNames), 'alt+T', '•••• ••••'])

/** Dates, times and prices, which `Intl` writes in English for the pseudo-language; timestamps; links. */
const written =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}\b(?: at \d{1,2}:\d\d\s[AP]M(?:\sUTC)?|, \d\d:\d\d:\d\d UTC)?|\b(?:Today|Yesterday|Now)\b(?:, (?=\d))?|\b\d{1,2}:\d\d\s[AP]M\b(?:\sUTC)?|\$[\d.,]*\d|https?:\S+|^localhost:\d+$/g

const innermost = /⟦[^⟦⟧]*⟧/

/**
 * The parts of a text outside of catalogues: words, and punctuation that joins two texts.
 * @param data untranslated data of a flow, a user or the catalogue of items
 */
export function unmarkedIn(text: string, data: ReadonlySet<string>): readonly string[] {
  // A provider without a logo shows its first letter.
  const isInitial = (piece: string) =>
    /^\p{Lu}$/u.test(piece) && [...data].some((one) => one.startsWith(piece.toLowerCase()))
  const isData = (piece: string) => data.has(piece.toLowerCase()) || names.has(piece) || isInitial(piece)
  const found: string[] = []
  let rest = isData(text) || isJson(text) ? '' : text.replace(written, '')
  // A text within a text is marked too.
  for (let inside = innermost.exec(rest)?.[0]; inside !== undefined; inside = innermost.exec(rest)?.[0]) {
    const words = inside.slice(1, -1).split(letters).flatMap(listed)
    found.push(...words.filter((word) => /\p{L}/u.test(word) && !isData(word)))
    rest = rest.replace(inside, '\n')
  }
  const outside = rest.split(/\n|(?:^|\s)·(?:\s|$)/).map((piece) => piece.trim())
  return [...found, ...outside.filter((piece) => !/^[\d\s·]*$/.test(piece) && !isData(piece))]
}

const letters = new RegExp(`[${pseudoLetters}]+`, 'u')

/** Data within a text: `Intl` joins lists of it, and the text's punctuation surrounds it. */
const listed = (words: string): readonly string[] =>
  words.split(/, (?:and|or) | (?:and|or) |, | · /).map((word) => word.replace(signs, ''))
const signs = /^[\s“”‘’().,:;?]+|[\s“”‘’().,:;?]+$/g

/** In the format of the developer page. */
function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}
