import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compileSchema } from './identity-schema.ts'
import { identifierForms, normaliseIdentifier } from './normalise.ts'
import { withOwnTypes } from './traits-from.ts'

const schema = compileSchema('test', '', {
  properties: {
    traits: {
      type: 'object',
      properties: {
        email: {
          type: 'string',
          format: 'email',
          'ory.sh/kratos': { credentials: { password: { identifier: true } } },
        },
        age: { type: 'integer' },
        weight: { type: 'number' },
        tos: { type: 'boolean' },
        tags: { type: 'array', items: { type: 'string' } },
        years: { type: 'array', items: { type: 'integer' } },
        met: { type: 'string', format: 'date-time' },
        home: { type: 'object', properties: { city: { type: 'string' }, floor: { type: 'number' } } },
      },
      additionalProperties: false,
    },
  },
})

describe('traits of a body', () => {
  test('texts of nested JSON become no numbers and no booleans, as in a Kratos', () => {
    const traits = { age: '3', tos: 'true', home: { floor: '2' }, tags: 'a, b' }
    expect(schema.traitsFrom({ traits, [withOwnTypes]: true })).toEqual({ ...traits, tags: ['a', 'b'] })
    expect(schema.traitsFrom({ traits })).toEqual({ age: 3, tos: true, home: { floor: 2 }, tags: ['a', 'b'] })
  })
  test.each([
    ['no body', undefined, {}],
    ['no traits', { method: 'password' }, {}],
    ['nested traits', { traits: { email: 'a@b', age: 3 } }, { email: 'a@b', age: 3 }],
    ['dotted traits', { 'traits.email': 'a@b', 'traits.home.city': 'Ulm' }, { email: 'a@b', home: { city: 'Ulm' } }],
    [
      'nested and dotted traits',
      { traits: { home: { city: 'Ulm' } }, 'traits.home.floor': '3' },
      { home: { city: 'Ulm', floor: 3 } },
    ],
    ['dotted names in nested traits', { traits: { 'home.city': 'Ulm' } }, { home: { city: 'Ulm' } }],
    ['empty texts', { traits: { email: '' }, 'traits.home.city': '', 'traits.age': '' }, {}],
    ['an empty text for all traits', { traits: '' }, {}],
    ['numbers as text', { 'traits.age': '42', 'traits.weight': ' -1.5e1 ' }, { age: 42, weight: -15 }],
    [
      'texts that are no numbers',
      { 'traits.age': 'many', 'traits.weight': 'Infinity' },
      { age: 'many', weight: 'Infinity' },
    ],
    ['a hexadecimal number', { 'traits.age': '0x10' }, { age: '0x10' }],
    ['a ticked checkbox', { 'traits.tos': 'true' }, { tos: true }],
    ['a hidden false and a ticked checkbox', { 'traits.tos': ['false', 'true'] }, { tos: true }],
    ['a hidden false alone', { 'traits.tos': 'false' }, { tos: false }],
    ['a ticked checkbox without a value', { 'traits.tos': 'on' }, { tos: true }],
    ['a number for a boolean', { 'traits.tos': 1, 'traits.age': 42 }, { tos: true, age: 42 }],
    ['zero for a boolean', { 'traits.tos': 0 }, { tos: false }],
    ['a text that is no boolean', { 'traits.tos': 'perhaps' }, { tos: 'perhaps' }],
    ['a JavaScript property name that is no boolean', { 'traits.tos': 'constructor' }, { tos: 'constructor' }],
    ['a repeated text', { 'traits.email': ['a', 'b'] }, { email: 'b' }],
    ['a list in one input', { 'traits.tags': 'a, b,, c' }, { tags: ['a', 'b', 'c'] }],
    ['a list with commas', { 'traits.tags': '["a,b","c"]' }, { tags: ['a,b', 'c'] }],
    ['a list that is no JSON', { 'traits.tags': '[a' }, { tags: ['[a'] }],
    ['a list of numbers', { 'traits.years': ['1999', '2001', 'x'] }, { years: [1999, 2001, 'x'] }],
    ['a time without a zone', { 'traits.met': '2026-01-02T03:04' }, { met: '2026-01-02T03:04:00Z' }],
    ['a trait that the schema lacks', { traits: { role: 'admin' } }, { role: 'admin' }],
    ['traits that are no object', { traits: [1] }, null],
    ['a text where a group belongs', { traits: { home: 'Ulm' }, 'traits.home.city': 'Ulm' }, { home: { city: 'Ulm' } }],
  ])('%s: parsed', (_, body, traits) => {
    expect(schema.traitsFrom(body)).toEqual(traits)
  })

  test.each([
    [JSON.parse('{"traits":{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}}')],
    [{ 'traits.__proto__.polluted': 'true', 'traits.constructor.prototype.polluted': 'true' }],
    [JSON.parse('{"traits":{"home":{"__proto__":{"polluted":true}}}}')],
  ])('a body cannot reach a prototype: %j', (body) => {
    const traits = schema.traitsFrom(body)
    expect(traits).not.toHaveProperty('polluted')
    expect({}).not.toHaveProperty('polluted')
    expect(JSON.stringify(traits)).not.toContain('polluted')
  })

  test('a body that is nested too deep fails validation', () => {
    const deep = JSON.parse(`${'{"traits":'.repeat(5_000)}1${'}'.repeat(5_000)}`)
    expect(schema.traitsFrom(deep)).toBeNull()
    expect(schema.validate(schema.traitsFrom({ 'traits.home': deep }))).toMatchObject([
      { path: 'traits.home', message: { id: 4000026 } },
    ])
    expect(schema.traitsFrom({ [`traits${'.a'.repeat(5_000)}`]: 'x' })).toEqual({})
  })

  test('any body is parsed, validated and shown without an error', () => {
    fc.assert(
      fc.property(
        fc.record(
          { traits: fc.anything(), 'traits.tags': fc.anything(), 'traits.home.floor': fc.anything() },
          { requiredKeys: [] },
        ),
        (body) => {
          const traits = schema.normalise(schema.traitsFrom(body))
          schema.validate(traits)
          schema.identifiersOf(traits)
          expect(schema.nodes('default', traits)).toHaveLength(9)
        },
      ),
    )
  })
})

describe(normaliseIdentifier, () => {
  test.each([
    ['  Ａｎｎａ@Example.ORG ', 'anna@example.org'],
    ['STRASSE\u00a0', 'strasse'],
    ['ﬁ@x.example', 'fi@x.example'],
    ['Zoe\u0308', 'zoë'],
  ])('%j is stored as %j', (typed, kept) => {
    expect(normaliseIdentifier(typed)).toBe(kept)
  })

  test('normalising any text twice changes nothing and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = normaliseIdentifier(text)
        expect(normaliseIdentifier(once)).toBe(once)
      }),
    )
  })
})

describe(identifierForms, () => {
  test.each([
    ['Anna', ['anna', 'Anna']],
    ['anna', ['anna']],
    ['a\u0000b', ['a\ufffdb']],
    ['+49 30 901820', ['+49 30 901820', '+4930901820']],
  ])('%j is searched as %j', (typed, forms) => {
    expect(identifierForms(typed)).toEqual(forms)
  })
})
