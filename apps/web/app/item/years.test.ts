import { expect, test } from 'vitest'

import { yearsText } from './years.ts'

test.each([
  [{ from: 1999, to: 2008 }, '1999–2008'],
  [{ from: 2002 }, '2002'],
  [{ from: 2002, to: 2002 }, '2002'],
  [{ from: -44, to: 14 }, '−44–14'],
])('%j is %s', (years, said) => {
  expect(yearsText(years)).toBe(said)
})
