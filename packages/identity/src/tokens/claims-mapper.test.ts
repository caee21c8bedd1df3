import { describe, expect, test } from 'vitest'
import { compileMapper } from './claims-mapper.ts'

const session = { id: 's1', identity: { traits: { email: 'ada@example.org', roles: ['a', 'b'], name: null } } }

const usual = `
  // The claims that the other service needs.
  local claims = std.extVar('claims');
  local session = std.extVar("session");
  {
    claims: {
      email: session.identity.traits.email,
      "https://example.org/roles": session.identity.traits['roles'],
      first: session.identity.traits.roles[0],
      iss: claims.iss + '/x',
      [if 'phone' in session.identity.traits then 'phone']: session.identity.traits.phone,
    },
  }`

describe(compileMapper, () => {
  test('a Jsonnet mapper makes claims of a session', () => {
    expect(compileMapper(usual)({ session, claims: { iss: 'https://id.example' } })).toEqual({
      email: 'ada@example.org',
      'https://example.org/roles': ['a', 'b'],
      first: 'a',
      iss: 'https://id.example/x',
    })
  })

  test('a mapper that the reader does not support is refused with its place', () => {
    expect(() => compileMapper('{\n  claims: self.x }')).toThrow('mapper:2:11: self is not supported')
  })

  test.each([
    ['1', 'no object with claims'],
    ['{ claim: {} }', 'no object with claims'],
    ['{ claims: [] }', 'no object with claims'],
    [`{ claims: std.extVar('nothing') }`, 'no variable nothing'],
    [`{ claims: { a: std.extVar('session').identity.traits.phone } }`, 'no field phone'],
  ])('the mapper %s fails on a session', (text, problem) => {
    const map = compileMapper(text)
    expect(() => map({ session })).toThrow(problem)
  })
})
