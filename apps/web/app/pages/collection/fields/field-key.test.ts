import { expect, test } from 'vitest'

import { fieldKeyOf } from './field-key.ts'

const none = new Set<string>()

test.each([
  ['Case number', 'case_number'],
  ['  Größe (mm) ', 'grosse_mm'],
  ['2nd owner', 'nd_owner'],
  ['Коробка', 'field'],
  ['!', 'field'],
  ['A label that is longer than every key may be', 'a_label_that_is_longer_than_ev'],
])('the key of %j is %j', (label, key) => {
  expect(fieldKeyOf(label, none)).toBe(key)
})

test('a key that is taken gets a number, and stays short enough', () => {
  expect(fieldKeyOf('Case', new Set(['case', 'case_2']))).toBe('case_3')
  const long = 'a'.repeat(30)
  expect(fieldKeyOf(long, new Set([long]))).toBe(`${'a'.repeat(28)}_2`)
})
