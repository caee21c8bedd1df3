import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { queryWordsOf, searchWordsOf } from './search-words.ts'

describe('the words of a text', () => {
  test.each([
    ['Heron penny, 1911', ['heron', 'penny', '1911']],
    ['AB-123', ['ab', '123', 'ab123']],
    ['Straße Ærø Łódź Đà Ísþór', ['strasse', 'aero', 'lodz', 'da', 'isthor']],
    ['Reiher\u00adpfennig', ['reiherpfennig']],
    ['第一套人民幣', ['第一', '一套', '套人', '人民', '民幣', '幣']],
    ['한국은행', ['한국', '국은', '은행', '행']],
    ['ガス', ['カス', 'ス']],
    ['เหรียญ', ['เห', 'หร', 'รย', 'ยญ', 'ญ']],
    ['2024年', ['2024', '年']],
    ['x'.repeat(60), ['x'.repeat(40)]],
    ['¡—!', []],
  ])('%j', (text, words) => {
    expect(searchWordsOf(text)).toEqual(words)
  })

  test('a text of plain letters has the same words beside one that is not plain', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\n\t -~]{0,90}$/), (text) => {
        expect(searchWordsOf(`${text} é`)).toEqual([...searchWordsOf(text), 'e'])
      }),
    )
  })

  test('a text is found by all of its words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
        const words = searchWordsOf(text)
        for (const { text: wanted, isPrefix } of queryWordsOf(text))
          expect(words.some((word) => (isPrefix ? word.startsWith(wanted) : word === wanted))).toBe(true)
      }),
    )
  })

  test('words hold letters and digits only, 40 at most, and nothing that an engine reads as a sign', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
        for (const word of [...searchWordsOf(text), ...queryWordsOf(text).map((query) => query.text)]) {
          expect(word).toMatch(/^[\p{L}\p{N}]+$/u)
          expect([...word].length).toBeLessThanOrEqual(40)
        }
        expect(queryWordsOf(text).length).toBeLessThanOrEqual(16)
      }),
    )
  })
})

describe('the words of a search', () => {
  const shown = (typed: string) => queryWordsOf(typed).map(({ text, isPrefix }) => text + (isPrefix ? '*' : ''))

  test.each([
    ['Heron pen', ['heron', 'pen*']],
    ['Heron pen ', ['heron', 'pen']],
    ['heron p', ['heron', 'p']],
    ['heron 191', ['heron', '191']],
    ['heron Heron', ['heron']],
    ['人民', ['人民']],
    ['幣', ['幣*']],
    ['"a" OR b* NOT (c) NEAR d:e', ['a', 'or', 'b', 'not', 'c', 'near', 'd', 'e']],
    ['  ', []],
  ])('%j', (typed, words) => {
    expect(shown(typed)).toEqual(words)
  })

  test('a search has 16 words at most', () => {
    expect(shown(Array.from({ length: 30 }, (_, at) => `word${at}`).join(' '))).toHaveLength(16)
  })
})
