import { describe, expect, test } from 'vitest'
import { parseConfig } from '../config/load-config.ts'
import { passwordIssues } from './password-policy.ts'

const configWith = (settings: string) =>
  parseConfig(
    `selfservice: { default_browser_return_url: /, methods: { password: { config: { ${settings} } } } }
identity: { schemas: [{ id: default, url: "file://x.json" }] }`,
    { origin: 'http://localhost:3000', directory: '/' },
  )
const config = configWith('')
const identifiers = ['anna.lindqvist@example.org']

const issues = (password: string, surroundings = { identifiers, config }) =>
  passwordIssues(password, surroundings).map(({ id, context }) => [id, context])

describe(passwordIssues, () => {
  test.each([
    ['', 4000002, { property: 'password' }],
    ['short12', 4000032, { min_length: 8, actual_length: 7 }],
    ['ü'.repeat(3), 4000032, { min_length: 8, actual_length: 6 }],
    ['x'.repeat(1025), 4000033, { max_length: 1024, actual_length: 1025 }],
    ['🔑'.repeat(1025), 4000033, { max_length: 1024, actual_length: 1025 }],
    ['anna.lindqvist@example.org', 4000031, undefined],
    ['Anna.Lindqvist@Example.org1', 4000031, undefined],
    ['anna.lindqvist@example', 4000031, undefined],
    ['lindqvist1', 4000031, undefined],
    ['xxlindqvistxx', 4000031, undefined],
    ['password', 4000034, { breaches: 1 }],
    ['PassWord1', 4000034, { breaches: 1 }],
    ['1234567890', 4000034, { breaches: 1 }],
    ['qwertyuiop', 4000034, { breaches: 1 }],
  ])('%j is refused with %d', (password, id, context) => {
    expect(issues(password)).toEqual([[id, context]])
  })

  test.each([
    ['correct horse battery'],
    ['password with more to it'],
    ['🔑🔑'],
    ['x'.repeat(1024)],
    ['🔑'.repeat(1024)],
    ['tab\tand\u0000zero'],
    ['lind-and-much-more-text'],
  ])('%j is fine', (password) => {
    expect(issues(password)).toEqual([])
  })

  test('what the settings say', () => {
    expect(issues('twelve chars', { identifiers, config: configWith('min_password_length: 20') })).toEqual([
      [4000032, { min_length: 20, actual_length: 12 }],
    ])
    expect(
      issues('lindqvist1', { identifiers, config: configWith('identifier_similarity_check_enabled: false') }),
    ).toEqual([])
  })

  test('short ones, where they are allowed', () => {
    const lenient = { identifiers, config: configWith('min_password_length: 6') }
    expect(issues('123456', lenient)).toEqual([[4000034, { breaches: 1 }]])
    expect(issues('qwe-rt', lenient)).toEqual([])
  })

  test('nothing to compare with, or too long to compare', () => {
    expect(issues('lindqvist1', { identifiers: [], config })).toEqual([])
    expect(issues('lindqvist1', { identifiers: [''], config })).toEqual([])
    expect(issues('a'.repeat(300), { identifiers: ['a'.repeat(300)], config })).toEqual([])
  })
})
