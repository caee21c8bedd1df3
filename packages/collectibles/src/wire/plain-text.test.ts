import { describe, expect, test } from 'vitest'

import { readPlainText } from './plain-text.ts'

describe(readPlainText, () => {
  test.each([
    ['  Heron penny ', 'name', 'Heron penny'],
    ['e\u0301', 'name', '\u00e9'],
    ['one\r\ntwo\nthree', 'notes', 'one\ntwo\nthree'],
    ['<b>bold</b>', 'line', '<b>bold</b>'],
    ['\u{1f41f}'.repeat(200), 'name', '\u{1f41f}'.repeat(200)],
  ] as const)('reads %j as a %s', (typed, kind, text) => {
    expect(readPlainText(typed, kind)).toEqual({ text })
  })

  test.each([
    ['one\ntwo', 'name', 'control_character'],
    ['a\u0000b', 'notes', 'control_character'],
    ['a\tb', 'notes', 'control_character'],
    ['x'.repeat(201), 'name', 'too_long'],
    ['x'.repeat(41), 'tag', 'too_long'],
    ['x'.repeat(10_001), 'notes', 'too_long'],
  ] as const)('refuses %j as a %s', (typed, kind, problem) => {
    expect(readPlainText(typed, kind)).toEqual({ problem })
  })
})
