import { describe, expect, test } from 'vitest'
import { handmade } from '../../test/answers.ts'
import { nodesOf } from '../../test/flow-of.ts'
import { initialValuesOf, setValue, withoutBlanks, type FormValues } from './values.ts'

describe('FORM-VALUE, form value assembly rules', () => {
  test.each([
    { says: 'method is left out', nodes: 'code/method:hidden=code', values: {} },
    { says: 'submit buttons are left out', nodes: 'oidc/provider:submit=google', values: {} },
    { says: 'fields without a value are left out', nodes: 'password/password:password*', values: {} },
    { says: 'an empty value is a value', nodes: 'default/identifier:text=', values: { identifier: '' } },
    {
      says: 'dotted names become nested objects',
      nodes: 'profile/traits.name.first:text=Ada · profile/traits.name.last:text=L · profile/traits.email:email=a@b.c',
      values: { traits: { name: { first: 'Ada', last: 'L' }, email: 'a@b.c' } },
    },
    {
      says: 'a checkbox without a value is false',
      nodes: 'default/traits.tos:checkbox',
      values: { traits: { tos: false } },
    },
    { says: 'a checked one is true', nodes: 'default/traits.tos:checkbox=true', values: { traits: { tos: true } } },
    {
      says: 'scopes are collected into a list',
      nodes: 'oauth2_consent/grant_scope:checkbox=openid · oauth2_consent/grant_scope:checkbox=email',
      values: { grant_scope: ['openid', 'email'] },
    },
  ])('$says', ({ nodes, values }) => {
    expect(initialValuesOf(nodesOf(nodes))).toEqual(values)
  })
})

test('FORM-VALUE-3: boxes that the service ticked, as true and as "true"', () => {
  expect(initialValuesOf(handmade('settings/inputs'))).toEqual({
    csrf_token: expect.any(String),
    traits: { email: 'ada@example.org', phone_number: '+4915123456767', age: '36', birthday: '1815-12-10', tos: true },
  })
})

test('CONSENT-SCREEN-4, grant_scope: one scope is a list too, beside the other values', () => {
  expect(initialValuesOf(handmade('oauth2_consent/no-remember'))).toEqual({
    csrf_token: expect.any(String),
    consent_challenge: 'c1',
    grant_scope: ['email'],
  })
})

test.each([
  ['__proto__.polluted', {}],
  ['traits.__proto__.polluted', {}],
  ['__proto__', {}],
  ['constructor.prototype.polluted', { constructor: { prototype: { polluted: 'yes' } } }],
  ['toString.polluted', { toString: { polluted: 'yes' } }],
])('FORM-VALUE-2, dotted names: %s reaches nothing that all objects share', (name, made) => {
  const values: FormValues = {}
  setValue(values, name, 'yes')
  expect(Object.entries(values)).toEqual(Object.entries(made))
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  expect(Object.hasOwn(Object, 'polluted')).toBe(false)
})

test('docs/contract/http.md §1.2: empty strings are absent on the wire, inside objects too; false and the empty object stay', () => {
  expect(withoutBlanks({ a: '', b: false, traits: { email: '', tos: false } })).toEqual({
    b: false,
    traits: { tos: false },
  })
})
