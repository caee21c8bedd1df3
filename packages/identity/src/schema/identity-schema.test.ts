import { describe, expect, test } from 'vitest'
import { collector, schemaOf } from '../../test/service/schemas.ts'
import { compileSchema } from './identity-schema.ts'
import { SchemaError } from './kratos-keyword.ts'

describe('refused schemas', () => {
  test.each([
    ['a text', 'text', 'no JSON object'],
    ['no traits', { properties: {} }, 'properties.traits.properties is missing'],
    [
      'a reference out of the document',
      { properties: { traits: { properties: { a: { $ref: 'https://x.example/y' } } } } },
      'does not lead inside',
    ],
    [
      'a reference to nothing',
      { properties: { traits: { properties: { a: { $ref: '#/nowhere' } } } } },
      'does not lead anywhere',
    ],
    [
      'a reference to itself',
      { properties: { traits: { properties: { a: { $ref: '#/properties/traits/properties/a' } } } } },
      'does not lead inside',
    ],
    ['an unknown type', { properties: { traits: { properties: { a: { type: 'text' } } } } }, 'type'],
    [
      'mail to a trait that is no address',
      {
        properties: {
          traits: { properties: { a: { type: 'string', 'ory.sh/kratos': { recovery: { via: 'email' } } } } },
        },
      },
      'needs "format": "email"',
    ],
    [
      'an unknown channel',
      {
        properties: {
          traits: { properties: { a: { type: 'string', 'ory.sh/kratos': { recovery: { via: 'dove' } } } } },
        },
      },
      'traits.a: ory.sh/kratos recovery.via',
    ],
  ])('a schema with %s is refused', (_, json, problem) => {
    expect(() => compileSchema('x', '', json)).toThrow(SchemaError)
    expect(() => compileSchema('x', '', json)).toThrow(problem)
  })
})

describe('uses of traits', () => {
  const traits = { email: ' Zoë.Ｂ@Example.org ', name: 'Zoë' }

  test('identifiers and addresses are normalised, the trait keeps its capitals', () => {
    expect(collector.normalise(traits)).toEqual({ email: 'Zoë.B@Example.org', name: 'Zoë' })
    expect(collector.identifiersOf(traits)).toEqual({
      password: ['zoë.b@example.org'],
      webauthn: ['zoë.b@example.org'],
      code: [{ via: 'email', address: 'zoë.b@example.org' }],
    })
    expect(collector.verifiableOf(traits)).toEqual([{ via: 'email', value: 'zoë.b@example.org' }])
    expect(collector.recoveryOf(traits)).toEqual([{ via: 'email', value: 'zoë.b@example.org' }])
    expect(collector.displayNameOf({ email: 'A@b.example' })).toBe('A@b.example')
    expect(collector.accountNameOf({ email: 'A@b.example' })).toBe('A@b.example')
  })

  test('missing traits have no identifiers, addresses or names', () => {
    expect(collector.identifiersOf({})).toEqual({ password: [], webauthn: [], code: [] })
    expect(collector.recoveryOf({ email: 7 })).toEqual([])
    expect(collector.displayNameOf(null)).toBeUndefined()
  })

  test('telephone numbers are normalised to E.164', () => {
    const phone = schemaOf({
      phone: {
        type: 'string',
        format: 'tel',
        'ory.sh/kratos': { credentials: { code: { identifier: true, via: 'sms' } }, verification: { via: 'sms' } },
      },
    })
    expect(phone.normalise({ phone: '+49 (30) 901 820' })).toEqual({ phone: '+4930901820' })
    expect(phone.identifiersOf({ phone: '+49 30 901820' }).code).toEqual([{ via: 'sms', address: '+4930901820' }])
    expect(phone.normalise({ phone: '030 901820' })).toEqual({ phone: '030 901820' })
  })

  test('several identifiers have no common title', () => {
    const identifier = {
      type: 'string',
      title: 'T',
      'ory.sh/kratos': { credentials: { password: { identifier: true } } },
    }
    expect(schemaOf({ a: identifier }).identifierTitle).toBe('T')
    expect(schemaOf({ a: identifier, b: identifier }).identifierTitle).toBeUndefined()
    expect(schemaOf({ a: identifier, b: identifier }).identifiersOf({ a: 'X', b: 'x' }).password).toEqual(['x'])
  })
})

describe('JSON Schema dialects', () => {
  test.each([
    ['http://json-schema.org/draft-07/schema#'],
    ['https://json-schema.org/draft/2019-09/schema'],
    ['https://json-schema.org/draft/2020-12/schema'],
    ['http://json-schema.org/draft-06/schema#'],
    [undefined],
  ])('a schema of the dialect %s validates', ($schema) => {
    expect(schemaOf({ a: { type: 'string' } }, {}, { $schema, $id: 'x' }).validate({ a: 1 })).toHaveLength(1)
  })
})
