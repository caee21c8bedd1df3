import { expect, test } from 'vitest'
import { isTrue } from './strategy.ts'

test.each([true, 1, 'true', 'True', 'TRUE', 't', 'T', '1'])('%j presses a button', (value) => {
  expect(isTrue(value)).toBe(true)
})

test.each([undefined, null, false, 0, 2, 'false', 'on', '', ['true'], { toString: 1 }])('%j presses none', (value) => {
  expect(isTrue(value)).toBe(false)
})
