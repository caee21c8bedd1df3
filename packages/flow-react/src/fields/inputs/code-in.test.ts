import { expect, test } from 'vitest'
import { codeIn } from './code-in.ts'

test.each([
  { text: 'Your code: 123-456', length: 6, pattern: '[0-9]+', code: '123456' },
  { text: 'Your code: 123-456', length: 6, pattern: undefined, code: '123456' },
  { text: '123 456 is your code of 2026', length: 6, pattern: undefined, code: '123456' },
  { text: '12a4', length: 6, pattern: '[0-9]{6}', code: '124' },
  { text: 'ab-cd 12', length: 8, pattern: undefined, code: 'abcd12' },
  { text: '1234567', length: 6, pattern: '[0-9]+', code: '123456' },
  { text: '12 34', length: 6, pattern: '(', code: '1234' },
  { text: '', length: 6, pattern: undefined, code: '' },
])('FORM-ELEMENT-2: "$text" holds the code "$code" for the pattern $pattern', ({ text, length, pattern, code }) => {
  expect(codeIn(text, length, pattern)).toBe(code)
})
