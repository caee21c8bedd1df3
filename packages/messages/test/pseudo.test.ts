import { expect, test } from 'vitest'
import { everyLanguage } from '../src/languages.ts'
import { formatterOf } from '../src/formatter.ts'
import { parse } from '../src/icu/parse.ts'
import { lettersIn, wordsIn } from './longest-translation.ts'
import { brands, pseudo, pseudoLetters } from './pseudo.ts'

const english = everyLanguage.en
const said = ({ texts, messages }: typeof english): Readonly<Record<string, string>> => ({ ...texts, ...messages })
const texts = Object.entries(pseudo(said(english))).filter(([, text]) => !brands.has(text))

test.each(texts)('the pseudo-language marks %s and replaces its English letters', (_key, text) => {
  const said = parse(text).filter((part) => typeof part === 'string')
  expect(said.join('')).toMatch(/^⟦[^⟦⟧]*⟧$/)
  expect(said.join('')).not.toMatch(/[a-z]/i)
})

const extentOf = (text: string) => {
  const parts = parse(text)
  return [lettersIn(parts), Math.max(0, ...wordsIn(parts).map((word) => word.length))] as const
}

test.each(texts)('the pseudo-language is as long as %s in the longest language', (key, text) => {
  const [letters, word] = extentOf(text)
  for (const language of Object.values(everyLanguage)) {
    const [others, otherWord] = extentOf(said(language)[key] ?? '')
    expect(letters).toBeGreaterThanOrEqual(others)
    expect(word).toBeGreaterThanOrEqual(otherWord)
  }
})

test('the pseudo-language is at least 40 % longer than English, and not much longer than the longest language', () => {
  const lengthOf = (all: readonly string[]) => all.filter((text) => !text.includes('{')).join('').length
  const original = lengthOf(Object.values(said(english)))
  const times = lengthOf(texts.map(([, text]) => text)) / original
  expect(times).toBeGreaterThan(1.4)
  expect(times).toBeLessThan(1.8)
  expect(new Set(pseudoLetters).size).toBe(52)
})

test('the pseudo-language keeps placeholders and plural cases', () => {
  const drawer = pseudo({ 'forms.drawer': "{count, plural, one {it's # day} other {# days}} of {name}" })
  const { find } = formatterOf('en', { messages: {}, texts: drawer })
  expect(find('forms.drawer', { count: 1, name: 'Ada' })).toMatch(/^⟦[^ ]+'[^ ]+ 1 [^ ]+ [^ ]+ Ada⟧$/)
  expect(find('forms.drawer', { count: 2, name: 'Ada' })).toMatch(/^⟦2 [^ ]+ [^ ]+ Ada⟧$/)
})
