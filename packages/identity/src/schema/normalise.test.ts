import { describe, expect, test } from 'vitest'
import { identifierForms, normaliseIdentifier, phoneOf, tidyAddress } from './normalise.ts'

/** Combining marks out of order. Sorting a hundred thousand of them takes half a minute. */
const made = `a${'\u0301\u0327\u0323'.repeat(1_000_000)}`

describe(normaliseIdentifier, () => {
  test.each([
    ['  Ada@Example.ORG ', 'ada@example.org'],
    ['ＡＤＡ', 'ada'],
    ['e\u0301', 'é'],
    ['a\u0000b', 'a\ufffdb'],
    ['\ufdfa'.repeat(1025), '\ufdfa'.repeat(1025)],
    [` ${'A'.repeat(5000)} `, 'a'.repeat(5000)],
  ])('normalises %j', (typed, kept) => {
    expect(normaliseIdentifier(typed)).toBe(kept)
    expect(normaliseIdentifier(kept)).toBe(kept)
  })

  test('normalising twice changes nothing, also where the text grew', () => {
    const once = normaliseIdentifier('\ufdfa'.repeat(1024))
    expect(once.length).toBeGreaterThan(10_000)
    expect(normaliseIdentifier(once)).toBe(once)
  })
})

test.each([
  ['an identifier', normaliseIdentifier],
  ['its forms', identifierForms],
  ['an address', tidyAddress],
  ['a telephone number', phoneOf],
])('%s of three million combining marks is handled quickly', (_, look) => {
  // Slow code fails by the test's timeout.
  for (const text of [made, `+${made}`]) expect(() => look(text)).not.toThrow()
})
