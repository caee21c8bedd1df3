import { groups, type InputNode, type InputValue } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { nodeOf } from '../../test/flow-of.ts'
import { isProvider, isVisible, keyOf, postedBy, valueOf } from './node-facts.ts'

describe('FIELD-VISIBLE-1: visible nodes', () => {
  test.each([
    ['password/password:password', true],
    ['code/method:submit=code', true],
    ['passkey/trigger:button', true],
    ['totp/totp_secret_key:note', true],
    ['code/continue:a=/', true],
    ['default/csrf_token:hidden=v', false],
    ['webauthn/webauthn_script:script', false],
    ['captcha/place:div', false],
  ])('%s: %s', (node, seen) => {
    expect(isVisible(nodeOf(node))).toBe(seen)
  })
})

describe('docs/contract/nodes.md §13.11: absent and empty values', () => {
  test.each<[InputValue | null | undefined, string | undefined, string]>([
    [undefined, undefined, ''],
    [null, undefined, ''],
    ['', '', ''],
    [0, '0', '0'],
    [false, 'false', 'false'],
    ['v', 'v', 'v'],
  ])('%j is %j, and posted as %j', (given, value, posted) => {
    // `nodeOf` makes inputs here.
    const node = nodeOf('default/x:text') as InputNode
    const made = { ...node, attributes: { ...node.attributes, ...(given !== undefined && { value: given }) } }
    expect([valueOf(made), postedBy(made)]).toEqual([value, posted])
  })
})

describe('docs/contract/nodes.md §13.1: the key of a node', () => {
  test.each([
    ['the typed value is no part of the key', 'default/identifier:text=ada', 'default/identifier:text'],
    [
      'a hidden input and a text input have different keys',
      'default/identifier:hidden=ada',
      'default/identifier:hidden',
    ],
    ['the key of a button contains its value', 'oidc/provider:submit=google', 'oidc/provider:submit=google'],
    ['the key of a button without a value', 'oidc/provider:submit', 'oidc/provider:submit='],
    [
      'the key of a scope contains its value',
      'oauth2_consent/grant_scope:checkbox=openid',
      'oauth2_consent/grant_scope:checkbox=openid',
    ],
    [
      'the key of another checkbox contains no value',
      'oauth2_consent/remember:checkbox=false',
      'oauth2_consent/remember:checkbox',
    ],
    ['the key of a script contains its id', 'webauthn/webauthn_script:script', 'webauthn/webauthn_script:script'],
    ['the key of a note contains its id', 'totp/totp_secret_key:note', 'totp/totp_secret_key:text'],
  ])('%s', (_, node, key) => {
    expect(keyOf(nodeOf(node))).toBe(key)
  })
})

describe('docs/contract/nodes.md §11.2, provider, link, unlink: buttons of the separate form', () => {
  test.each(groups)('only groups oidc and saml have them: %s', (group) => {
    expect(isProvider(nodeOf(`${group}/provider:submit=x`))).toBe(group === 'oidc' || group === 'saml')
  })
  test.each([
    ['oidc/link:submit=x', true],
    ['saml/unlink:submit=x', true],
    ['oidc/provider:hidden=x', false],
    ['oidc/traits.email:email', false],
    ['oidc/method:submit=oidc', false],
    ['oidc/provider:submit=x#1040003', false],
    ['default/link:hidden=x', false],
  ])('%s: %s', (node, is) => {
    expect(isProvider(nodeOf(node))).toBe(is)
  })
})
