import { describe, expect, test } from 'vitest'
import { nodesOf } from '../../test/flow-of.ts'
import { csrf, type PayloadCase } from '../../test/payload-case.ts'
import { payloadOf } from './payload.ts'

const sections =
  'default/csrf_token:hidden=t · profile/traits.email:email=a@b.c · profile/traits.tos:checkbox=true · profile/method:submit=profile · password/password:password · password/method:submit=password · oidc/link:submit=google#1050002 · oidc/link:submit=acme#1050002 · oidc/unlink:submit=github#1050003 · totp/totp_unlink:submit=true · lookup_secret/lookup_secret_reveal:submit=true · webauthn/webauthn_remove:submit=0a · passkey/passkey_remove:submit=0b · passkey/passkey_settings_register:hidden'

const cases: readonly PayloadCase[] = [
  {
    rule: 'FORM-VALUE-3: an unchecked box is false, also as the only field of its section',
    kind: 'settings',
    nodes: 'profile/traits.tos:checkbox · profile/method:submit=profile',
    entries: [csrf],
    pressed: { name: 'method', value: 'profile' },
    payload: { csrf_token: 't', traits: { tos: false }, method: 'profile' },
  },
  {
    rule: 'FORM-VALUE-3: a hidden input does not add checkboxes of its group',
    kind: 'settings',
    nodes: 'profile/traits.id:hidden=1 · profile/traits.tos:checkbox · password/method:submit=password',
    entries: [csrf, ['traits.id', '1']],
    pressed: { name: 'method', value: 'password' },
    payload: { csrf_token: 't', traits: { id: '1' }, method: 'password' },
  },
  {
    rule: 'FORM-VALUE-3: a checkbox of another section stays out',
    kind: 'settings',
    nodes: sections,
    entries: [csrf, ['password', 'new']],
    pressed: { name: 'method', value: 'password' },
    payload: { csrf_token: 't', password: 'new', method: 'password' },
  },
  {
    rule: 'SUBMIT-SETTINGS-1, settings: totp_unlink forces totp',
    kind: 'settings',
    nodes: sections,
    entries: [csrf, ['method', 'profile']],
    pressed: { name: 'totp_unlink', value: 'true' },
    payload: { csrf_token: 't', totp_unlink: 'true', method: 'totp' },
  },
  {
    rule: 'SUBMIT-SETTINGS-1, settings: totp_unlink forces totp, also without a pressed button',
    kind: 'settings',
    nodes: '',
    entries: [csrf, ['totp_unlink', 'true'], ['method', 'profile']],
    payload: { csrf_token: 't', totp_unlink: 'true', method: 'totp' },
  },
  {
    rule: 'SUBMIT-SETTINGS-1, settings: a removal key names the method before the rule for providers',
    kind: 'settings',
    nodes: sections,
    entries: [csrf, ['totp_unlink', 'true']],
    pressed: { name: 'link', value: 'google' },
    payload: { csrf_token: 't', totp_unlink: 'true', link: 'google', method: 'totp' },
  },
  {
    rule: 'SUBMIT-SETTINGS-1, settings: any lookup_secret_* key forces lookup_secret',
    kind: 'settings',
    nodes: '',
    entries: [csrf, ['lookup_secret_regenerate', 'true'], ['method', 'password']],
    payload: { csrf_token: 't', lookup_secret_regenerate: 'true', method: 'lookup_secret' },
  },
  {
    rule: 'SUBMIT-SETTINGS-1, settings: webauthn_remove forces webauthn',
    kind: 'settings',
    nodes: '',
    entries: [csrf, ['webauthn_remove', '0a'], ['method', 'password']],
    payload: { csrf_token: 't', webauthn_remove: '0a', method: 'webauthn' },
  },
  {
    rule: 'SUBMIT-SETTINGS-1, settings: passkey_remove forces passkey',
    kind: 'settings',
    nodes: '',
    entries: [csrf, ['passkey_remove', '0b'], ['method', 'password']],
    payload: { csrf_token: 't', passkey_remove: '0b', method: 'passkey' },
  },
  {
    rule: 'SUBMIT-SETTINGS-2: linking google asks for an account',
    kind: 'settings',
    nodes: sections,
    entries: [csrf],
    pressed: { name: 'link', value: 'google' },
    payload: { csrf_token: 't', link: 'google', method: 'oidc', upstream_parameters: { prompt: 'select_account' } },
  },
  {
    rule: 'SUBMIT-SETTINGS-2: linking github asks for an account',
    kind: 'settings',
    nodes: 'oidc/link:submit=github#1050002',
    entries: [csrf],
    pressed: { name: 'link', value: 'github' },
    payload: { csrf_token: 't', link: 'github', method: 'oidc', upstream_parameters: { prompt: 'select_account' } },
  },
  {
    rule: 'SUBMIT-SETTINGS-2: linking google of the group saml asks for no account',
    kind: 'settings',
    nodes: 'saml/link:submit=google#1050002',
    entries: [csrf],
    pressed: { name: 'link', value: 'google' },
    payload: { csrf_token: 't', link: 'google', method: 'saml' },
  },
  {
    rule: 'SUBMIT-SETTINGS-2: linking other providers asks for no account',
    kind: 'settings',
    nodes: sections,
    entries: [csrf],
    pressed: { name: 'link', value: 'acme' },
    payload: { csrf_token: 't', link: 'acme', method: 'oidc' },
  },
  {
    rule: 'SUBMIT-SETTINGS-2: unlinking asks for no account',
    kind: 'settings',
    nodes: sections,
    entries: [csrf],
    pressed: { name: 'unlink', value: 'github' },
    payload: { csrf_token: 't', unlink: 'github', method: 'oidc' },
  },
]

describe(payloadOf, () => {
  test.each(cases)('$rule', ({ kind, nodes, entries, pressed, payload }) => {
    expect(payloadOf(kind, nodesOf(nodes), entries, pressed)).toEqual(payload)
  })
})
