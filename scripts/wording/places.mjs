// Places that are narrow on a phone of 320 px. Stories measure the pages (e2e/setup/fit); these bounds tell a
// translator at once.

/**
 * The letters that a place holds, by the keys of its texts.
 *
 * @type {readonly (readonly [keys: RegExp, letters: number, place: string])[]}
 */
const places = [
  [/^navigation\.(?!label)/, 12, 'a tab of the bottom bar'],
  [/^settings\.act\./, 12, 'the button of a row'],
  [/^settings\.part\.(?!activity\.title)/, 16, 'a chip of the index'],
  [/^(?:forms\.)?input\.placeholder\./, 27, 'an empty field'],
  [/^input\.placeholder$/, 16, 'the words beside a label in an empty field'],
  [/^(?:theme|language|menu)\./, 22, 'an entry of the menu'],
  [/^toast\.|^item\.(?:add|remove|kept)$|^offer\.(?:add|later|never)$/, 32, 'a button of one line'],
  [/^(?:consent\.action|logout)-?\w*\.?(?:accept|reject)/, 20, 'one of two buttons side by side'],
]

/** Letters of one word in a heading, and in any other text. */
const [mostInTitle, mostInText] = [20, 26]

/** How much longer than English a translation may be: texts of a few words grow most. */
const longestFor = (english) => 1.6 * english.length + 24

/** Sentences for developers in English, which other languages say to users. */
const freely = /^wire\./

/** The text, with values as one letter, against its place and against the English text. */
export function fitFaults(key, text, english) {
  const faults = []
  for (const [keys, letters, place] of places)
    if (keys.test(key) && text.length > letters)
      faults.push(`${text.length} letters, ${place} holds ${letters}: ${text}`)
  const mostInWord = /(?:^|\.)(?:title|heading)(?:$|[.-])/.test(key) ? mostInTitle : mostInText
  // A line may break after a hyphen, and between the parts of an address.
  for (const word of text.split(/[\s\-@/]+/))
    if (word.length > mostInWord && !key.startsWith('dev.'))
      faults.push(`a word of ${word.length} letters, at most ${mostInWord}: ${word}`)
  if (!freely.test(key) && text.length > longestFor(english))
    faults.push(`${text.length} letters for ${english.length} in English: ${text}`)
  return faults
}
