import { groups, type Group } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { nodesOf } from '../../test/flow-of.ts'
import { inMethodOrder } from '../screen/form/node-order.ts'
import { inSectionOrder } from '../screen/model/section-facts.ts'
import { methodsOf, onlyMethodOf } from './methods.ts'

const one = (group: string) => `${group}/x:text`
const each = (names: readonly string[]) => nodesOf(names.map(one).join(' · '))

describe('METHOD-ORDER-1, method order', () => {
  // The ten of METHOD-ORDER-1, then the groups that it leaves out.
  const order =
    'oidc saml identifier_first default profile password captcha passkey code webauthn link totp lookup_secret deviceauthn oauth2_consent'.split(
      ' ',
    )
  test('the method order contains every group', () => {
    expect(order.toSorted()).toEqual(groups.toSorted())
  })
  test('sorts reversed groups', () => {
    expect(inMethodOrder(each(order.toReversed())).map(({ group }) => group)).toEqual(order)
  })
  test.each(order.slice(1).map((group, place) => [order[place], group] as const))('%s before %s', (first, second) => {
    expect(inMethodOrder(each([second, first ?? ''])).map(({ group }) => group)).toEqual([first, second])
  })
})

describe('METHOD-ORDER-3, group order of the settings', () => {
  // The nine of METHOD-ORDER-3, then the groups that it leaves out.
  const order =
    'default profile password oidc code lookup_secret passkey webauthn totp saml deviceauthn identifier_first link'.split(
      ' ',
    ) as Group[] // all of them are groups
  test('sorts reversed groups of the settings, unlisted ones last', () => {
    expect(inSectionOrder(['captcha', ...order.toReversed(), 'captcha'])).toEqual([...order, 'captcha'])
  })
})

describe('METHOD-ORDER-2: the CAPTCHA comes before the first submit button', () => {
  const captcha = 'captcha/captcha_turnstile_options:hidden={}'
  test.each([
    ['the CAPTCHA alone', [captcha], ['captcha']],
    [
      'the CAPTCHA without a button, in its group order',
      [one('code'), captcha, one('password')],
      ['password', 'captcha', 'code'],
    ],
    ['the CAPTCHA and a button', [captcha, 'default/method:submit=x'], ['captcha', 'default']],
    [
      'of two buttons, the first',
      [captcha, one('default'), 'default/method:submit=x', 'code/method:submit=code'],
      ['default', 'captcha', 'default', 'code'],
    ],
  ])('%s', (_, nodes, order) => {
    expect(inMethodOrder(nodesOf(nodes.join(' · '))).map(({ group }) => group)).toEqual(order)
  })
})

describe('docs/contract/nodes.md §4.3: the button that finishes a sign-up follows what is missing', () => {
  const finish = 'oidc/provider:submit=google#1040003'
  test.each([
    [[finish, one('default'), one('password')]],
    [[one('default'), finish, one('password')]],
    [[one('password'), one('default'), finish]],
  ])('%j', (nodes) => {
    expect(inMethodOrder(nodesOf(nodes.join(' · '))).map(({ group }) => group)).toEqual(['default', 'password', 'oidc'])
  })
})

describe('FORM-STEP-2, select method: every group but oidc, saml, default, identifier_first, profile and captcha', () => {
  const methods = ['password', 'passkey', 'code', 'webauthn', 'link', 'totp', 'lookup_secret', 'deviceauthn']
  test('selects the methods from all groups', () => {
    expect(methodsOf(each(groups))).toEqual(methods)
  })
  test('a group without a visible node is no method', () => {
    const nodes = 'passkey/passkey_login:hidden · webauthn/webauthn_script:script · totp/place:div'
    expect(methodsOf(nodesOf(nodes))).toEqual([])
  })
})

describe('STATE-INITIAL-4: if only one method remains', () => {
  test.each([
    ['the password opens', ['password'], 'password'],
    ['a method beside the identifier opens', ['default', 'identifier_first', 'profile', 'captcha', 'totp'], 'totp'],
    ['two methods are a choice', ['password', 'totp'], undefined],
    ['a code does not open by itself', ['code'], undefined],
    ['a passkey does not open by itself', ['passkey'], undefined],
    ['a flow without methods opens none', ['default'], undefined],
  ])('%s', (_, names, only) => {
    expect(onlyMethodOf(each(names))).toBe(only)
  })
  test.each(['oidc', 'saml'])('a method and a provider of %s are a choice', (group) => {
    expect(onlyMethodOf(nodesOf(`password/password:password · ${group}/provider:submit=x`))).toBeUndefined()
  })
})
