import { expect, test } from 'vitest'
import { everyLanguage } from '../src/languages.ts'
import { formatterOf } from '../src/formatter.ts'
import { parse } from '../src/icu/parse.ts'
import { brands, pseudo, pseudoLetters } from './pseudo.ts'

const english = everyLanguage.en
const texts = Object.entries(pseudo(english.texts)).filter(([, text]) => !brands.has(text))

test.each(texts)('the pseudo-language marks %s and replaces its English letters', (_key, text) => {
  const said = parse(text).filter((part) => typeof part === 'string')
  expect(said.join('')).toMatch(/^⟦[^⟦⟧]*⟧$/)
  expect(said.join('')).not.toMatch(/[a-z]/i)
})

test('the pseudo-language is 40 % longer than English', () => {
  const lengthOf = (all: readonly string[]) => all.filter((text) => !text.includes('{')).join('').length
  const original = lengthOf(Object.values(english.texts))
  expect(lengthOf(texts.map(([, text]) => text)) / original).toBeCloseTo(1.4, 1)
  expect(new Set(pseudoLetters).size).toBe(52)
})

test('the pseudo-language keeps placeholders and plural cases', () => {
  const drawer = pseudo({ 'forms.drawer': "{count, plural, one {it's # day} other {# days}} of {name}" })
  const { find } = formatterOf('en', { messages: {}, texts: drawer })
  expect(find('forms.drawer', { count: 1, name: 'Ada' })).toMatch(/^⟦[^ ]+'[^ ]+ 1 [^ ]+ [^ ]+ Ada⟧$/)
  expect(find('forms.drawer', { count: 2, name: 'Ada' })).toMatch(/^⟦2 [^ ]+ [^ ]+ Ada⟧$/)
})
