import { describe, expect, test } from 'vitest'
import { collector, schemaOf } from '../../test/service/schemas.ts'

describe('nodes of traits', () => {
  test('the shipped schema has an email and a name', () => {
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

  test('hidden nodes keep value, label and `required`', () => {
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
  ])('the node of %j with the value %j', (schema, value, attributes) => {
    const [node] = schemaOf({ it: schema }, {}, { definitions: { colour: { enum: ['red'] } } }).nodes('default', {
      it: value,
    })
    expect(node?.attributes).toEqual({ node_type: 'input', name: 'traits.it', disabled: false, ...attributes })
  })

  test('nested groups have dotted names, objects without fields are skipped, the schema’s order is kept', () => {
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
