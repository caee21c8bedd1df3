import { flowKinds, type FlowKind, type UiNode } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { createMethods } from '../../src/methods/create-methods.ts'
import { methods } from '../../src/methods/methods.ts'
import { inOrder } from '../../src/nodes/node-order.ts'
import { submitNode } from '../../src/nodes/node.ts'
import { configWith } from '../service/config-changes.ts'

const methodsWith = (settings: object = {}) =>
  createMethods(methods, configWith('http://localhost:5100', { selfservice: { methods: settings } }))
const delivered = methodsWith()

describe('the method of a request body', () => {
  test.each<[FlowKind, Readonly<Record<string, unknown>>, string | undefined]>([
    ['login', { method: 'password', identifier: 'ada' }, 'password'],
    ['login', { identifier: 'ada' }, 'identifier_first'],
    ['login', { method: 'unknown', identifier: 'ada' }, 'identifier_first'],
    ['login', { method: 'unknown' }, undefined],
    ['login', { address: 'ada@example.org', identifier: 'ada' }, 'code'],
    ['login', { passkey_login: '{}' }, 'passkey'],
    ['login', { webauthn_login: '{}', identifier: 'ada' }, 'webauthn'],
    ['login', { method: 'password', passkey_login: '{}' }, 'password'],
    ['registration', { method: 'password', screen: 'previous' }, 'profile'],
    ['registration', { webauthn_register: '{}' }, 'webauthn'],
    ['registration', { passkey_register: '{}' }, 'passkey'],
    ['recovery', { token: 'x' }, 'link'],
    ['recovery', { method: 'code', token: 'x' }, 'code'],
    ['settings', { method: 'profile', totp_unlink: 'true' }, 'totp'],
    ['settings', { method: 'profile', totp_unlink: true }, 'totp'],
    ['settings', { method: 'profile', totp_unlink: 'no' }, 'profile'],
    ['settings', { method: 'profile', lookup_secret_reveal: 'true' }, 'lookup_secret'],
    ['settings', { method: 'profile', webauthn_remove: 'aa' }, 'webauthn'],
    ['settings', { method: 'webauthn', passkey_settings_register: '{}' }, 'passkey'],
    ['settings', {}, undefined],
  ])('a %s with the body %j is for %s', (kind, body, name) => {
    expect(delivered.meantBy(kind, body)?.name).toBe(name)
  })
})

describe('the order of groups on the wire (docs/contract/nodes.md §1.4)', () => {
  const groups = ['default', 'captcha', ...methods.map(({ name }) => name)] as UiNode['group'][]
  const nodes = groups.map((group) => submitNode(group, group, group, 1))

  test.each<[FlowKind, readonly string[]]>([
    ['login', ['oidc', 'default', 'webauthn', 'passkey', 'code', 'password', 'totp', 'lookup_secret']],
    ['registration', ['oidc', 'saml', 'default', 'webauthn', 'passkey', 'code', 'password', 'captcha', 'profile']],
    ['settings', ['default', 'profile', 'password', 'oidc', 'lookup_secret', 'webauthn', 'passkey', 'totp']],
  ])('%s has its groups in this order', (kind, listed) => {
    const made = inOrder(kind, delivered.orderIn(kind), nodes.toReversed()).map(({ group }) => group)
    expect(made.slice(-listed.length)).toEqual(listed)
    expect(made.slice(0, -listed.length)).toEqual(groups.toReversed().filter((group) => !listed.includes(group)))
  })

  test.each(flowKinds.filter((kind) => kind === 'recovery' || kind === 'verification'))(
    'groups of %s are not sorted',
    (kind) => {
      expect(inOrder(kind, delivered.orderIn(kind), nodes)).toEqual(nodes)
    },
  )
})

describe('factors', () => {
  test('second factors are the methods that need a first one', () => {
    const { factors } = delivered
    expect(methods.map(({ name }) => name).filter((name) => factors.isSecond(name))).toEqual([
      'totp',
      'lookup_secret',
      'webauthn',
    ])
  })

  test('the configuration decides whether codes and security keys are first or second factors', () => {
    const on = { enabled: true }
    const settings = (code: object, key: object) => ({ code: { ...on, ...code }, webauthn: { ...on, config: key } })
    const first = methodsWith(settings({ passwordless_enabled: true }, { passwordless: true })).factors
    expect(first.first).toEqual(expect.arrayContaining(['password', 'code', 'webauthn']))
    expect([first.comesSecond('code'), first.comesSecond('webauthn'), first.comesSecond('totp')]).toEqual([
      false,
      false,
      true,
    ])
    const second = methodsWith(settings({ mfa_enabled: true }, { passwordless: false })).factors
    expect(second.first).not.toContain('code')
    expect(second.first).not.toContain('webauthn')
    expect([second.comesSecond('code'), second.comesSecond('webauthn')]).toEqual([true, true])
  })
})

test('the list has every method that the configuration can switch on', () => {
  const { methods: configured } = configWith('http://localhost:5100').selfservice
  const noMethods = ['captcha', 'b2b']
  const names = methods.map(({ name }) => name).filter((name) => name !== 'identifier_first')
  expect(names.toSorted()).toEqual(
    Object.keys(configured)
      .filter((name) => !noMethods.includes(name))
      .toSorted(),
  )
})

test('the configuration takes hooks for each method that ends a login or changes the settings', () => {
  for (const kind of ['login', 'settings'] as const) {
    const ending = methods.filter(({ strategies, name }) => strategies[kind] && name !== 'identifier_first')
    const taken = Object.keys(configWith('http://localhost:5100').selfservice.flows[kind].after)
    expect(ending.filter(({ name }) => !taken.includes(name))).toEqual([])
  }
})
