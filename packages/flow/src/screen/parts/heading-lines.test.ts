import type { UiMessage } from '@collect/contract'
import { createFormatter } from '@collect/messages'
import { describe, expect, test } from 'vitest'
import {
  loginFlow,
  nodesOf,
  recoveryFlow,
  registrationFlow,
  settingsFlow,
  verificationFlow,
} from '../../../test/flow-of.ts'
import { project } from '../../../test/project.ts'
import { nodes } from '../../../test/short-nodes.ts'
import { consentFlowOf } from '../../consent-flow.ts'
import type { Screen } from '../model/screen.ts'
import { screenOf } from '../screen-of.ts'
import { wordsIn } from '../model/words.ts'

const formatter = createFormatter('en')
const descriptionOf = ({ heading: { description } }: Screen) => description && wordsIn(formatter, description)
const idsIn = (messages: readonly UiMessage[]) => messages.map(({ id }) => id)
const one = (group: string) => `${group}/x:text#1070009`

describe('CARD-HEADER-2, card header: the parts of the description', () => {
  const login = (...parts: string[]) =>
    screenOf({ kind: 'login', project, flow: loginFlow({ nodes: nodes(...parts) }) })
  const parts = (screen: Screen) =>
    descriptionOf(screen)
      ?.replace(/^Use (.*)\.$/, '$1')
      .split(/, | or /)

  test('no parts give no description', () => {
    expect(login()).not.toHaveProperty('heading.description')
  })
  test('invisible nodes give no part (FIELD-VISIBLE-1)', () => {
    expect(login('passkey/passkey_login:hidden', 'webauthn/webauthn_script:script')).not.toHaveProperty(
      'heading.description',
    )
  })
  test.each([
    ['password', 'your password'],
    ['oidc', 'another account'],
    ['saml', 'another account'],
    ['code', 'an email code'],
    ['totp', 'your authenticator app'],
    ['lookup_secret', 'a backup code'],
    ['passkey', 'a passkey'],
    ['webauthn', 'a security key'],
  ])('%s', (group, part) => {
    expect(parts(login(one(group)))).toEqual([part])
  })
  test.each(['identifier_first', 'profile'])('%s alone is said by its field', (group) => {
    expect(login(one(group))).not.toHaveProperty('heading.description')
  })
  test.each(['identifier_first', 'profile'])('%s beside other methods', (group) => {
    expect(parts(login(one('oidc'), one(group)))).toEqual(['your account name', 'another account'])
  })
  test('parts have the order of CARD-HEADER-2, joined with "or"', () => {
    const groups = ['webauthn', 'passkey', 'lookup_secret', 'totp', 'code', 'oidc', 'password']
    expect(parts(login(...groups.map(one)))).toEqual([
      'your password',
      'another account',
      'an email code',
      'your authenticator app',
      'a backup code',
      'a passkey',
      'a security key',
    ])
  })

  const registration = (...made: string[]) =>
    descriptionOf(screenOf({ kind: 'registration', project, flow: registrationFlow({ nodes: nodes(...made) }) }))
  test.each([
    ['the email', ['default/traits.username:text#1070011', 'default/traits.email:email#1070007'], 'email'],
    [
      'the username',
      ['default/traits.phone_number:tel#1070017', 'default/traits.username:text#1070011'],
      'verification code',
    ],
    [
      'the phone number',
      ['default/traits.motto:text#1070011', 'default/traits.phone_number:tel#1070017'],
      'phone number',
    ],
    [
      'the first trait',
      ['default/x:text#1070001', 'default/traits.motto:text#1070011', 'default/traits.o:text#1070007'],
      'verification code',
    ],
    [
      'the first of two equal fields',
      ['default/traits.email:email#1070007', 'default/traits.email:text#1070011'],
      'email',
    ],
    ['no field with a label', ['default/traits.email:email'], 'account name'],
    ['a button does not count', ['default/traits.email:submit#1070009'], 'account name'],
  ])('identifierLabel: %s', (_, made, label) => {
    expect(registration(...made, 'profile/method:submit=profile', one('passkey'))).toBe(
      `Sign up with your ${label} or a passkey.`,
    )
  })
})

describe('CARD-HEADER-2, card header: the line of a second factor', () => {
  const aal2 = (...parts: string[]) =>
    screenOf({ kind: 'login', project, flow: loginFlow({ requested_aal: 'aal2', nodes: nodes(...parts) }) })
  const sendingTo = (channel: string) => {
    const flow = loginFlow({ requested_aal: 'aal2', nodes: nodes('code/other:submit=x#1070009‼4010010') })
    const [address] = nodesOf('code/address:submit=v#1010023')
    const label = address?.meta.label && { ...address.meta.label, context: { channel } }
    const labelled = { ...address, meta: { label } } as never // the wire's own shape
    return screenOf({
      kind: 'login',
      project,
      flow: { ...flow, ui: { ...flow.ui, nodes: [...flow.ui.nodes, labelled] } },
    })
  }
  test.each([
    ['totp', aal2('totp/totp_code:text'), 'Enter the 6-digit code from your authenticator app.'],
    ['lookup_secret', aal2('lookup_secret/lookup_secret:text'), 'Enter an unused 8-digit backup code.'],
    [
      'webauthn',
      aal2('webauthn/webauthn_login_trigger:button=v'),
      'Touch or plug in your security key when your browser asks.',
    ],
    ['a code by mail', sendingTo('email'), "We'll send a code to your email address."],
    ['a code by SMS', sendingTo('sms'), "We'll send a code to your phone."],
    ['a method without one', aal2('password/password:password'), 'How do you want to verify?'],
  ])('%s', (_, screen, line) => {
    expect(descriptionOf(screen)).toBe(line)
  })
})

describe('CARD-HEADER-3: a code field on screen shows "code sent"', () => {
  const code = 'code/code:text*#1070010'
  const kinds = {
    login: (made: string, messages: number[]) =>
      screenOf({ kind: 'login', project, flow: loginFlow({ active: 'code', nodes: made, messages }) }),
    registration: (made: string, messages: number[]) =>
      screenOf({ kind: 'registration', project, flow: registrationFlow({ active: 'code', nodes: made, messages }) }),
    recovery: (made: string, messages: number[]) =>
      screenOf({ kind: 'recovery', project, flow: recoveryFlow({ state: 'sent_email', nodes: made, messages }) }),
    verification: (made: string, messages: number[]) =>
      screenOf({
        kind: 'verification',
        project,
        flow: verificationFlow({ state: 'sent_email', nodes: made, messages }),
      }),
  } as const

  test.each([
    ['login', 1010014],
    ['registration', 1040005],
    ['recovery', 1060003],
    ['verification', 1080003],
  ] as const)('%s, after an error and without one: %i', (kind, id) => {
    for (const messages of [[4000001], []]) {
      const screen = kinds[kind](nodes(code), messages)
      // The catalogue has its text.
      expect(screen.heading.messages).toEqual([{ id, type: 'info', text: '' }])
      expect(idsIn(screen.messages)).toEqual(messages)
      expect(screen.heading).not.toHaveProperty('description')
    }
  })
  test.each([
    ['a hidden code', 'code/code:hidden=1'],
    ['a button', 'code/code:submit=1'],
    ['a code field of another group', 'default/code:text#1070009'],
    ['another field', 'code/email:email#1070007'],
  ])('%s does not show "code sent"', (_, made) => {
    expect(kinds.recovery(nodes(made), []).heading.messages).toEqual([])
  })
  test.each([[[1080004]], [[1080004, 4070006]]])('for SMS, the list shows the message: %j', (messages) => {
    const screen = kinds.verification(nodes(code), messages)
    expect([idsIn(screen.heading.messages), idsIn(screen.messages)]).toEqual([[], messages])
  })
  test.each([1010025, 1060004, 1060005, 1060006])('%i of newer versions of Kratos is in the heading only', (id) => {
    const screen = kinds.recovery(nodes(code), [id])
    expect([idsIn(screen.heading.messages), idsIn(screen.messages)]).toEqual([[id], []])
    expect(screen.heading).not.toHaveProperty('description')
  })
})

test.each([
  ['code/email:email*#1070007', 'Enter the email address to verify.'],
  ['code/email:text*#1070018', 'Enter the email address or phone number to verify.'],
])('CARD-HEADER-3, verification of %s', (made, line) => {
  const flow = verificationFlow({ nodes: nodes(made) })
  expect(descriptionOf(screenOf({ kind: 'verification', project, flow }))).toBe(line)
})

test.each([
  [{ client_name: 'Album', client_id: 'a1' }, 'Authorize Album'],
  [{ client_name: '', client_id: 'a1' }, 'Authorize a1'],
  [{}, 'Authorize '],
  [undefined, 'Authorize '],
])('CONSENT-SCREEN-1, consent: the name of the client %j', (client, title) => {
  const session = { identity: settingsFlow().identity } as never // the screen reads no other field
  const request = { challenge: 'c1', ...(client && { client }) }
  const flow = consentFlowOf({ request, session, csrfToken: 't', action: '/' })
  expect(wordsIn(formatter, screenOf({ kind: 'oauth2_consent', project, flow }).heading.title)).toBe(title)
})
