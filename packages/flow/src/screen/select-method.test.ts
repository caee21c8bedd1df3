import { createFormatter } from '@collect/messages'
import { describe, expect, test } from 'vitest'
import { loginFlow, nodesOf } from '../../test/flow-of.ts'
import { shortOf } from '../../test/forms-of.ts'
import { project } from '../../test/project.ts'
import { known, nodes, provider } from '../../test/short-nodes.ts'
import type { MethodScreen, MethodsScreen } from './model/screen.ts'
import { screenOf } from './screen-of.ts'
import { wordsIn } from './model/words.ts'

const formatter = createFormatter('en')

describe('FORM-STEP-2 and FORM-STEP-3, select method', () => {
  const list = (...parts: string[]) =>
    // Every flow below shows the list of methods.
    screenOf({
      kind: 'login',
      project,
      query: '?flow=f1&return_to=/shop',
      flow: loginFlow({ requested_aal: 'aal2', nodes: nodes(known, ...parts) }),
    }) as MethodsScreen
  const passkey = {
    ...nodesOf('passkey/passkey_login_trigger:button=#1010021')[0],
    attributes: {
      node_type: 'input',
      name: 'passkey_login_trigger',
      type: 'button',
      value: '',
      disabled: false,
      onclickTrigger: 'oryPasskeyLogin',
    },
  }

  test('an entry opens its form by a link', () => {
    const { methods } = list('totp/totp_code:text*#1010006', 'lookup_secret/lookup_secret:text*#1010007')
    expect(methods.map(({ testid }) => testid)).toEqual(['method/totp', 'method/lookup_secret'])
    expect(methods[0]).toMatchObject({ choose: 'open', href: '?flow=f1&return_to=%2Fshop&choose=totp' })
  })

  test('an entry per address requests a code at once', () => {
    const { methods } = list('code/address:submit=a@b.c#1010023', 'code/address:submit=d@e.f#1010023')
    expect(methods).toMatchObject([
      { choose: 'submit', name: 'address', value: 'a@b.c', testid: 'method/code' },
      { choose: 'submit', name: 'address', value: 'd@e.f', testid: 'method/code' },
    ])
    expect(new Set(methods.map(({ key }) => key)).size).toBe(2)
  })

  test('a code for the known identifier names it, in a form that stays on one line', () => {
    const { methods } = list('code/method:submit=code#1010015')
    expect(methods[0] && wordsIn(formatter, methods[0].title)).toBe('Email code')
    expect(methods[0] && wordsIn(formatter, methods[0].description)).toBe("We'll send it to a•••@example.org")
  })

  test('a passkey entry starts the ceremony', () => {
    const flow = loginFlow({ refresh: true, nodes: nodes(known) })
    const screen = screenOf({
      kind: 'login',
      project,
      flow: { ...flow, ui: { ...flow.ui, nodes: [...flow.ui.nodes, passkey as never] } },
    })
    expect(screen).toMatchObject({
      methods: [{ choose: 'trigger', trigger: 'oryPasskeyLogin', testid: 'method/passkey' }],
    })
  })

  test('the form has the hidden inputs of methods, except a hidden method', () => {
    const { form } = list(
      'webauthn/webauthn_login_trigger:button={}#1010008',
      'webauthn/webauthn_login:hidden=',
      'code/method:hidden=code',
      'totp/totp_code:text*',
    )
    expect(form.hidden.map(({ name }) => name)).toEqual(['csrf_token', 'identifier', 'webauthn_login'])
  })

  test('the form draws fields beside the methods, no fields of methods', () => {
    const { form } = list(
      'identifier_first/hint:note',
      'default/motto:text#1070009',
      'profile/other:submit=x#1070009',
      'captcha/captcha_turnstile_options:hidden={"sitekey":"k"}',
      'totp/totp_code:text*#1010006',
      'lookup_secret/lookup_secret:text*#1010007',
    )
    expect(form.fields.map(shortOf)).toEqual(['note', 'motto', 'captcha', 'other=x'])
  })

  test('a single method that does not open by itself is listed', () => {
    const screen = list('code/address:submit=a@b.c#1010023')
    expect(screen.methods).toHaveLength(1)
    expect(screen).not.toHaveProperty('empty')
  })

  test('an empty list has message 5000002', () => {
    expect(list()).toMatchObject({ methods: [], empty: { id: 5000002 } })
  })

  test.each([
    { says: 'methods alone', parts: ['totp/totp_code:text*#1010006', 'lookup_secret/x:text#1010007'], divider: false },
    { says: 'providers alone', parts: [provider('google')], divider: false },
    { says: 'providers and one method', parts: [provider('google'), 'totp/totp_code:text*#1010006'], divider: true },
  ])('the divider with $says', ({ parts, divider }) => {
    const screen = list(...parts)
    expect(screen.divider).toBe(divider)
    expect(screen).not.toHaveProperty('empty')
    expect(Object.keys(screen).includes('sso')).toBe(parts.includes(provider('google')))
  })
})

describe('FORM-STEP-5, the other second factors', () => {
  const app = 'totp/totp_code:text*#1010006 · totp/method:submit=totp#1010009'
  const codes = 'lookup_secret/lookup_secret:text*#1010007 · lookup_secret/method:submit=lookup_secret#1010010'
  const open = (requested_aal: 'aal1' | 'aal2', parts: readonly string[], choice?: string) =>
    screenOf({
      ...(choice !== undefined && { choice }),
      kind: 'login',
      project,
      query: '?flow=f1',
      flow: loginFlow({ requested_aal, active: 'totp', nodes: nodes(...parts) }),
    }) as MethodScreen

  test('stand below the open one, with the way to the whole list (LOGIN-FOOTER-3)', () => {
    const screen = open('aal2', [app, codes, 'code/address:submit=a@b.c#1010023'])
    expect(screen).toMatchObject({ state: 'method_active', method: 'totp' })
    expect(screen.others?.methods.map(({ testid }) => testid)).toEqual(['method/code', 'method/lookup_secret'])
    expect(screen.others?.footer.map(({ act }) => act)).toEqual(['clear'])
    expect(screen.footer.map(({ act }) => act)).not.toContain('clear')
    expect(screen.others?.form).toMatchObject({ testid: 'login-others', fields: [] })
    expect(screen.others?.form.hidden.map(({ name }) => name)).toEqual(['csrf_token'])
  })

  test.each([
    ['a first factor', open('aal1', [app, codes])],
    ['a second factor alone', open('aal2', [app])],
    ['a method that the user chose', open('aal2', [app, codes], 'lookup_secret')],
  ])('%s lists none', (_, screen) => {
    expect(screen.state).toBe('method_active')
    expect(screen.others).toBeUndefined()
  })
})
