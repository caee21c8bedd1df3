import { describe, expect, test } from 'vitest'

import { isCountry } from './country.ts'

describe(isCountry, () => {
  test.each(['NL', 'NO', 'SU', 'DD', 'EU', 'XK'])('%s is one', (code) => {
    expect(isCountry(code)).toBe(true)
  })

  test.each(['', 'nl', 'XX', 'AA', 'QQ', 'ZZ', 'XA', 'N', 'NLD', '41', 'N1'])('%j is none', (code) => {
    expect(isCountry(code)).toBe(false)
  })
})
