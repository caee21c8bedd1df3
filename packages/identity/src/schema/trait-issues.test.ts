import { describe, expect, test } from 'vitest'
import { collector, schemaOf } from '../../test/service/schemas.ts'

/** The issues of a value of the trait `it` under this schema. */
const issuesFor = (schema: unknown, value: unknown) =>
  schemaOf({ it: schema })
    .validate({ it: value })
    .map(({ path, message }) => ({ path, id: message.id, context: message.context }))

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
      { reason: 'Choose one of these: red, blue.', reason_key: 'choice', choices: 'red, blue' },
    ],
    [{ type: 'string', format: 'email' }, 'ada', 4000040, { value: 'ada' }],
    [{ type: 'string', format: 'tel' }, '12', 4000041, { value: '12' }],
    [
      { type: 'string', format: 'date' },
      '2026-02-30',
      4000001,
      { reason: 'Enter a valid value (date).', reason_key: 'format', format: 'date' },
    ],
    [
      { anyOf: [{ const: 1 }, { const: 2 }] },
      3,
      4000001,
      { reason: "This value isn't possible here.", reason_key: 'rule' },
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
      { reason: 'Use letters, numbers and symbols on one line.', reason_key: 'unprintable' },
    ],
    [
      { type: 'string' },
      '\u0000',
      4000001,
      { reason: 'Use letters, numbers and symbols on one line.', reason_key: 'unprintable' },
    ],
    [
      { type: 'string' },
      '\ud800',
      4000001,
      { reason: 'Use letters, numbers and symbols on one line.', reason_key: 'unprintable' },
    ],
  ])('%j refuses %j with %d', (schema, value, id, context) => {
    expect(issuesFor(schema, value)).toEqual([{ path: 'traits.it', id, context }])
  })

  test('a missing trait has an issue at its own path', () => {
    expect(collector.validate({})).toMatchObject([
      { path: 'traits.email', message: { id: 4000002, type: 'error', context: { property: 'email' } } },
    ])
    const nested = schemaOf({ home: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] } })
    expect(nested.validate({ home: {} })).toMatchObject([{ path: 'traits.home.city', message: { id: 4000002 } }])
  })

  test('a trait that the schema lacks is an issue of the whole form', () => {
    expect(collector.validate({ email: 'a@b.example', role: 'admin' })).toMatchObject([
      { path: '', message: { id: 4000001, context: { reason: "The field role isn't part of this form." } } },
    ])
  })

  test.each([[null], ['text'], [[]], [7]])('traits that are %j are refused', (traits) => {
    expect(collector.validate(traits)).toMatchObject([{ path: '', message: { id: 4000026 } }])
  })

  test('each invalid trait has exactly one issue', () => {
    expect(
      collector.validate({ email: '', name: 'x'.repeat(121) }).map(({ path, message }) => [path, message.id]),
    ).toEqual([
      ['traits.email', 4000003],
      ['traits.name', 4000017],
    ])
  })

  test.each([['a@b.example'], ['First.Last+tag@sub.domain.example'], [`${'a'.repeat(64)}@${'b'.repeat(60)}.example`]])(
    '%s is accepted as an address',
    (email) => {
      expect(collector.validate({ email })).toEqual([])
    },
  )

  test('spaces around an address and full-width letters are accepted', () => {
    expect(collector.validate(collector.traitsFrom({ traits: { email: ' Ｚoe@Example.org ' } }))).toEqual([])
    expect(collector.validate(collector.normalise('text'))).toMatchObject([
      { path: 'traits.email', message: { id: 4000002 } },
    ])
  })

  test('emoji are accepted', () => {
    expect(collector.validate({ email: 'a@b.example', name: '👩‍🚀 Zoë 日本' })).toEqual([])
  })
})
