import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { folded, foldedName, wordsOf } from './folded-name.ts'

describe(foldedName, () => {
  test.each([
    ['The Heron Penny', 'the heron penny'],
    ['Ångström', 'angstrom'],
    ['Straße', 'strasse'],
    ['STRAẞE', 'strasse'],
    ['Œuvre d’Ægir', 'oeuvre d aegir'],
    ['Łódź', 'lodz'],
    ['Đorđe', 'dorde'],
    ['Þór', 'thor'],
    ['Ðegi', 'degi'],
    ['ISTANBUL İzmir ılık', 'istanbul izmir ilik'],
    ['ＡＢＣ１', 'abc1'],
    ['ﬁne', 'fine'],
    ['  two   spaces ', 'two spaces'],
    ['AB-123', 'ab 123'],
    ['Ω мир 漢字', 'ω мир 漢字'],
    ['???', '???'],
    ['', ''],
  ])('of %j is %j', (name, expected) => {
    expect(foldedName(name)).toBe(expected)
  })

  test('folding twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(folded(folded(text))).toBe(folded(text))
        expect(foldedName(foldedName(text))).toBe(foldedName(text))
      }),
      { numRuns: 200 },
    )
  })

  test('composed and decomposed letters, and upper and lower case, fold alike', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aAéÉüÜñÑåÅ ß') }), (text) => {
        expect(foldedName(text.normalize('NFD'))).toBe(foldedName(text.normalize('NFC')))
        expect(foldedName(text.toUpperCase())).toBe(foldedName(text.toLowerCase()))
      }),
    )
  })

  test('a word holds letters and digits only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const word of wordsOf(text)) expect(word).toMatch(/^[\p{L}\p{N}]+$/u)
      }),
    )
  })
})
