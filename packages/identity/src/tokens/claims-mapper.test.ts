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
    const map = compileMapper(usual.replace('session.identity.traits.phone', 'null'))
    expect(map({ session, claims: { iss: 'https://id.example' } })).toEqual({
      email: 'ada@example.org',
      'https://example.org/roles': ['a', 'b'],
      first: 'a',
      iss: 'https://id.example/x',
    })
  })

  test.each([
    [`if std.objectHas(s.identity, 'traits') then 1 else 2`, 1],
    [`if s.id == 's1' && !(1 == 2) then 'yes' else nothing.at.all`, 'yes'],
    [`false || 'x' in { x: 1 }`, true],
    [`std.get({}, 'a', 'none')`, 'none'],
    [`std.get({ a: 1 }, 'a')`, 1],
    [`std.length(s.identity.traits.roles) + std.length('abc') + std.length({ a: 1 })`, 6],
    [`std.toString({ a: [1, true, null] })`, '{"a": [1, true, null]}'],
    [`std.toString({ b: 'x"', a: {}, c: [] })`, '{"a": { }, "b": "x\\"", "c": [ ]}'],
    [`'is ' + { a: 1 }`, 'is {"a": 1}'],
    [`[1.5, 2][0]`, 1.5],
    [`({ a: 1 } + { b: 2 }).b`, 2],
    [`'a' + 1 + "\\u00e9\\n"`, 'a1é\n'],
    [`local x = 2; local y = x; y /* two */ # three`, 2],
    [`if false then 1`, null],
  ])('evaluates %s', (text, value) => {
    const source = `local s = std.extVar('session'); { claims: { value: (${text}\n) } }`
    expect(compileMapper(source)({ session })['value']).toEqual(value)
  })

  test.each([
    ['', 'the end is not understood'],
    ['{ claims: self.x }', 'self is not understood'],
    ['{ claims: { [x]: 1 for x in [] } }', 'expected ,, got for'],
    ['{ claims:: {} }', 'expected :, got ::'],
    ['{ claims: { a: -1 } }', 'is not understood'],
    ['import "x"', 'import is not understood'],
    ['{ claims: std.constructor(1) }', 'std.constructor is not understood'],
    ['{ claims: {} } constructor {}', 'constructor is not understood'],
    ['{ claims: std.native("x")() }', 'std.native is not understood'],
    ['{ claims: "unended }', 'is not understood'],
    ['{ claims: {} } extra', 'extra is not understood'],
    [`${'('.repeat(200)}1${')'.repeat(200)}`, 'nested too deeply'],
  ])('refuses to compile %s', (text, problem) => {
    expect(() => compileMapper(text)).toThrow(problem)
  })

  test.each([
    ['1', 'no object with claims'],
    ['{ claim: {} }', 'no object with claims'],
    [`{ claims: std.extVar('nothing') }`, 'no variable nothing'],
    [`{ claims: { a: std.extVar('session').identity.traits.phone } }`, 'no field phone'],
    [`{ claims: { a: std.extVar('session').constructor } }`, 'no field constructor'],
    ['{ claims: { a: constructor } }', 'there is no constructor'],
    ['{ claims: { a: ghost } }', 'there is no ghost'],
    ['{ claims: { a: if 1 then 2 } }', 'expected true or false'],
  ])('the mapper %s fails on a session', (text, problem) => {
    const map = compileMapper(text)
    expect(() => map({ session })).toThrow(problem)
  })
})
