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
      rule: '1: a method with messages is open',
      flow: loginFlow({ nodes: all(identifier, 'password/password:password*#1070001‼4000002', sendCode) }),
      state: active('password'),
    },
    {
      rule: '1: messages of the identifier open nothing',
      flow: loginFlow({ nodes: all('default/identifier:text=*#1070002‼4000002', password) }),
      state: provide,
    },
    {
      rule: '1: neither do those of the identifier step',
      flow: loginFlow({ nodes: all('identifier_first/identifier:text=*#1070002‼4000037') }),
      state: provide,
    },
    {
      rule: '1: nor does the captcha, which stands on every step',
      flow: loginFlow({
        nodes: all(identifier, 'captcha/transient_payload.captcha_turnstile_response:hidden=‼4000038', password),
      }),
      state: provide,
    },
    {
      rule: '1: link_recovery goes before messages (docs/contract/nodes.md §11.1)',
      flow: loginFlow({ active: 'link_recovery', nodes: all('password/password:password*#1070001‼4000002') }),
      state: active('link'),
    },
    {
      rule: '1: of two methods with messages, the first is open',
      flow: loginFlow({ nodes: all('totp/totp_code:text‼4000008', 'password/password:password‼4000002') }),
      state: active('totp'),
    },
    { rule: '2: link_recovery opens link', flow: loginFlow({ active: 'link_recovery' }), state: active('link') },
    { rule: '2: code_recovery opens code', flow: loginFlow({ active: 'code_recovery' }), state: active('code') },
    {
      rule: '2: an active method is open',
      flow: loginFlow({ active: 'code', state: 'sent_email', nodes: all(known, 'code/code:text*#1070013') }),
      state: active('code'),
    },
    { rule: '2: default is no method', flow: loginFlow({ active: 'default', nodes: all(identifier) }), state: provide },
    {
      rule: '3: linking asks for a method, although oidc is active',
      flow: loginFlow({ active: 'oidc', messages: [1010016], nodes: all(known, sendCode, password) }),
      state: select,
    },
    { rule: '4: aal2 chooses', flow: loginFlow({ requested_aal: 'aal2', nodes: all(totp, backup) }), state: select },
    {
      rule: '4: aal2 opens the only method',
      flow: loginFlow({ requested_aal: 'aal2', nodes: all(totp) }),
      state: active('totp'),
    },
    {
      rule: '4: but not a code, which would be sent unasked',
      flow: loginFlow({ requested_aal: 'aal2', nodes: all('code/address:submit=ada@example.org#1010023') }),
      state: select,
    },
    {
      rule: '4: nor a passkey, whose dialog would open',
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
      rule: '4: a provider beside the method is a choice',
      flow: loginFlow({ refresh: true, nodes: all(known, password, provider) }),
      state: select,
    },
    {
      rule: '4: the identifier was entered before',
      flow: loginFlow({ active: 'identifier_first', nodes: all(firstStep, password, sendCode) }),
      state: select,
    },
    {
      rule: '4: only the identifier tells that it was entered',
      flow: loginFlow({ nodes: all('identifier_first/method:hidden=identifier_first', identifier, password) }),
      state: provide,
    },
    {
      rule: '4: hidden inputs and scripts are no method (FIELD-VISIBLE-1)',
      flow: loginFlow({
        active: 'identifier_first',
        nodes: all(firstStep, password, 'webauthn/webauthn_script:script', 'passkey/passkey_login:hidden'),
      }),
      state: active('password'),
    },
    {
      rule: '5: else the identifier is asked for',
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
      rule: '1: a method with messages is open',
      flow: registrationFlow({ nodes: all(start, 'password/password:password*#1070001‼4000005', sendCode) }),
      state: active('password'),
    },
    {
      rule: '2: an active method is open',
      flow: registrationFlow({ active: 'code', state: 'sent_email', nodes: all(traits, 'code/code:text*#1070012') }),
      state: active('code'),
    },
    {
      rule: '3: linking asks for a method',
      flow: registrationFlow({ messages: [1010016], nodes: all(traits, sendCode, password) }),
      state: select,
    },
    {
      rule: '5: the first step',
      flow: registrationFlow({ nodes: all('default/traits.email:email*#1070002', password) }),
      state: provide,
    },
    {
      rule: '4: a step to go back to',
      flow: registrationFlow({ nodes: all(traits, password, sendCode, previous) }),
      state: select,
    },
    {
      rule: '4: the only method',
      flow: registrationFlow({ nodes: all(traits, password, previous) }),
      state: active('password'),
    },
    ...[
      ['another step', 'profile/screen:submit=credential-selection#1040008'],
      ['another button', 'profile/direction:submit=previous#1040008'],
      ['a hidden input', 'profile/screen:hidden=previous'],
      ['what is entered', 'default/traits.motto:text=previous'],
    ].map(([says = '', node = '']) => ({
      rule: `4: ${says} is no mark of a step before`,
      flow: registrationFlow({ nodes: all(traits, password, sendCode, node) }),
      state: provide,
    })),
    {
      rule: '2: traits that a provider did not bring',
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
    { says: 'so does link', state: stateOf('verification', verificationFlow({ active: 'link' })), expected: provide },
    {
      says: 'sent_email asks for the code',
      state: stateOf('recovery', recoveryFlow({ state: 'sent_email' })),
      expected: active('code'),
    },
    {
      says: 'any other state is open too',
      state: stateOf('recovery', recoveryFlow({ state: 'recovery_awaiting_address' })),
      expected: active('code'),
    },
    {
      says: 'a verified address as well',
      state: stateOf('verification', verificationFlow({ state: 'passed_challenge' })),
      expected: active('code'),
    },
    {
      says: 'a link that was sent stays a link',
      state: stateOf('verification', verificationFlow({ active: 'link', state: 'sent_email' })),
      expected: active('link'),
    },
    { says: 'settings are settings', state: stateOf('settings', settingsFlow()), expected: { state: 'settings' } },
  ])('$says', ({ state, expected }) => {
    expect(state).toEqual(expected)
  })

  test('a consent is a method of its own', () => {
    const source = { request: { challenge: 'c1' }, session: {} as never, csrfToken: 't', action: '/' } // nothing is read of it
    expect(stateOf('oauth2_consent', consentFlowOf(source))).toEqual(active('oauth2_consent'))
  })

  test('anything else is an unknown form state', () => {
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
    { says: 'a method that is not offered is not opened', flow: chooser, choice: 'webauthn', state: select },
    { says: 'nor is a word that is no method', flow: chooser, choice: '__proto__', state: select },
    { says: 'a chosen method is open', flow: chooser, choice: 'totp', state: active('totp') },
    { says: 'and stays open after an error', flow: wrong, choice: 'totp', state: active('totp') },
    { says: 'going back shows the list', flow: refused, choice: '', state: select },
    { says: 'from which another method opens', flow: refused, choice: 'code', state: active('code') },
    {
      says: 'providers are something else to choose',
      flow: loginFlow({ nodes: all(identifier, 'password/password:password*#1070001‼4000002', provider) }),
      choice: '',
      state: select,
    },
    {
      says: 'what finishes a sign-up is no method to go back from',
      flow: loginFlow({ active: 'oidc', nodes: all('oidc/provider:submit=google#1040003', password, sendCode) }),
      choice: '',
      state: active('oidc'),
    },
    { says: 'there is no way back from the only method', flow: sent, choice: '', state: active('code') },
    {
      says: 'the identifier comes first',
      flow: loginFlow({ nodes: all(identifier, password, sendCode) }),
      choice: 'code',
      state: provide,
    },
  ])('$says', ({ flow, choice, state }) => {
    expect(stateOf('login', flow, choice)).toEqual(state)
  })
})
