import type { ProjectConfiguration } from '@collect/contract'
import { createFormatter } from '@collect/messages'
import { describe, expect, test } from 'vitest'
import { loginFlow, recoveryFlow, registrationFlow, settingsFlow, verificationFlow } from '../../../test/flow-of.ts'
import { project } from '../../../test/project.ts'
import { backup, identifier, known, nodes, password, totp } from '../../../test/short-nodes.ts'
import type { FooterLine } from '../model/screen.ts'
import { screenOf } from '../screen-of.ts'
import { wordsIn, type Words } from '../model/words.ts'

const formatter = createFormatter('en')
const say = (words: Words | undefined) => words && wordsIn(formatter, words)
const codeSent = 'code/code:text*#1070013 · code/method:submit=code#1070009 · code/resend:submit=code#1070008'
const traits = 'default/traits.email:hidden=ada@example.org*#1070002 · default/traits.tos:hidden=true'

const line = ({ before, link, act }: FooterLine) => [act, say(before), say(link.label), link.href, link.testid]
const logoutUrl = 'https://app.test/self-service/logout?token=t'
const closed: ProjectConfiguration = { ...project, registration_enabled: false }

describe('LOGIN-FOOTER, footer of login', () => {
  const signUp = (href = '/self-service/registration/browser') => [
    'leave',
    'No account?',
    'Sign up',
    href,
    'signup-link',
  ]
  const logout = ['leave', 'Not what you wanted?', 'Sign out', logoutUrl, 'logout-link']
  const clear = ['clear', undefined, 'Choose another method', '?flow=f1&choose=', 'select-method']
  const signedIn = { id: 4000001, type: 'error', text: '', context: { reason_key: 'signedIn' } } as const
  const aal2 = (...parts: string[]) => loginFlow({ requested_aal: 'aal2', nodes: nodes(...parts) })
  const first = loginFlow({ nodes: nodes(identifier, password) })
  const either = loginFlow({
    active: 'identifier_first',
    nodes: nodes('identifier_first/identifier:hidden=a', password, 'code/method:submit=code#1010015'),
  })

  test.each([
    { says: 'registration disabled: no sign-up', source: { flow: first, project: closed }, lines: [] },
    { says: 'the identifier step: sign-up', source: { flow: first }, lines: [signUp()] },
    {
      says: 'the sign-up link keeps the parameters of the flow',
      source: {
        flow: { ...first, return_to: 'https://app.test/shop', oauth2_login_challenge: 'c1' },
        query: '?return_to=/other',
      },
      lines: [signUp('/self-service/registration/browser?return_to=https%3A%2F%2Fapp.test%2Fshop&login_challenge=c1')],
    },
    {
      says: 'the sign-up link keeps the parameters of the page if the flow has none',
      source: { flow: first, query: '?return_to=/shop' },
      lines: [signUp('/self-service/registration/browser?return_to=%2Fshop')],
    },
    {
      says: 'LOGIN-FOOTER-8, signed in already: on to the return address, and no sign-up',
      source: { flow: { ...first, return_to: '/shop', ui: { ...first.ui, messages: [signedIn] } } },
      lines: [['leave', undefined, 'Continue', '/shop', 'go-on-link']],
    },
    {
      says: 'a mailed sign-in code: another method with a new flow, and sign-up',
      source: { flow: loginFlow({ state: 'sent_email', active: 'code', return_to: '/shop', nodes: nodes(codeSent) }) },
      lines: [
        ['leave', undefined, 'Choose another method', '/self-service/login/browser?return_to=%2Fshop', 'select-method'],
        signUp('/self-service/registration/browser?return_to=%2Fshop'),
      ],
    },
    { says: 'aal2, the list: logout', source: { flow: aal2(totp, backup), logoutUrl }, lines: [logout] },
    {
      says: 'aal2, a chosen method: back to the list',
      source: { flow: aal2(totp, backup), choice: 'totp', logoutUrl },
      lines: [clear],
    },
    { says: 'aal2, the only method: logout', source: { flow: aal2(totp), logoutUrl }, lines: [logout] },
    {
      says: 'aal2, only a code: cancel and logout',
      source: { flow: { ...aal2(codeSent), active: 'code', return_to: '/shop' }, logoutUrl },
      lines: [['leave', undefined, 'Cancel', '/shop', undefined], logout],
    },
    {
      says: 'aal2, only a code, without a logout address: a return link',
      source: { flow: { ...aal2(codeSent), active: 'code', return_to: '/shop' } },
      lines: [['leave', 'Not what you wanted?', 'Go back', '/shop', undefined]],
    },
    {
      says: 'aal2, only a code, beside a provider: list, cancel and logout, in this order',
      source: { flow: { ...aal2(codeSent, 'oidc/provider:submit=google#1010002'), active: 'code' }, logoutUrl },
      lines: [clear, ['leave', undefined, 'Cancel', '/', undefined], logout],
    },
    {
      says: 'aal2, a code and another method: no cancel',
      source: { flow: { ...aal2(codeSent, totp), active: 'code' }, logoutUrl },
      lines: [clear, logout],
    },
    {
      says: 'a code in a refresh: logout, no cancel',
      source: { flow: loginFlow({ refresh: true, active: 'code', nodes: nodes(known, codeSent) }), logoutUrl },
      lines: [logout],
    },
    {
      says: 'a code of a first factor: sign-up',
      source: { flow: loginFlow({ active: 'code', nodes: nodes(known, codeSent) }), logoutUrl },
      lines: [signUp()],
    },
    {
      says: 'the only method of a first factor: sign-up',
      source: {
        flow: loginFlow({ active: 'identifier_first', nodes: nodes('identifier_first/identifier:hidden=a', password) }),
        logoutUrl,
      },
      lines: [signUp()],
    },
    {
      says: 'the list of methods of a first factor: sign-up',
      source: { flow: { ...either, return_to: '/shop' } },
      lines: [signUp('/self-service/registration/browser?return_to=%2Fshop')],
    },
    {
      says: 'a chosen method of a first factor: back to the list, and sign-up',
      source: { flow: either, choice: 'password' },
      lines: [clear, signUp()],
    },
    {
      says: 'a refresh that asks for the identifier: no sign-up',
      source: {
        flow: loginFlow({ refresh: true, nodes: nodes(known, 'code/address:submit=a@b.c#1010023') }),
        logoutUrl,
      },
      lines: [logout],
    },
    {
      says: 'aal2 without a logout address: a return link',
      source: { flow: { ...aal2(totp), return_to: '/shop' } },
      lines: [['leave', 'Not what you wanted?', 'Go back', '/shop', undefined]],
    },
    {
      says: 'refresh: logout in every state',
      source: { flow: loginFlow({ refresh: true, nodes: nodes(known, password) }), logoutUrl },
      lines: [logout],
    },
    {
      says: 'refresh, one of two methods: back to the list, and logout',
      source: { flow: loginFlow({ refresh: true, nodes: nodes(known, password, totp) }), choice: 'totp', logoutUrl },
      lines: [clear, logout],
    },
    {
      says: 'LOGIN-FOOTER-7: account linking leads to the recovery',
      source: {
        flow: loginFlow({ active: 'oidc', messages: [1010016], nodes: nodes(known, password, totp) }),
        logoutUrl,
      },
      lines: [
        [
          'leave',
          'Is this account not yours?',
          'Recover Account',
          '/self-service/recovery/browser',
          'recover-account-link',
        ],
      ],
    },
  ])('$says', ({ source, lines }) => {
    const screen = screenOf({ kind: 'login', project, ...source })
    const above = 'others' in screen ? (screen.others?.footer ?? []) : []
    expect([...above, ...screen.footer].map(line)).toEqual(lines)
  })
})

describe('FORM-ELEMENT-6, return address', () => {
  const flow = loginFlow({ requested_aal: 'aal2', nodes: nodes(totp) })
  test.each([
    ['javascript:alert(1)', '/'],
    ['https://evil.test/', '/'],
    ['//evil.test', '/'],
    ['/\\\\evil.test', '/'],
    ['/\t/evil.test', '/'],
    ['/\n/evil.test', '/'],
    ['/\r\\evil.test', '/'],
    ['/shop?item=1', '/shop?item=1'],
  ])('%s in the query leads to %s', (wanted, href) => {
    const query = `?${new URLSearchParams({ return_to: wanted })}`
    expect(screenOf({ kind: 'login', project, flow, query }).footer.map(({ link }) => link.href)).toEqual([href])
  })

  test.each([
    ['https://album.test/', 'https://album.test/'],
    ['HTTPS://album.test/', 'HTTPS://album.test/'],
    ['/shop', '/shop'],
    ['javascript:alert(1)', '/'],
    ['x-https://album.test/', '/'],
  ])('the return_to of the flow may be any page: %s', (return_to, href) => {
    const source = { ...flow, return_to }
    expect(screenOf({ kind: 'login', project, flow: source }).footer.map(({ link }) => link.href)).toEqual([href])
  })
})

describe('REGISTRATION-FOOTER and OTHER-FOOTER-1, footer of the other kinds', () => {
  const signIn = ['leave', 'Already have an account?', 'Sign in', '/self-service/login/browser', 'cta-link']
  const clear = ['clear', undefined, 'Select another method', '?flow=f1&choose=', 'select-method']
  const back = 'profile/screen:submit=previous#1040008'
  const sendCode = 'code/method:submit=code#1040006'

  test.each([
    {
      says: 'registration: sign-in',
      flow: registrationFlow({ nodes: nodes('default/traits.email:email*') }),
      lines: [signIn],
    },
    {
      says: 'registration: the sign-in link keeps the parameters of the flow',
      flow: registrationFlow({ return_to: '/shop', oauth2_login_challenge: 'c1' }),
      lines: [
        [
          'leave',
          'Already have an account?',
          'Sign in',
          '/self-service/login/browser?return_to=%2Fshop&login_challenge=c1',
          'cta-link',
        ],
      ],
    },
    {
      says: 'registration, the only method: no Select another method',
      flow: registrationFlow({ nodes: nodes(traits, password, back) }),
      lines: [signIn],
    },
    {
      says: 'registration, one of two methods: Select another method',
      flow: registrationFlow({ nodes: nodes(traits, password, sendCode, back) }),
      choice: 'password',
      lines: [signIn, clear],
    },
  ])('$says', ({ flow, choice, lines }) => {
    expect(screenOf({ kind: 'registration', project, flow, choice }).footer.map(line)).toEqual(lines)
  })

  test('recovery, verification and settings have no footer', () => {
    expect(screenOf({ kind: 'recovery', project, flow: recoveryFlow() }).footer).toEqual([])
    expect(screenOf({ kind: 'verification', project, flow: verificationFlow() }).footer).toEqual([])
    expect(screenOf({ kind: 'settings', project, flow: settingsFlow() }).footer).toEqual([])
  })
})

describe('an application that waits for its user', () => {
  const asked = { oauth2_login_request: { client: { client_id: 'prints', client_name: 'Photo Prints' } } }
  const back = (kind: string) => [
    'leave',
    undefined,
    'Back to Photo Prints',
    `/self-service/${kind}/application?flow=f1`,
    'app-link',
  ]
  const first = { ...loginFlow({ nodes: nodes(identifier, password) }), ...asked }

  test('is named under the title, with a way back as the last line', () => {
    const { heading, footer } = screenOf({ kind: 'login', project, flow: first })
    expect(say(heading.app)).toBe('Continue to Photo Prints')
    expect(footer.map(line).at(-1)).toEqual(back('login'))
  })

  test('has no way back once the address is verified, because the form leads there', () => {
    const verified = { ...verificationFlow({ state: 'passed_challenge' }), ...asked }
    expect(screenOf({ kind: 'verification', project, flow: verified }).footer).toEqual([])
  })
})
