import { describe, expect, test } from 'vitest'
import { handmade } from '../../test/answers.ts'
import { nodesOf } from '../../test/flow-of.ts'
import { initialValuesOf, setValue, withoutBlanks, type FormValues } from './values.ts'

describe('FORM-VALUE, form value assembly rules', () => {
  test.each([
    { says: 'leaves the method out', nodes: 'code/method:hidden=code', values: {} },
    { says: 'leaves submit buttons out', nodes: 'oidc/provider:submit=google', values: {} },
    { says: 'leaves fields without a value out', nodes: 'password/password:password*', values: {} },
    { says: 'keeps an empty value', nodes: 'default/identifier:text=', values: { identifier: '' } },
    {
      says: 'turns dotted names into nested objects',
      nodes: 'profile/traits.name.first:text=Ada · profile/traits.name.last:text=L · profile/traits.email:email=a@b.c',
      values: { traits: { name: { first: 'Ada', last: 'L' }, email: 'a@b.c' } },
    },
    {
      says: 'makes a checkbox without a value false',
      nodes: 'default/traits.tos:checkbox',
      values: { traits: { tos: false } },
    },
    {
      says: 'makes a checked checkbox true',
      nodes: 'default/traits.tos:checkbox=true',
      values: { traits: { tos: true } },
    },
    {
      says: 'collects scopes into a list',
      nodes: 'oauth2_consent/grant_scope:checkbox=openid · oauth2_consent/grant_scope:checkbox=email',
      values: { grant_scope: ['openid', 'email'] },
    },
  ])('$says', ({ nodes, values }) => {
    expect(initialValuesOf(nodesOf(nodes))).toEqual(values)
  })
})

test('FORM-VALUE-3: a checkbox with the value true or "true" is checked', () => {
  expect(initialValuesOf(handmade('settings/inputs'))).toEqual({
    csrf_token: expect.any(String),
    traits: { email: 'ada@example.org', phone_number: '+4915123456767', age: '36', birthday: '1815-12-10', tos: true },
  })
})

test('CONSENT-SCREEN-4, grant_scope: a single scope is a list', () => {
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
])('FORM-VALUE-2, dotted names: %s does not change shared prototypes', (name, made) => {
  const values: FormValues = {}
  setValue(values, name, 'yes')
  expect(Object.entries(values)).toEqual(Object.entries(made))
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  expect(Object.hasOwn(Object, 'polluted')).toBe(false)
})

test('docs/contract/http.md §1.2: drops empty strings, also inside objects, and keeps false and empty objects', () => {
  expect(withoutBlanks({ a: '', b: false, traits: { email: '', tos: false } })).toEqual({
    b: false,
    traits: { tos: false },
  })
})
