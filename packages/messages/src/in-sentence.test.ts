import { describe, expect, test } from 'vitest'
import { inSentence } from './in-sentence.ts'

describe(inSentence, () => {
  test.each([
    ['another value', 'party', 'Shop', 'en', 'Shop'],
    ['an abbreviation', 'placeholder', 'ID', 'en', 'ID'],
    ['a name with capitals', 'placeholder', 'E-Mail', 'en', 'E-Mail'],
    ['a single letter', 'placeholder', 'X', 'en', 'X'],
    ['a German noun', 'placeholder', 'Passwort', 'de', 'Passwort'],
    ['a label', 'placeholder', 'Recovery code', 'en', 'recovery code'],
    ['an identifier', 'identifierLabel', 'Email', 'en', 'email'],
  ])('%s', (_name, key, value, locale, said) => {
    expect(inSentence(key, value, locale)).toBe(said)
  })
})
