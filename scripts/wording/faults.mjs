// What the catalogues may not say (docs/translating.md): long sentences, two words for one thing, a sentence of the
// rules in other words, a button by another name, a text that its place on a narrow phone cannot hold.
import { fitFaults } from './places.mjs'
import { quoted } from './quoted.mjs'
import { names, terms } from './terms.mjs'

/** English words of one sentence, at most. */
const most = 12

/** Longer sentences, with the reason. */
const longer = new Map([
  ['mail.first-proof.text', 'it lists what was removed, in a mail'],
  ['reason.guarded', 'it lists the ways that are left'],
])

/** English texts that the rules quote. */
const quotes = new Map(quoted.map(([rule, key, text]) => [String(key), { rule, text }]))

/** A text with a value, or a choice of ICU, as one word. */
function flat(text) {
  let plain = text
  for (let before; before !== plain;) {
    before = plain
    plain = plain.replaceAll(/\{[^{}]*\}/g, 'X')
  }
  return plain
}

const wordsIn = (sentence) => sentence.trim().split(/\s+/).filter(Boolean).length

/** English sentences that are too long, and quoted ones that say something else. */
function sentenceFaults(key, text) {
  const quote = quotes.get(key)
  if (quote) return quote.text === text ? [] : [`${quote.rule} quotes: ${quote.text}`]
  if (longer.has(key)) return []
  return flat(text)
    .split(/(?<=[.!?:;])\s+/)
    .filter((sentence) => wordsIn(sentence) > most)
    .map((sentence) => `${wordsIn(sentence)} words, at most ${most}: ${sentence}`)
}

/** Words for which the language has another word. */
function termFaults(locale, key, text) {
  if (names.has(key) || key.startsWith('dev.') || (locale === 'en' && quotes.has(key))) return []
  // Without placeholders and the cases of an ICU choice.
  const said = text.replaceAll(/\{\w+\}/g, '').replaceAll(/\w+ ?(?=\{)/g, '')
  return terms[locale]
    .filter(([word]) => word.test(said))
    .map(([word, instead]) => `${word.exec(said)[0]}; say ${instead}: ${text.slice(0, 80)}`)
}

/** A button that a sentence names in quotation marks has that name. */
function nameFaults(text, english, texts, allEnglish) {
  return [...english.matchAll(/“([^”{]+)”/g)].flatMap(([, name]) => {
    const called = Object.keys(allEnglish)
      .filter((key) => allEnglish[key] === name)
      .map((key) => texts[key])
    return called.length === 0 || called.some((one) => text.includes(one))
      ? []
      : [`“${name}” is called ${[...new Set(called)].join(' or ')}: ${text}`]
  })
}

/**
 * @param {string} locale
 * @param {Readonly<Record<string, string>>} texts by key or number
 * @param {Readonly<Record<string, string>>} english the same texts in English
 * @returns {string[]} one line for each fault
 */
export function faultsIn(locale, texts, english) {
  return Object.entries(texts).flatMap(([key, text]) =>
    [
      ...(locale === 'en' ? sentenceFaults(key, text) : []),
      ...termFaults(locale, key, text),
      ...nameFaults(text, english[key] ?? text, texts, english),
      ...fitFaults(key, flat(text), flat(english[key] ?? text)),
    ].map((fault) => `${locale} ${key}: ${fault}`),
  )
}
