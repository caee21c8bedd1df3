import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { compileSchema } from './identity-schema.ts'
import { SchemaError } from './kratos-keyword.ts'

const shipped = JSON.parse(readFileSync(new URL('../../../../config/identity.schema.json', import.meta.url), 'utf8'))
const collector = compileSchema('default', 'file:///identity.schema.json', shipped)

/** A schema with these traits. */
const schemaOf = (properties: unknown, more: object = {}, root: object = {}) =>
  compileSchema('test', 'base64://', {
    ...root,
    type: 'object',
    properties: { traits: { type: 'object', properties, ...more } },
  })

/** One trait called `it`, and one value for it. */
const issuesFor = (schema: unknown, value: unknown) =>
  schemaOf({ it: schema })
    .validate({ it: value })
    .map(({ path, message }) => ({ path, id: message.id, context: message.context }))

describe('schemas that are refused', () => {
  test.each([
    ['no object', 'text', 'no JSON object'],
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
      'mail to what is no address',
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
  ])('%s', (_, json, problem) => {
    expect(() => compileSchema('x', '', json)).toThrow(SchemaError)
    expect(() => compileSchema('x', '', json)).toThrow(problem)
  })
})

describe('broken rules become numbered messages', () => {
  test.each([
    [{ type: 'string' }, 7, 4000026, { allowed_types: ['string'], actual_type: 'integer' }],
    [{ type: ['string', 'null'] }, [], 4000026, { allowed_types: ['string', 'null'], actual_type: 'array' }],
    [{ type: 'number' }, 'many', 4000026, { allowed_types: ['number'], actual_type: 'string' }],
    [{ type: 'string', minLength: 3 }, 'é👍', 4000003, { min_length: 3, actual_length: 2 }],
    [{ type: 'string', maxLength: 3 }, 'four', 4000017, { max_length: 3, actual_length: 4 }],
    [{ type: 'string', pattern: '^a+$' }, 'b', 4000004, { pattern: '^a+$' }],
    [{ type: 'number', minimum: 3 }, 2.5, 4000018, { minimum: 3, actual: 2.5 }],
    [{ type: 'number', exclusiveMinimum: 3 }, 3, 4000019, { minimum: 3, actual: 3 }],
    [{ type: 'number', maximum: 3 }, 4, 4000020, { maximum: 3, actual: 4 }],
    [{ type: 'number', exclusiveMaximum: 3 }, 3, 4000021, { maximum: 3, actual: 3 }],
    [{ type: 'integer', multipleOf: 5 }, 7, 4000022, { base: 5, actual: 7 }],
    [{ type: 'array', maxItems: 1 }, [1, 2], 4000023, { max_items: 1, actual_items: 2 }],
    [{ type: 'array', minItems: 2 }, [1], 4000024, { min_items: 2, actual_items: 1 }],
    [{ type: 'array', uniqueItems: true }, ['a', 'b', 'a'], 4000025, { index_a: 0, index_b: 2 }],
    [{ const: true, type: 'boolean' }, false, 4000029, { expected: true }],
    [{ const: { a: 1 } }, {}, 4000030, undefined],
    [
      { enum: ['red', 'blue'] },
      'green',
      4000001,
      { reason: 'Please choose one of these: red, blue.', reason_key: 'choice', choices: 'red, blue' },
    ],
    [{ type: 'string', format: 'email' }, 'nobody', 4000040, { value: 'nobody' }],
    [{ type: 'string', format: 'tel' }, '12', 4000041, { value: '12' }],
    [
      { type: 'string', format: 'date' },
      '2026-02-30',
      4000001,
      { reason: 'Please enter a valid value (date).', reason_key: 'format', format: 'date' },
    ],
    [
      { anyOf: [{ const: 1 }, { const: 2 }] },
      3,
      4000001,
      { reason: 'This value is not possible here.', reason_key: 'rule' },
    ],
    [
      { type: 'array', items: { type: 'string' } },
      ['a', 1],
      4000026,
      { allowed_types: ['string'], actual_type: 'integer' },
    ],
    [
      { type: 'string' },
      'two\nlines',
      4000001,
      { reason: expect.stringContaining('control characters'), reason_key: 'unprintable' },
    ],
    [
      { type: 'string' },
      '\u0000',
      4000001,
      { reason: expect.stringContaining('control characters'), reason_key: 'unprintable' },
    ],
    [
      { type: 'string' },
      '\ud800',
      4000001,
      { reason: expect.stringContaining('control characters'), reason_key: 'unprintable' },
    ],
  ])('%j refuses %j with %d', (schema, value, id, context) => {
    expect(issuesFor(schema, value)).toEqual([{ path: 'traits.it', id, context }])
  })

  test('what is missing is named by itself', () => {
    expect(collector.validate({})).toMatchObject([
      { path: 'traits.email', message: { id: 4000002, type: 'error', context: { property: 'email' } } },
    ])
    const nested = schemaOf({ home: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] } })
    expect(nested.validate({ home: {} })).toMatchObject([{ path: 'traits.home.city', message: { id: 4000002 } }])
  })

  test('a trait that the schema does not know is a matter of the whole form', () => {
    expect(collector.validate({ email: 'a@b.example', role: 'admin' })).toMatchObject([
      { path: '', message: { id: 4000001, context: { reason: 'The field role does not belong to this form.' } } },
    ])
  })

  test.each([[null], ['text'], [[]], [7]])('traits that are %j', (traits) => {
    expect(collector.validate(traits)).toMatchObject([{ path: '', message: { id: 4000026 } }])
  })

  test('one issue per trait, and every trait', () => {
    expect(
      collector.validate({ email: '', name: 'x'.repeat(121) }).map(({ path, message }) => [path, message.id]),
    ).toEqual([
      ['traits.email', 4000003],
      ['traits.name', 4000017],
    ])
  })

  test.each([['a@b.example'], ['First.Last+tag@sub.domain.example'], [`${'a'.repeat(64)}@${'b'.repeat(60)}.example`]])(
    '%s is an address',
    (email) => {
      expect(collector.validate({ email })).toEqual([])
    },
  )

  test('spaces and wide letters around an address are forgiven', () => {
    expect(collector.validate(collector.traitsFrom({ traits: { email: ' Ｚoe@Example.org ' } }))).toEqual([])
    expect(collector.validate(collector.normalise('text'))).toMatchObject([
      { path: 'traits.email', message: { id: 4000002 } },
    ])
  })

  test('emoji are fine', () => {
    expect(collector.validate({ email: 'a@b.example', name: '👩‍🚀 Zoë 日本' })).toEqual([])
  })
})

describe('nodes', () => {
  test('of the shipped schema', () => {
    expect(collector.nodes('default', {})).toEqual([
      {
        type: 'input',
        group: 'default',
        attributes: {
          node_type: 'input',
          name: 'traits.email',
          type: 'email',
          required: true,
          disabled: false,
          autocomplete: 'email',
        },
        messages: [],
        meta: {
          label: { id: 1070002, text: 'Email', type: 'info', context: { title: 'Email', name: 'traits.email' } },
        },
      },
      {
        type: 'input',
        group: 'default',
        attributes: { node_type: 'input', name: 'traits.name', type: 'text', disabled: false },
        messages: [],
        meta: { label: { id: 1070002, text: 'Name', type: 'info', context: { title: 'Name', name: 'traits.name' } } },
      },
    ])
    expect(collector.identifierTitle).toBe('Email')
  })

  test('hidden ones keep value, label and being required', () => {
    expect(collector.nodes('profile', { email: 'a@b.example' }, { hidden: true })[0]).toMatchObject({
      group: 'profile',
      attributes: { type: 'hidden', value: 'a@b.example', required: true },
      meta: { label: { id: 1070002 } },
    })
  })

  test.each([
    [{ type: 'string' }, 'x', { type: 'text', value: 'x' }],
    [{ type: 'string', format: 'tel' }, '+49', { type: 'tel', autocomplete: 'tel', value: '+49' }],
    [{ type: 'string', format: 'uri' }, undefined, { type: 'url', autocomplete: 'url' }],
    [{ type: 'string', format: 'date' }, '2026-01-02', { type: 'date', value: '2026-01-02' }],
    [
      { type: 'string', format: 'date-time' },
      '2026-01-02T03:04:05Z',
      { type: 'datetime-local', value: '2026-01-02T03:04:05' },
    ],
    [{ type: 'boolean' }, undefined, { type: 'checkbox' }],
    [{ type: 'boolean' }, false, { type: 'checkbox', value: false }],
    [{ type: 'number' }, 1.5, { type: 'number', value: 1.5 }],
    [{ type: 'integer' }, 'not a number', { type: 'number', value: 'not a number' }],
    [{ type: 'string', pattern: '^x$', minLength: 1, maxLength: 9 }, undefined, { type: 'text', pattern: '^x$' }],
    [
      { type: 'string', enum: ['de', 'pl'] },
      'pl',
      { type: 'text', value: 'pl', options: [{ value: 'de' }, { value: 'pl' }] },
    ],
    [{ type: 'string', disableFormField: true }, 'x', { type: 'text', value: 'x', disabled: true }],
    [{ type: 'array', items: { type: 'string' } }, ['a', 'b'], { type: 'text', value: 'a, b' }],
    [{ type: 'array', items: { type: 'string' } }, ['a,b'], { type: 'text', value: '["a,b"]' }],
    [{ type: ['string', 'null'] }, null, { type: 'text' }],
    [{ $ref: '#/definitions/colour' }, 'red', { type: 'text', value: 'red', options: [{ value: 'red' }] }],
  ])('%j holding %j', (schema, value, attributes) => {
    const [node] = schemaOf({ it: schema }, {}, { definitions: { colour: { enum: ['red'] } } }).nodes('default', {
      it: value,
    })
    expect(node?.attributes).toEqual({ node_type: 'input', name: 'traits.it', disabled: false, ...attributes })
  })

  test('nested groups are dotted, what has no field is skipped, the order is the schema’s', () => {
    const schema = schemaOf(
      {
        z: { type: 'object', properties: { b: { type: 'string' }, password: { type: 'string' } }, required: ['b'] },
        free: { type: 'object' },
        list: { type: 'array', items: { type: 'object' } },
        a: { type: 'string' },
      },
      { required: ['z'] },
    )
    expect(schema.nodes('default', {}).map(({ attributes }) => attributes)).toMatchObject([
      { name: 'traits.z.b', required: true },
      { name: 'traits.z.password', type: 'password' },
      { name: 'traits.a' },
    ])
  })
})

describe('what traits are good for', () => {
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

  test('without the trait there is nothing', () => {
    expect(collector.identifiersOf({})).toEqual({ password: [], webauthn: [], code: [] })
    expect(collector.recoveryOf({ email: 7 })).toEqual([])
    expect(collector.displayNameOf(null)).toBeUndefined()
  })

  test('telephone numbers are kept in E.164', () => {
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

describe('dialects', () => {
  test.each([
    ['http://json-schema.org/draft-07/schema#'],
    ['https://json-schema.org/draft/2019-09/schema'],
    ['https://json-schema.org/draft/2020-12/schema'],
    ['http://json-schema.org/draft-06/schema#'],
    [undefined],
  ])('%s', ($schema) => {
    expect(schemaOf({ a: { type: 'string' } }, {}, { $schema, $id: 'x' }).validate({ a: 1 })).toHaveLength(1)
  })
})
