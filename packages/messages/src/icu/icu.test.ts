import fc from 'fast-check'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import * as english from '../en/index.ts'
import { languageOf } from './language.ts'
import { parse } from './parse.ts'
import type { Part } from './parts.ts'
import { say, type Value, type Values } from './say.ts'

const language = languageOf('en', 'UTC')
const ours = (message: string, values: Values = {}) => say(parse(message), values, language)
/** The reference implementation. No page loads it. */
const theirs = (message: string, values: Values = {}) =>
  String(new IntlMessageFormat(message, 'en').format({ ...values }))

describe('the parser refuses unsupported ICU syntax', () => {
  test.each([
    '{',
    '}',
    'a { b',
    '{}',
    '{a b}',
    '{a, dance}',
    '{a, plural}',
    '{a, plural, one {x}}',
    '{a, select, b {x}}',
    '{a, plural, offset:1 other {x}}',
    '{a, number, ::currency/EUR}',
    '{a, plural, other {x}',
  ])('%s', (message) => {
    expect(() => parse(message)).toThrow(/expected at/)
  })
})

describe('gives the same text as intl-messageformat', () => {
  test.each<[string, Values]>([
    ['plain', {}],
    ['{name} and {other}', { name: 'Ada', other: 7 }],
    ['{ name }', { name: 'Ada' }],
    ["it's, '{name}', ''{name}'' and '{'{name}'}'", { name: 'Ada' }],
    ["don't '{quote", {}],
    ['{count, number}', { count: 1234567.5 }],
    ['{count, plural, =0 {none} one {# thing} other {# things}}', { count: 0 }],
    ['{count, plural, =0 {none} one {# thing} other {# things}}', { count: 1 }],
    ['{count, plural, =0 {none} one {# thing} other {# things}}', { count: 1234 }],
    ["{count, plural, other {'#' is # for {name}}}", { count: 3, name: 'Ada' }],
    ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 22 }],
    ['{who, select, ada {she} other {they}} and {count, plural, one {one} other {{count}}}', { who: 'ada', count: 4 }],
    ['# outside a plural', {}],
  ])('%s', (message, values) => {
    expect(ours(message, values)).toBe(theirs(message, values))
  })

  test.each(['__proto__', 'constructor', 'toString'])('a value named %s selects the case "other"', (a) => {
    expect(ours('{a, select, x {y} other {z}}', { a })).toBe('z')
  })

  test('for random text between random values', () => {
    const piece = fc.oneof(
      fc.stringMatching(/^[ a-zA-Z'.,!?é…]{0,12}$/),
      fc.constantFrom(
        "''",
        "'{a}'",
        '{a}',
        '{n, plural, =2 {two} one {# of {a}} other {# ’s}}',
        '{a, select, x {y} other {#}}',
      ),
    )
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 6 }),
        // The reference confuses such a name with its own properties.
        fc.string().filter((a) => !(a in {})),
        fc.integer({ min: -3, max: 3000 }),
        (pieces, a, n) => {
          const message = pieces.join('')
          expect(ours(message, { a, n })).toBe(theirs(message, { a, n }))
        },
      ),
    )
  })

  const catalogue: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(english))
  test.each(Object.entries(catalogue))('%s', (_key, message) => {
    for (const count of [0, 1, 2, 12]) {
      const values = Object.fromEntries(placeholdersOf(parse(message)).map((name) => [name, count]))
      expect(ours(message, values)).toBe(theirs(message, values))
    }
  })
})

function placeholdersOf(parts: readonly Part[]): readonly string[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string' || part.part === 'count') return []
    const inside = 'cases' in part ? Object.values(part.cases).flatMap(placeholdersOf) : []
    return [part.name, ...inside]
  })
}

test('a date has long style, and is the same day in every time zone', () => {
  const late: Value = new Date('2026-11-20T23:30:00Z')
  expect(ours('{day, date}', { day: late })).toBe('November 20, 2026')
  expect(ours('{day}', { day: late })).toBe('November 20, 2026')
  expect(ours('{day, date}', { day: late.getTime() })).toBe('November 20, 2026')
})

test('a message with a missing value gives no text', () => {
  expect(ours('Hello {name}')).toBeUndefined()
  expect(ours('{count, plural, other {# for {name}}}', { count: 1 })).toBeUndefined()
})
