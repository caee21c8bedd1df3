import type { UiMessage, UiNode } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { draw, project } from './draw.tsx'
import { input, loginFlow, titled } from './made.ts'
import { all, named, testid, type Tag } from './markup.ts'

const csrf = input('default', { name: 'csrf_token', type: 'hidden', value: 'token', required: true })
const identifier = input('identifier_first', { name: 'identifier', type: 'hidden', value: 'ada@example.org' })
const passkey = input('passkey', {
  name: 'passkey_login_trigger',
  type: 'button',
  value: '',
  onclickTrigger: 'oryPasskeyLogin',
})
const password = input(
  'password',
  { name: 'method', type: 'submit', value: 'password' },
  { id: 1010022, type: 'info', text: '' },
)
const login = (nodes: readonly UiNode[], messages: readonly UiMessage[] = []) =>
  draw({ kind: 'login', flow: loginFlow([csrf, ...nodes], messages), project })

const script: UiNode = {
  type: 'script',
  group: 'webauthn',
  attributes: {
    node_type: 'script',
    id: 'webauthn_script',
    src: 'https://id.example/.well-known/ory/webauthn.js',
    async: true,
    referrerpolicy: 'no-referrer',
    crossorigin: 'anonymous',
    integrity: 'sha512-x',
    nonce: 'of-the-service',
    type: 'text/javascript',
  },
  messages: [],
  meta: {},
}

describe('WebAuthn in the browser', () => {
  const pages = {
    'a separate passkey button': login([
      input('default', { name: 'identifier', type: 'text' }, titled('Email')),
      passkey,
    ]),
    'a passkey entry in the list of methods': login([identifier, passkey, password]),
  }
  test.each(Object.entries(pages))('%s is disabled until the script runs, and has a noscript text', (_what, page) => {
    const [button] = all(page, ({ attributes }) => attributes['name'] === 'passkey_login_trigger')
    expect(button?.attributes).toMatchObject({ type: 'button', disabled: '' })
    expect(all(page, named('noscript')).map(({ text }) => text)).toEqual([
      expect.stringContaining('This needs JavaScript. Turn it on'),
    ])
  })

  test('an empty live region for the end of a ceremony exists from the start', () => {
    const places = all(login([passkey]), ({ attributes }) => attributes['role'] === 'status')
    expect(places.filter(({ text }) => text === '').length).toBeGreaterThan(1)
  })

  test('the page has the script once, with the CSP nonce and the integrity hash', () => {
    const scripts = all(login([script, passkey]), testid('node/script/webauthn_script'))
    expect(scripts).toHaveLength(1)
    expect(scripts[0]?.attributes).toMatchObject({ nonce: 'a-nonce', integrity: 'sha512-x', crossorigin: 'anonymous' })
  })
})

describe('the CAPTCHA', () => {
  const options = { sitekey: 'k', action: 'login', response_field_name: 'transient_payload.captcha_turnstile_response' }
  const captcha: readonly UiNode[] = [
    input('captcha', { name: 'transient_payload.captcha_turnstile_response', type: 'hidden', value: '' }),
    input('captcha', { name: 'captcha_turnstile_options', type: 'hidden', value: JSON.stringify(options) }),
    { ...script, group: 'captcha' },
    {
      type: 'div',
      group: 'captcha',
      attributes: { node_type: 'div', id: 'captcha_turnstile_inject' },
      messages: [],
      meta: {},
    },
  ]
  const provider = input(
    'oidc',
    { name: 'provider', type: 'submit', value: 'acme' },
    { id: 1010002, type: 'info', text: '' },
  )
  const page = login([...captcha, identifier, provider, password])

  test('is drawn once, with a noscript text', () => {
    const places = all(page, ({ attributes }) => attributes['class'] === 'captcha')
    expect(places).toHaveLength(1)
    expect(places[0]?.text).toContain('This form has a security check that needs JavaScript')
  })

  test('its script and element nodes are not drawn (docs/contract/nodes.md §11.2)', () => {
    expect(all(page, named('script'))).toEqual([])
    expect(all(page, ({ attributes }) => attributes['id'] === 'captcha_turnstile_inject')).toEqual([])
  })

  test('every form has an input for its answer', () => {
    const forms = all(page, named('form'))
    expect(forms.map(({ attributes }) => attributes['data-testid'])).toEqual(['login-flow'])
    const places = (form: Tag) => all(form, ({ attributes }) => attributes['name'] === options.response_field_name)
    for (const form of forms) expect(places(form)).toHaveLength(1)
  })
})
