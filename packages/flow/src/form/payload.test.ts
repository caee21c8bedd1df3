import { describe, expect, test } from 'vitest'
import { nodesOf } from '../../test/flow-of.ts'
import { csrf, type PayloadCase } from '../../test/payload-case.ts'
import { payloadOf } from './payload.ts'

const loginCode =
  'default/csrf_token:hidden=t · default/identifier:hidden=a@b.c · code/method:hidden=code · code/code:text*#1070013 · code/method:submit=code#1070009 · code/resend:submit=code#1070008'
const recoveryCode =
  'default/csrf_token:hidden=t · code/code:text*#1070010 · code/method:hidden=code · code/method:submit=code#1070009 · code/email:submit=a@b.c#1070008'

const typedNodes = nodesOf(
  'default/csrf_token:hidden=t · default/traits.age:number · default/traits.tos:hidden · default/traits.size:hidden · default/traits.code:text',
).map((node) => {
  const values: Readonly<Record<string, unknown>> = { 'traits.tos': true, 'traits.size': 42 }
  const name = node.type === 'input' ? node.attributes.name : ''
  return name in values ? { ...node, attributes: { ...node.attributes, value: values[name] } } : node
}) as ReturnType<typeof nodesOf>

const cases: readonly PayloadCase[] = [
  {
    rule: 'docs/contract/nodes.md §11.3: the pressed button wins over a hidden method',
    kind: 'login',
    nodes: 'code/method:hidden=code · totp/method:submit=totp',
    entries: [
      ['method', 'totp'],
      ['method', 'code'],
    ],
    pressed: { name: 'method', value: 'totp' },
    payload: { method: 'totp' },
  },
  {
    rule: 'docs/contract/test-ids.md: an input that a script added is sent',
    kind: 'login',
    nodes: 'password/method:submit=password',
    entries: [csrf, ['identifier', 'a@b.c'], ['password', 'x'], ['extra.deep', 'y']],
    pressed: { name: 'method', value: 'password' },
    payload: { csrf_token: 't', identifier: 'a@b.c', password: 'x', extra: { deep: 'y' }, method: 'password' },
  },
  {
    rule: 'SUBMIT-LOGIN-2, login: with a code present, resend is cleared',
    kind: 'login',
    nodes: loginCode,
    entries: [csrf, ['identifier', 'a@b.c'], ['method', 'code'], ['code', '123456'], ['resend', 'code']],
    pressed: { name: 'method', value: 'code' },
    payload: { csrf_token: 't', identifier: 'a@b.c', method: 'code', code: '123456' },
  },
  {
    rule: 'docs/contract/nodes.md §11.2: a pressed resend drops the code',
    kind: 'login',
    nodes: loginCode,
    entries: [csrf, ['identifier', 'a@b.c'], ['method', 'code'], ['code', '123']],
    pressed: { name: 'resend', value: 'code' },
    payload: { csrf_token: 't', identifier: 'a@b.c', method: 'code', resend: 'code' },
  },
  {
    rule: 'docs/contract/nodes.md §11.3: an address button names the code method',
    kind: 'login',
    nodes: 'code/address:submit=a@b.c#1010023',
    entries: [csrf],
    pressed: { name: 'address', value: 'a@b.c' },
    payload: { csrf_token: 't', address: 'a@b.c', method: 'code' },
  },
  {
    rule: 'docs/contract/nodes.md §11.2: a provider names its group',
    kind: 'login',
    nodes: 'saml/provider:submit=acme#1010002',
    entries: [csrf],
    pressed: { name: 'provider', value: 'acme' },
    payload: { csrf_token: 't', provider: 'acme', method: 'saml' },
  },
  ...(['login', 'registration'] as const).map((kind) => ({
    rule: `docs/contract/providers-and-oauth2.md §A5: what was typed goes with a provider's press, secrets do not (${kind})`,
    kind,
    nodes: 'oidc/provider:submit=acme#1010002 · password/method:submit=password',
    entries: [
      csrf,
      ['identifier', 'a'],
      ['traits.name', 'Ada'],
      ['password', 'x'],
      ['code', '1'],
      ['totp_code', '2'],
    ] as const,
    pressed: { name: 'provider', value: 'acme' },
    payload: { csrf_token: 't', identifier: 'a', traits: { name: 'Ada' }, provider: 'acme', method: 'oidc' },
  })),
  {
    rule: 'SUBMIT-LOGIN-2, registration: with a code present, resend is cleared',
    kind: 'registration',
    nodes: loginCode,
    entries: [csrf, ['method', 'code'], ['code', '123456'], ['resend', 'code']],
    pressed: { name: 'method', value: 'code' },
    payload: { csrf_token: 't', method: 'code', code: '123456' },
  },
  {
    rule: 'docs/contract/nodes.md §11.2: a pressed resend drops the code',
    kind: 'registration',
    nodes: loginCode,
    entries: [csrf, ['method', 'code'], ['code', '123']],
    pressed: { name: 'resend', value: 'code' },
    payload: { csrf_token: 't', method: 'code', resend: 'code' },
  },
  {
    rule: 'docs/contract/nodes.md §11.2: a hidden input with the button’s name is not the button',
    kind: 'login',
    nodes: `default/resend:hidden=code · ${loginCode}`,
    entries: [csrf, ['resend', 'code'], ['code', '123']],
    pressed: { name: 'resend', value: 'code' },
    payload: { csrf_token: 't', method: 'code', resend: 'code' },
  },
  {
    rule: 'docs/contract/nodes.md §11.2: of two equal buttons, the first counts as pressed',
    kind: 'login',
    nodes: 'saml/provider:submit=acme#1010002 · oidc/provider:submit=acme#1010002',
    entries: [csrf],
    pressed: { name: 'provider', value: 'acme' },
    payload: { csrf_token: 't', provider: 'acme', method: 'saml' },
  },
  {
    rule: 'docs/contract/nodes.md §11.3: a button named method gives its value',
    kind: 'login',
    nodes: 'password/method:submit=other',
    entries: [csrf],
    pressed: { name: 'method', value: 'other' },
    payload: { csrf_token: 't', method: 'other' },
  },
  {
    rule: 'STATE-INITIAL-2: the group default is no method',
    kind: 'login',
    nodes: 'default/later:submit=yes',
    entries: [csrf],
    pressed: { name: 'later', value: 'yes' },
    payload: { csrf_token: 't', later: 'yes' },
  },
  {
    rule: 'SUBMIT-RECOVERY-1, recovery: with a code present, email is cleared',
    kind: 'recovery',
    nodes: recoveryCode,
    entries: [csrf, ['method', 'code'], ['code', '123456'], ['email', 'a@b.c']],
    pressed: { name: 'method', value: 'code' },
    payload: { csrf_token: 't', method: 'code', code: '123456' },
  },
  {
    rule: 'docs/contract/nodes.md §11.3: a resend sends the address without a code',
    kind: 'recovery',
    nodes: recoveryCode,
    entries: [csrf, ['method', 'code'], ['code', '1']],
    pressed: { name: 'email', value: 'a@b.c' },
    payload: { csrf_token: 't', method: 'code', email: 'a@b.c' },
  },
  {
    rule: 'SUBMIT-RECOVERY-1, recovery: a code drops the address of a button that was not pressed',
    kind: 'recovery',
    nodes: 'link/again:submit=yes',
    entries: [csrf, ['code', '1'], ['email', 'a@b.c']],
    pressed: { name: 'again', value: 'yes' },
    payload: { csrf_token: 't', code: '1', again: 'yes', method: 'link' },
  },
  {
    rule: 'docs/contract/nodes.md §11.3: a code drops the address',
    kind: 'verification',
    nodes: 'link/again:submit=yes',
    entries: [csrf, ['code', '1'], ['email', 'a@b.c']],
    pressed: { name: 'again', value: 'yes' },
    payload: { csrf_token: 't', code: '1', again: 'yes', method: 'link' },
  },
  {
    rule: 'docs/contract/nodes.md §11.3: a resend sends the address without a code',
    kind: 'verification',
    nodes: recoveryCode,
    entries: [csrf, ['method', 'code'], ['code', '1']],
    pressed: { name: 'email', value: 'a@b.c' },
    payload: { csrf_token: 't', method: 'code', email: 'a@b.c' },
  },
  {
    rule: 'CARD-CHIP-2, chip: going back names the method profile',
    kind: 'registration',
    nodes: 'profile/screen:submit=previous#1040008 · default/traits.tos:checkbox',
    entries: [csrf, ['transient_payload.captcha_turnstile_response', 'ok']],
    pressed: { name: 'screen', value: 'previous' },
    payload: {
      csrf_token: 't',
      screen: 'previous',
      method: 'profile',
      transient_payload: { captcha_turnstile_response: 'ok' },
    },
  },
  {
    rule: 'FORM-VALUE-3: an unchecked box is false',
    kind: 'registration',
    nodes: 'default/traits.email:email · default/traits.tos:checkbox · password/method:submit=password',
    entries: [csrf, ['traits.email', 'a@b.c']],
    pressed: { name: 'method', value: 'password' },
    payload: { csrf_token: 't', traits: { email: 'a@b.c', tos: false }, method: 'password' },
  },
  {
    rule: 'FORM-VALUE-3: a checked box is true',
    kind: 'registration',
    nodes: 'default/traits.email:email · default/traits.tos:checkbox · password/method:submit=password',
    entries: [csrf, ['traits.email', 'a@b.c'], ['traits.tos', 'true']],
    pressed: { name: 'method', value: 'password' },
    payload: { csrf_token: 't', traits: { email: 'a@b.c', tos: true }, method: 'password' },
  },
  ...(
    [
      ['login', 'webauthn_login', 'webauthn'],
      ['login', 'passkey_login', 'passkey'],
      ['registration', 'webauthn_register', 'webauthn'],
      ['registration', 'passkey_register', 'passkey'],
      ['settings', 'webauthn_register', 'webauthn'],
      ['settings', 'passkey_settings_register', 'passkey'],
    ] as const
  ).map(([kind, name, method]) => ({
    rule: `docs/contract/nodes.md §10.2: a script that filled ${name} presses nothing: the method is ${method}`,
    kind,
    nodes: '',
    entries: [csrf, [name, '{}'], ['method', 'code']] as const,
    payload: { csrf_token: 't', [name]: '{}', method },
  })),
  {
    rule: 'docs/contract/nodes.md §11.3: an old WebAuthn answer does not override the pressed button',
    kind: 'login',
    nodes: 'password/method:submit=password',
    entries: [csrf, ['passkey_login', '{}']],
    pressed: { name: 'method', value: 'password' },
    payload: { csrf_token: 't', passkey_login: '{}', method: 'password' },
  },
  {
    rule: 'CONSENT-SCREEN-4: grant_scope is a list for a consent only',
    kind: 'login',
    nodes: '',
    entries: [csrf, ['grant_scope', 'openid']],
    payload: { csrf_token: 't', grant_scope: 'openid' },
  },
  {
    rule: 'CONSENT-SCREEN-4: no checked scope gives an empty list',
    kind: 'oauth2_consent',
    nodes: 'oauth2_consent/grant_scope:checkbox=openid · oauth2_consent/action:submit=accept',
    entries: [csrf],
    pressed: { name: 'action', value: 'accept' },
    payload: { csrf_token: 't', grant_scope: [], action: 'accept', method: 'oauth2_consent' },
  },
  {
    rule: 'CONSENT-SCREEN-4: checked scopes are collected into grant_scope',
    kind: 'oauth2_consent',
    nodes:
      'oauth2_consent/grant_scope:checkbox=openid · oauth2_consent/grant_scope:checkbox=email · oauth2_consent/remember:checkbox=false · oauth2_consent/action:submit=accept',
    entries: [csrf, ['grant_scope', 'openid'], ['consent_challenge', 'c']],
    pressed: { name: 'action', value: 'accept' },
    payload: {
      csrf_token: 't',
      grant_scope: ['openid'],
      consent_challenge: 'c',
      remember: false,
      action: 'accept',
      method: 'oauth2_consent',
    },
  },
]

describe(payloadOf, () => {
  test.each(cases)('$rule ($kind)', ({ kind, nodes, entries, pressed, payload }) => {
    expect(payloadOf(kind, nodesOf(nodes), entries, pressed)).toEqual(payload)
  })

  test('docs/contract/http.md §1.2: leaves files out of the payload', () => {
    expect(payloadOf('login', [], [['avatar', new Blob(['x'])]])).toEqual({})
  })
})

test('docs/contract/http.md §1.2: numbers and booleans keep their types, in hidden fields too', () => {
  const entries = [
    ['traits.age', '30'],
    ['traits.tos', 'true'],
    ['traits.size', '42'],
    ['traits.code', '007'],
  ] as const
  expect(payloadOf('registration', typedNodes, entries)).toEqual({
    traits: { age: 30, tos: true, size: 42, code: '007' },
  })
})

test.each(['', ' ', '1e999', 'ten'])('docs/contract/http.md §1.2: "%s" in a number field is no number', (text) => {
  const { traits } = payloadOf('registration', typedNodes, [
    ['traits.age', text],
    ['traits.code', 'x'],
  ]) as { traits: Record<string, unknown> }
  expect(typeof traits['age']).not.toBe('number')
})
