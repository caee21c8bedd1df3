import { languageNames } from '@collect/messages'
import { brands, pseudoLetters } from '../../../packages/messages/test/pseudo.ts'

/** What no catalogue translates, whatever the page; the notices name the keys that lead to them. */
const names: ReadonlySet<string> = new Set([...brands, ...Object.values(languageNames), 'alt+T'])

/** Days, times and prices as `Intl` writes them in English, for the pseudo-language has no calendar of its own; moments; links. */
const written =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}\b(?: at \d{1,2}:\d\d\s[AP]M)?|\$[\d.,]*\d|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC|https?:\S+/g

const innermost = /⟦[^⟦⟧]*⟧/

/**
 * What of a text was written by nobody's catalogue: words, and marks that join two texts.
 * @param data what a flow, a person or the catalogue of objects brings along
 */
export function unmarkedIn(text: string, data: ReadonlySet<string>): readonly string[] {
  // A provider without a mark of its own is shown by its first letter.
  const isInitial = (piece: string) =>
    /^\p{Lu}$/u.test(piece) && [...data].some((one) => one.startsWith(piece.toLowerCase()))
  const isData = (piece: string) => data.has(piece.toLowerCase()) || names.has(piece) || isInitial(piece)
  const found: string[] = []
  let rest = isData(text) || isJson(text) ? '' : text.replace(written, '')
  // A text within a text is marked, too.
  for (let inside = innermost.exec(rest)?.[0]; inside !== undefined; inside = innermost.exec(rest)?.[0]) {
    const words = inside.slice(1, -1).split(letters).flatMap(listed)
    found.push(...words.filter((word) => /\p{L}/u.test(word) && !isData(word)))
    rest = rest.replace(inside, '\n')
  }
  const outside = rest.split(/\n| · /).map((piece) => piece.trim())
  return [...found, ...outside.filter((piece) => !/^[\d\s·]*$/.test(piece) && !isData(piece))]
}

const letters = new RegExp(`[${pseudoLetters}]+`, 'u')

/** Data within a text: `Intl` joins a list of it, and the text's own signs stand around it. */
const listed = (words: string): readonly string[] =>
  words.split(/, (?:and|or) | (?:and|or) |, | · /).map((word) => word.replace(signs, ''))
const signs = /^[\s“”‘’().,:;?]+|[\s“”‘’().,:;?]+$/g

/** As the developer page shows it. */
function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}
