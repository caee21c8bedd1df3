import type { ProjectConfiguration } from '@collect/contract'
import { createFormatter } from '@collect/messages'
import { describe, expect, test } from 'vitest'
import { csrf, loginFlow, recoveryFlow, registrationFlow, settingsFlow, verificationFlow } from '../../test/flow-of.ts'
import { project } from '../../test/project.ts'
import type { FooterLine, Screen } from './screen.ts'
import { screenOf } from './screen-of.ts'
import { wordsIn, type Words } from './words.ts'

const formatter = createFormatter('en')
const say = (words: Words | undefined) => words && wordsIn(formatter, words)
const nodes = (...parts: string[]) => [csrf, ...parts].join(' · ')
const identifier = 'default/identifier:text=*#1070002'
const known = 'default/identifier:hidden=ada@example.org'
const password = 'password/password:password*#1070001 · password/method:submit=password#1010022'
const totp = 'totp/totp_code:text*#1010006 · totp/method:submit=totp#1010009'
const backup = 'lookup_secret/lookup_secret:text*#1010007 · lookup_secret/method:submit=lookup_secret#1010010'
const codeSent = 'code/code:text*#1070013 · code/method:submit=code#1070009 · code/resend:submit=code#1070008'
const traits = 'default/traits.email:hidden=ada@example.org*#1070002 · default/traits.tos:hidden=true'

describe('spec 1 §2, chip', () => {
  test.each([
    {
      says: 'none while the identifier is asked for',
      screen: screenOf({
        kind: 'login',
        project,
        flow: loginFlow({ nodes: nodes('default/identifier:text=ada@example.org*', password) }),
      }),
    },
    { says: 'none in settings', screen: screenOf({ kind: 'settings', project, flow: settingsFlow() }) },
  ])('$says', ({ screen }) => {
    expect(screen.chip).toBeUndefined()
  })

  test.each<{ says: string; screen: Screen; identifier: string; href: string }>([
    {
      says: 'login: the identifier, with what the flow was asked for',
      screen: screenOf({
        kind: 'login',
        project,
        flow: loginFlow({
          refresh: true,
          nodes: nodes(known, password),
          request_url: 'https://app.test/self-service/login/browser?refresh=true&evil=1',
        }),
      }),
      identifier: 'ada@example.org',
      href: '/self-service/login/browser?refresh=true',
    },
    {
      says: 'registration: the phone number when there is no email',
      screen: screenOf({
        kind: 'registration',
        project,
        flow: registrationFlow({
          active: 'code',
          return_to: '/shop',
          nodes: nodes('default/traits.phone_number:hidden=+491', codeSent),
        }),
      }),
      identifier: '+491',
      href: '/self-service/registration/browser?return_to=%2Fshop',
    },
    {
      says: 'recovery: the email of the resend button',
      screen: screenOf({
        kind: 'recovery',
        project,
        flow: recoveryFlow({
          state: 'sent_email',
          nodes: nodes('code/code:text*', 'code/email:submit=ada@example.org#1070008'),
        }),
      }),
      identifier: 'ada@example.org',
      href: '/self-service/recovery/browser',
    },
    {
      says: 'verification: likewise',
      screen: screenOf({
        kind: 'verification',
        project,
        flow: verificationFlow({
          state: 'sent_email',
          nodes: nodes('code/code:text*', 'code/email:submit=ada@example.org#1070008'),
        }),
      }),
      identifier: 'ada@example.org',
      href: '/self-service/verification/browser',
    },
  ])('$says', ({ screen, identifier: entered, href }) => {
    expect(screen.chip).toMatchObject({ chip: 'link', identifier: entered, href })
  })

  test('a screen button makes it a form of the profile, with default and captcha fields', () => {
    const screen = screenOf({
      kind: 'registration',
      project,
      flow: registrationFlow({
        nodes: nodes(
          traits,
          password,
          'captcha/transient_payload.captcha_turnstile_response:hidden=ok',
          'profile/screen:submit=previous#1040008',
        ),
      }),
    })
    expect(screen.chip).toMatchObject({
      chip: 'form',
      identifier: 'ada@example.org',
      name: 'screen',
      value: 'previous',
    })
    const hidden = screen.chip?.chip === 'form' ? screen.chip.form.hidden : []
    expect(hidden.map(({ name, value }) => `${name}=${value}`)).toEqual([
      'csrf_token=v',
      'traits.email=ada@example.org',
      'traits.tos=true',
      'transient_payload.captcha_turnstile_response=ok',
      'method=profile',
    ])
  })
})

const line = ({ before, link, act }: FooterLine) => [act, say(before), say(link.label), link.href, link.testid]
const logoutUrl = 'https://app.test/self-service/logout?token=t'
const closed: ProjectConfiguration = { ...project, registration_enabled: false }

describe('spec 1 §2, footer of login', () => {
  const signUp = (href = '/registration') => ['leave', 'No account?', 'Sign up', href, 'signup-link']
  const logout = ['leave', 'Not what you wanted?', 'Logout', logoutUrl, 'logout-link']
  const clear = ['clear', undefined, 'Choose another method', '?flow=f1&choose=', 'select-method']
  const aal2 = (...parts: string[]) => loginFlow({ requested_aal: 'aal2', nodes: nodes(...parts) })
  const first = loginFlow({ nodes: nodes(identifier, password) })

  test.each([
    { says: 'registration switched off: no sign up', source: { flow: first, project: closed }, lines: [] },
    { says: 'the identifier step: sign up', source: { flow: first }, lines: [signUp()] },
    {
      says: 'it carries the errand of the flow',
      source: {
        flow: { ...first, return_to: 'https://app.test/shop', oauth2_login_challenge: 'c1' },
        query: '?return_to=/other',
      },
      lines: [signUp('/registration?login_challenge=c1&return_to=https%3A%2F%2Fapp.test%2Fshop')],
    },
    {
      says: 'or else of the page',
      source: { flow: first, query: '?return_to=/shop' },
      lines: [signUp('/registration?return_to=%2Fshop')],
    },
    { says: 'aal2, the list: a way out', source: { flow: aal2(totp, backup), logoutUrl }, lines: [logout] },
    {
      says: 'aal2, a chosen method: back to the list',
      source: { flow: aal2(totp, backup), choice: 'totp', logoutUrl },
      lines: [clear],
    },
    { says: 'aal2, the only method: a way out', source: { flow: aal2(totp), logoutUrl }, lines: [logout] },
    {
      says: 'aal2, only a code: cancel to the return address too',
      source: { flow: { ...aal2(codeSent), active: 'code', return_to: '/shop' }, logoutUrl },
      lines: [['leave', undefined, 'Cancel', '/shop', undefined], logout],
    },
    {
      says: 'without a logout address: a return link',
      source: { flow: { ...aal2(totp), return_to: '/shop' } },
      lines: [['leave', 'Not what you wanted?', 'Go back', '/shop', undefined]],
    },
    {
      says: 'refresh: a way out in every state',
      source: { flow: loginFlow({ refresh: true, nodes: nodes(known, password) }), logoutUrl },
      lines: [logout],
    },
  ])('$says', ({ source, lines }) => {
    expect(screenOf({ kind: 'login', project, ...source }).footer.map(line)).toEqual(lines)
  })
})

describe('spec 1 §2, return address', () => {
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

  test('the flow’s own was checked by the service', () => {
    const source = { ...flow, return_to: 'https://album.test/' }
    expect(screenOf({ kind: 'login', project, flow: source }).footer.map(({ link }) => link.href)).toEqual([
      'https://album.test/',
    ])
  })
})

describe('spec 1 §2, footer of the other kinds', () => {
  const signIn = ['leave', 'Already have an account?', 'Sign in', '/login', 'cta-link']
  const clear = ['clear', undefined, 'Select another method', '?flow=f1&choose=', 'select-method']
  const back = 'profile/screen:submit=previous#1040008'
  const sendCode = 'code/method:submit=code#1040006'

  test.each([
    {
      says: 'registration: sign in',
      flow: registrationFlow({ nodes: nodes('default/traits.email:email*') }),
      lines: [signIn],
    },
    {
      says: 'an active method alone: nothing to select',
      flow: registrationFlow({ nodes: nodes(traits, password, back) }),
      lines: [signIn],
    },
    {
      says: 'an active method and another: Select another method',
      flow: registrationFlow({ nodes: nodes(traits, password, sendCode, back) }),
      choice: 'password',
      lines: [signIn, clear],
    },
  ])('$says', ({ flow, choice, lines }) => {
    expect(screenOf({ kind: 'registration', project, flow, choice }).footer.map(line)).toEqual(lines)
  })

  test('recovery, verification and settings have none', () => {
    expect(screenOf({ kind: 'recovery', project, flow: recoveryFlow() }).footer).toEqual([])
    expect(screenOf({ kind: 'verification', project, flow: verificationFlow() }).footer).toEqual([])
    expect(screenOf({ kind: 'settings', project, flow: settingsFlow() }).footer).toEqual([])
  })
})
