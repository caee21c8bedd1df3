import { expect, test } from 'vitest'

import { facetCountText } from './count-text.ts'

const capped = { value: 3000, capped: true } as const

test.each([
  ['en', 12, { value: 40 }, '12'],
  ['en', 3000, { value: 3000 }, '3,000'],
  ['en', 2999, capped, '2,999'],
  ['en', 3000, capped, '3,000+'],
  ['de', 3000, capped, '3.000+'],
] as const)('in %s, %i of %j results are "%s"', (locale, count, counted, said) => {
  expect(facetCountText({ locale }, count, counted)).toBe(said)
})
