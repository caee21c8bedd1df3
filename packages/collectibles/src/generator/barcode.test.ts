import { expect, test } from 'vitest'

import { checkDigitOf } from '../wire/catalogue/barcode.ts'
import { gtinOf } from './barcode.ts'

test.each([
  ['400638133393', 1],
  ['978030640615', 7],
  ['0000000000000', 0],
])('the check digit of %s is %i', (digits, check) => {
  expect(checkDigitOf(digits)).toBe(check)
})

test('generated codes are of the in-store range, and each is another one', () => {
  const codes = Array.from({ length: 5000 }, (_, index) => gtinOf(index))
  expect(new Set(codes).size).toBe(5000)
  for (const code of codes) {
    expect(code).toMatch(/^02\d{12}$/)
    expect(checkDigitOf(code.slice(0, -1))).toBe(Number(code.at(-1)))
  }
})
