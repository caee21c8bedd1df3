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
const siteNames = ['Collect Everything']
const identifiers = ['anna.lindqvist@example.org']

const issues = (password: string, passwordContext = { identifiers, siteNames, config }) =>
  passwordIssues(password, passwordContext).map(({ id, context }) => [id, context])

describe(passwordIssues, () => {
  test.each([
    ['', 4000002, { property: 'password' }],
    ['short12', 4000032, { min_length: 8, actual_length: 7 }],
    ['üöü', 4000032, { min_length: 8, actual_length: 3 }],
    ['äöäö', 4000032, { min_length: 8, actual_length: 4 }],
    ['💥🔑', 4000032, { min_length: 8, actual_length: 2 }],
    ['👩‍👩‍👧‍👦🔑', 4000032, { min_length: 8, actual_length: 2 }],
    ['aaaaaaaa', 4000005, expect.objectContaining({ reason_key: 'oneCharacter' })],
    ['AaAaAaAa', 4000005, expect.objectContaining({ reason_key: 'oneCharacter' })],
    [' '.repeat(8), 4000005, expect.objectContaining({ reason_key: 'oneCharacter' })],
    [' \t \t \t \t', 4000005, expect.objectContaining({ reason_key: 'oneCharacter' })],
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
    ['Password1!', 4000034, { breaches: 1 }],
    ['Qwerty123!', 4000034, { breaches: 1 }],
    ['dragon1984?', 4000034, { breaches: 1 }],
    ['Sommer2026', 4000034, { breaches: 1 }],
    ['summer-26!', 4000034, { breaches: 1 }],
    ['Październik2026', 4000034, { breaches: 1 }],
    ['Collect1', 4000005, expect.objectContaining({ reason_key: 'siteName' })],
    ['Collect-Everything!', 4000005, expect.objectContaining({ reason_key: 'siteName' })],
    ['everything2026', 4000005, expect.objectContaining({ reason_key: 'siteName' })],
    ['Anna2026!', 4000031, undefined],
    ['example-anna-1', 4000031, undefined],
  ])('%j is refused with %d', (password, id, context) => {
    expect(issues(password)).toEqual([[id, context]])
  })

  test.each([
    ['aaaa', [4000032, 4000005]],
    ['Anna1', [4000032, 4000031]],
    ['qwerty1', [4000032, 4000034]],
    ['collect', [4000032, 4000005]],
  ])('%j is refused for all its reasons at once', (password, ids) => {
    expect(issues(password).map(([id]) => id)).toEqual(ids)
  })

  test.each([
    ['correct horse battery'],
    ['password with more to it'],
    ['🔑🗝️🚪🧲🪙🏺🧭🎲'],
    ['xy'.repeat(512)],
    ['🔑🗝'.repeat(512)],
    ['a sentence of sixty-four characters is taken as it is, all of it'],
    ['I collect stamps'],
    ['the summer of 2026'],
    ['dragon 847291048'],
    ['tab\tand\u0000zero'],
    ['lind-and-much-more-text'],
  ])('%j is accepted', (password) => {
    expect(issues(password)).toEqual([])
  })

  test('the configuration sets the minimum length and turns the similarity check off', () => {
    expect(issues('twelve chars', { identifiers, siteNames, config: configWith('min_password_length: 20') })).toEqual([
      [4000032, { min_length: 20, actual_length: 12 }],
    ])
    expect(
      issues('lindqvist1', {
        identifiers,
        siteNames,
        config: configWith('identifier_similarity_check_enabled: false'),
      }),
    ).toEqual([])
  })

  test('short passwords are accepted where the configuration allows them', () => {
    const lenient = { identifiers, siteNames, config: configWith('min_password_length: 6') }
    expect(issues('123456', lenient)).toEqual([[4000034, { breaches: 1 }]])
    expect(issues('qwe-rt', lenient)).toEqual([])
  })

  test('empty and very long identifiers are not compared', () => {
    expect(issues('lindqvist1', { identifiers: [], siteNames, config })).toEqual([])
    expect(issues('lindqvist1', { identifiers: [''], siteNames, config })).toEqual([])
    expect(issues('ab'.repeat(150), { identifiers: ['ab'.repeat(150)], siteNames, config })).toEqual([])
  })
})
