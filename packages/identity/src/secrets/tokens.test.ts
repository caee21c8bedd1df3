import { describe, expect, test } from 'vitest'
import { sealer } from './sealer.ts'
import { digest, equals, hmac, randomCode, randomToken } from './tokens.ts'

describe(randomToken, () => {
  test('makes letters and digits of the wanted length from the whole alphabet', () => {
    const token = randomToken('ory_st_', 32)
    expect(token).toMatch(/^ory_st_[A-Za-z0-9]{32}$/)
    expect(token).not.toBe(randomToken('ory_st_', 32))
    expect(new Set(randomToken('', 20_000)).size).toBe(62)
  })
})

describe(randomCode, () => {
  test('makes six digits, with leading zeros', () => {
    const codes = Array.from({ length: 2_000 }, randomCode)
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true)
    expect(new Set(codes.map((code) => code[0])).size).toBe(10)
  })
})

describe('digests', () => {
  test('digests depend on the secret and on the value', () => {
    expect(hmac('a', 'x')).not.toBe(hmac('b', 'x'))
    expect(hmac('a', 'x')).not.toBe(hmac('a', 'y'))
    expect(digest('x')).toBe(digest('x'))
    expect(digest('x')).not.toContain('x=')
  })

  test.each([
    ['same', 'same', true],
    ['same', 'samf', false],
    ['same', 'same ', false],
    ['', '', true],
  ])('%j equals %j: %s', (a, b, expected) => {
    expect(equals(a, b)).toBe(expected)
  })
})

describe(sealer, () => {
  const old = sealer(['an older secret'])
  const both = sealer(['a newer secret', 'an older secret'])

  test.each([
    ['an empty text', ''],
    ['a text that is too short', 'AAAA'],
    ['a random text', Buffer.alloc(64, 7).toString('base64url')],
    ['a value for another purpose', both.seal('other', { a: 1 })],
    ['a value under another secret', sealer(['a stranger']).seal('form', { a: 1 })],
    ['a truncated value', both.seal('form', { a: 1 }).slice(0, -4)],
    ['an altered value', both.seal('form', { a: 1 }).replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))],
  ])('%s is not opened', (_, sealed) => {
    expect(both.open('form', sealed)).toBeUndefined()
  })

  test('a sealed value can be opened, also under an older secret', () => {
    const value = { password: 'hunter22', traits: { name: 'Zoë 👩‍🚀' } }
    expect(both.open('form', both.seal('form', value))).toEqual(value)
    expect(both.open('form', old.seal('form', value))).toEqual(value)
    expect(old.open('form', both.seal('form', value))).toBeUndefined()
    expect(both.seal('form', value)).not.toBe(both.seal('form', value))
  })

  test('a sealer without secrets is refused', () => {
    expect(() => sealer([])).toThrow('at least one secret')
  })
})
