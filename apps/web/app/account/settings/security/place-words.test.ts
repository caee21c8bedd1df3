import { describe, expect, test } from 'vitest'

import { placeWords } from './place-words.ts'

describe(placeWords, () => {
  test.each([
    ['Utrecht, NL', 'en', 'Utrecht, Netherlands'],
    ['Utrecht, NL', 'de', 'Utrecht, Niederlande'],
    ['DE', 'fr', 'Allemagne'],
    ['Utrecht', 'en', 'Utrecht'],
    ['a place of another service', 'en', 'a place of another service'],
    [undefined, 'en', undefined],
  ] as const)('the place %s is in %s: %s', (place, locale, words) => {
    expect(placeWords(place, locale)).toBe(words)
  })
})
