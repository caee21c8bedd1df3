import { describe, expect, test } from 'vitest'
import { csrf, loginFlow, recoveryFlow, registrationFlow, settingsFlow, verificationFlow } from '../../test/flow-of.ts'
import { identifier, known, password } from '../../test/short-nodes.ts'
import { consentFlowOf } from '../consent-flow.ts'
import { stateOf, type FormState } from './form-state.ts'

const firstStep = 'identifier_first/identifier:hidden=ada@example.org*#1070002'
const sendCode = 'code/method:submit=code#1010015'
const totp = 'totp/totp_code:text=*#1010006 · totp/method:submit=totp#1010009'
const backup = 'lookup_secret/lookup_secret:text=*#1010007 · lookup_secret/method:submit=lookup_secret#1010010'
const provider = 'oidc/provider:submit=google#1010002'
const passkey = 'passkey/passkey_login_trigger:button=#1010021 · passkey/passkey_challenge:hidden=v'
const previous = 'profile/screen:submit=previous#1040008'
const all = (...parts: string[]) => [csrf, ...parts].join(' · ')

const provide: FormState = { state: 'provide_identifier' }
const select: FormState = { state: 'select_method' }
const active = (method: Extract<FormState, { state: 'method_active' }>['method']): FormState => ({
  state: 'method_active',
  method,
})

describe('initial state of login', () => {
  test.each([
    {
      rule: '1: opens a method with messages',
      flow: loginFlow({ nodes: all(identifier, 'password/password:password*#1070001‼4000002', sendCode) }),
      state: active('password'),
    },
    {
      rule: '1: messages of the identifier open no method',
      flow: loginFlow({ nodes: all('default/identifier:text=*#1070002‼4000002', password) }),
      state: provide,
    },
    {
      rule: '1: messages of the identifier step open no method',
      flow: loginFlow({ nodes: all('identifier_first/identifier:text=*#1070002‼4000037') }),
      state: provide,
    },
    {
      rule: '1: messages of the CAPTCHA open no method',
      flow: loginFlow({
        nodes: all(identifier, 'captcha/transient_payload.captcha_turnstile_response:hidden=‼4000038', password),
      }),
      state: provide,
    },
    {
      rule: '1: link_recovery comes before messages (docs/contract/nodes.md §11.1)',
      flow: loginFlow({ active: 'link_recovery', nodes: all('password/password:password*#1070001‼4000002') }),
      state: active('link'),
    },
    {
      rule: '1: opens the first of two methods with messages',
      flow: loginFlow({ nodes: all('totp/totp_code:text‼4000008', 'password/password:password‼4000002') }),
      state: active('totp'),
    },
    { rule: '2: link_recovery opens link', flow: loginFlow({ active: 'link_recovery' }), state: active('link') },
    { rule: '2: code_recovery opens code', flow: loginFlow({ active: 'code_recovery' }), state: active('code') },
    {
      rule: '2: opens the active method',
      flow: loginFlow({ active: 'code', state: 'sent_email', nodes: all(known, 'code/code:text*#1070013') }),
      state: active('code'),
    },
    {
      rule: '2: the group default is no method',
      flow: loginFlow({ active: 'default', nodes: all(identifier) }),
      state: provide,
    },
    {
      rule: '2: after a trip to a provider that failed, every way is there still',
      flow: loginFlow({
        active: 'oidc',
        messages: [4000001],
        nodes: all(
          provider,
          'identifier_first/identifier:text=*#1070002 · identifier_first/method:submit=identifier_first#1010023',
        ),
      }),
      state: provide,
    },
    {
      rule: '3: linking shows the list of methods, although oidc is active',
      flow: loginFlow({ active: 'oidc', messages: [1010016], nodes: all(known, sendCode, password) }),
      state: select,
    },
    {
      rule: '4: aal2 with two methods shows the list',
      flow: loginFlow({ requested_aal: 'aal2', nodes: all(totp, backup) }),
      state: select,
    },
    {
      rule: '4: aal2 opens the only method',
      flow: loginFlow({ requested_aal: 'aal2', nodes: all(totp) }),
      state: active('totp'),
    },
    {
      rule: '4: aal2 does not open a code, which would be sent at once',
      flow: loginFlow({ requested_aal: 'aal2', nodes: all('code/address:submit=ada@example.org#1010023') }),
      state: select,
    },
    {
      rule: '4: aal2 does not open a passkey, whose dialog would appear',
      flow: loginFlow({ refresh: true, nodes: all(known, passkey) }),
      state: select,
    },
    {
      rule: '4: refresh opens the password',
      flow: loginFlow({ refresh: true, nodes: all(known, password) }),
      state: active('password'),
    },
    {
      rule: '4: refresh with code nodes stays at the identifier',
      flow: loginFlow({ refresh: true, nodes: all(known, 'code/address:submit=ada@example.org#1010023', password) }),
      state: provide,
    },
    {
      rule: '4: a method and a provider show the list',
      flow: loginFlow({ refresh: true, nodes: all(known, password, provider) }),
      state: select,
    },
    {
      rule: '4: a hidden identifier shows the list',
      flow: loginFlow({ active: 'identifier_first', nodes: all(firstStep, password, sendCode) }),
      state: select,
    },
    {
      rule: '4: other hidden fields do not count as the identifier',
      flow: loginFlow({ nodes: all('identifier_first/method:hidden=identifier_first', identifier, password) }),
      state: provide,
    },
    {
      rule: '4: hidden inputs and scripts make no method (FIELD-VISIBLE-1)',
      flow: loginFlow({
        active: 'identifier_first',
        nodes: all(firstStep, password, 'webauthn/webauthn_script:script', 'passkey/passkey_login:hidden'),
      }),
      state: active('password'),
    },
    {
      rule: '5: otherwise asks for the identifier',
      flow: loginFlow({ nodes: all(identifier, password, sendCode) }),
      state: provide,
    },
  ])('STATE-INITIAL-$rule', ({ flow, state }) => {
    expect(stateOf('login', flow)).toEqual(state)
  })
})

describe('initial state of registration', () => {
  const start = 'default/traits.email:email*#1070002'
  const traits = 'default/traits.email:hidden=ada@example.org*#1070002'
  test.each([
    {
      rule: '1: opens a method with messages',
      flow: registrationFlow({ nodes: all(start, 'password/password:password*#1070001‼4000005', sendCode) }),
      state: active('password'),
    },
    {
      rule: '2: opens the active method',
      flow: registrationFlow({ active: 'code', state: 'sent_email', nodes: all(traits, 'code/code:text*#1070012') }),
      state: active('code'),
    },
    {
      rule: '3: linking shows the list of methods',
      flow: registrationFlow({ messages: [1010016], nodes: all(traits, sendCode, password) }),
      state: select,
    },
    {
      rule: '5: a new registration asks for the identifier',
      flow: registrationFlow({ nodes: all('default/traits.email:email*#1070002', password) }),
      state: provide,
    },
    {
      rule: '4: a previous step shows the list of methods',
      flow: registrationFlow({ nodes: all(traits, password, sendCode, previous) }),
      state: select,
    },
    {
      rule: '4: opens the only method',
      flow: registrationFlow({ nodes: all(traits, password, previous) }),
      state: active('password'),
    },
    ...[
      ['another step', 'profile/screen:submit=credential-selection#1040008'],
      ['another button', 'profile/direction:submit=previous#1040008'],
      ['a hidden input', 'profile/screen:hidden=previous'],
      ['a typed text', 'default/traits.motto:text=previous'],
    ].map(([says = '', node = '']) => ({
      rule: `4: ${says} does not count as a previous step`,
      flow: registrationFlow({ nodes: all(traits, password, sendCode, node) }),
      state: provide,
    })),
    {
      rule: '2: after a sign-up with a provider that failed, every way is there still',
      flow: registrationFlow({
        active: 'oidc',
        messages: [4000001],
        nodes: all('oidc/provider:submit=google#1040002', 'default/traits.email:email*', sendCode),
      }),
      state: provide,
    },
    {
      rule: '2: opens oidc for traits that a provider left out',
      flow: registrationFlow({
        active: 'oidc',
        nodes: all('oidc/provider:submit=google#1040003', 'default/traits.phone:text*'),
      }),
      state: active('oidc'),
    },
  ])('STATE-INITIAL-$rule', ({ flow, state }) => {
    expect(stateOf('registration', flow)).toEqual(state)
  })
})

describe('STATE-RECOVERY-1 and STATE-OTHER-1, recovery and verification', () => {
  test.each([
    { says: 'choose_method asks for the address', state: stateOf('recovery', recoveryFlow()), expected: provide },
    {
      says: 'an active link asks for the address',
      state: stateOf('verification', verificationFlow({ active: 'link' })),
      expected: provide,
    },
    {
      says: 'sent_email asks for the code',
      state: stateOf('recovery', recoveryFlow({ state: 'sent_email' })),
      expected: active('code'),
    },
    {
      says: 'any other state opens the code',
      state: stateOf('recovery', recoveryFlow({ state: 'recovery_awaiting_address' })),
      expected: active('code'),
    },
    {
      says: 'a verified address opens the code',
      state: stateOf('verification', verificationFlow({ state: 'passed_challenge' })),
      expected: active('code'),
    },
    {
      says: 'a sent link opens the link',
      state: stateOf('verification', verificationFlow({ active: 'link', state: 'sent_email' })),
      expected: active('link'),
    },
    {
      says: 'a settings flow has the state settings',
      state: stateOf('settings', settingsFlow()),
      expected: { state: 'settings' },
    },
  ])('$says', ({ state, expected }) => {
    expect(state).toEqual(expected)
  })

  test('a consent flow opens the group oauth2_consent', () => {
    const source = { request: { challenge: 'c1' }, session: {} as never, csrfToken: 't', action: '/' } // the test reads no field of it
    expect(stateOf('oauth2_consent', consentFlowOf(source))).toEqual(active('oauth2_consent'))
  })

  test('an unknown kind throws', () => {
    const { active: _active, ...flow } = recoveryFlow()
    expect(() => stateOf('recovery', flow)).toThrow(/Unknown form state/)
  })
})

describe('STATE-CHANGE, transitions', () => {
  const chooser = loginFlow({ requested_aal: 'aal2', nodes: all(totp, backup) })
  const wrong = loginFlow({ requested_aal: 'aal2', messages: [4000008], nodes: all(totp, backup) })
  const refused = loginFlow({ nodes: all(identifier, 'password/password:password*#1070001‼4000002', sendCode) })
  const sent = loginFlow({ active: 'code', state: 'sent_email', nodes: all(known, 'code/code:text*#1070013') })

  test.each([
    {
      says: 'ignores the choice of a method that the flow does not offer',
      flow: chooser,
      choice: 'webauthn',
      state: select,
    },
    { says: 'ignores the choice of an unknown word', flow: chooser, choice: '__proto__', state: select },
    { says: 'opens the chosen method', flow: chooser, choice: 'totp', state: active('totp') },
    { says: 'keeps the chosen method open after an error', flow: wrong, choice: 'totp', state: active('totp') },
    { says: 'going back shows the list', flow: refused, choice: '', state: select },
    { says: 'another choice opens another method', flow: refused, choice: 'code', state: active('code') },
    {
      says: 'providers allow going back to the list',
      flow: loginFlow({ nodes: all(identifier, 'password/password:password*#1070001‼4000002', provider) }),
      choice: '',
      state: select,
    },
    {
      says: 'a button that finishes a registration does not count as a method',
      flow: loginFlow({ active: 'oidc', nodes: all('oidc/provider:submit=google#1040003', password, sendCode) }),
      choice: '',
      state: active('oidc'),
    },
    { says: 'the only method has no way back to the list', flow: sent, choice: '', state: active('code') },
    {
      says: 'the identifier step comes before any choice',
      flow: loginFlow({ nodes: all(identifier, password, sendCode) }),
      choice: 'code',
      state: provide,
    },
  ])('$says', ({ flow, choice, state }) => {
    expect(stateOf('login', flow, choice)).toEqual(state)
  })
})
