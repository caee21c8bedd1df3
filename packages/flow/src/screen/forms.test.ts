import { createFormatter } from '@collect/messages'
import { describe, expect, test } from 'vitest'
import { csrf, loginFlow, nodesOf, recoveryFlow, registrationFlow, verificationFlow } from '../../test/flow-of.ts'
import { formIn } from '../../test/forms-of.ts'
import { project } from '../../test/project.ts'
import type { Field } from './field.ts'
import type { MethodsScreen } from './screen.ts'
import { screenOf } from './screen-of.ts'
import { wordsIn } from './words.ts'

const formatter = createFormatter('en')
const nodes = (...parts: string[]) => [csrf, ...parts].join(' · ')
const identifier = 'default/identifier:text=*#1070002'
const known = 'default/identifier:hidden=ada@example.org'
const password = 'password/password:password*#1070001 · password/method:submit=password#1010022'
const provider = (name: string) => `oidc/provider:submit=${name}#1010002`
const short = (field: Field) =>
  ('name' in field ? field.name : field.field) + ('value' in field && field.field === 'submit' ? `=${field.value}` : '')

describe('spec 1 §2, provide identifier', () => {
  const everything = screenOf({
    kind: 'login',
    project,
    flow: loginFlow({
      nodes: nodes(
        provider('google'),
        identifier,
        'webauthn/method:submit=webauthn#1010008',
        'code/method:submit=code#1010015',
        password,
      ),
    }),
  })

  test('single sign-on, a divider, then the rest in method order', () => {
    expect(everything).toMatchObject({ state: 'provide_identifier', divider: true })
    expect(formIn(everything)?.fields.map(short)).toEqual([
      'identifier',
      'password',
      'method=password',
      'method=code',
      'method=webauthn',
    ])
  })

  test('the first submit is the primary one, and the only one', () => {
    const submits = formIn(everything)?.fields.filter((field) => field.field === 'submit')
    expect(submits?.map(({ look }) => look)).toEqual(['primary', 'plain', 'plain'])
  })

  test('posts to the address of the flow', () => {
    expect(formIn(everything)).toMatchObject({
      testid: 'login-flow',
      action: 'https://app.test/self-service/login?flow=f1',
      method: 'post',
    })
  })

  test('without providers there is no form for them', () => {
    const screen = screenOf({ kind: 'login', project, flow: loginFlow({ nodes: nodes(identifier, password) }) })
    expect(Object.keys(screen)).not.toContain('sso')
    expect(screen).toMatchObject({ divider: false })
  })

  test('providers alone need no divider', () => {
    const screen = screenOf({ kind: 'login', project, flow: loginFlow({ nodes: nodes(provider('google')) }) })
    expect(screen).toMatchObject({ divider: false, sso: { testid: 'login-sso' } })
  })

  test('the check for robots is nothing to choose beside providers', () => {
    const check = 'captcha/captcha_turnstile_options:hidden={"sitekey":"k"}'
    const screen = screenOf({ kind: 'login', project, flow: loginFlow({ nodes: nodes(provider('google'), check) }) })
    expect(screen).toMatchObject({ divider: false, form: { fields: [{ field: 'captcha' }] } })
  })

  test('nothing to go on with says 5000002', () => {
    // Its words are the catalogue's.
    const empty = { id: 5000002, type: 'error', text: '' }
    expect(screenOf({ kind: 'login', project, flow: loginFlow() })).toMatchObject({ empty })
  })
})

describe('spec 1 §2, select method', () => {
  const list = (...parts: string[]) =>
    // Every flow below chooses.
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

  test('entries open their form by a link', () => {
    const { methods } = list('totp/totp_code:text*#1010006', 'lookup_secret/lookup_secret:text*#1010007')
    expect(methods.map(({ testid }) => testid)).toEqual(['method/totp', 'method/lookup_secret'])
    expect(methods[0]).toMatchObject({ choose: 'open', href: '?flow=f1&return_to=%2Fshop&choose=totp' })
  })

  test('a code is sent at once, to each address', () => {
    const { methods } = list('code/address:submit=a@b.c#1010023', 'code/address:submit=d@e.f#1010023')
    expect(methods).toMatchObject([
      { choose: 'submit', name: 'address', value: 'a@b.c', testid: 'method/code' },
      { choose: 'submit', name: 'address', value: 'd@e.f', testid: 'method/code' },
    ])
    expect(new Set(methods.map(({ key }) => key)).size).toBe(2)
  })

  test('a code for the known identifier names it (1010023)', () => {
    const { methods } = list('code/method:submit=code#1010015')
    expect(methods[0] && wordsIn(formatter, methods[0].title)).toBe('Send a code to ada@example.org')
  })

  test('a passkey asks the browser', () => {
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

  test('the hidden inputs of the methods wait for their triggers; a hidden method would win over the choice', () => {
    const { form } = list(
      'webauthn/webauthn_login_trigger:button={}#1010008',
      'webauthn/webauthn_login:hidden=',
      'code/method:hidden=code',
      'totp/totp_code:text*',
    )
    expect(form.hidden.map(({ name }) => name)).toEqual(['csrf_token', 'identifier', 'webauthn_login'])
  })

  test('its form holds what stands beside the methods, nothing of theirs', () => {
    const { form } = list(
      'identifier_first/hint:note',
      'default/motto:text#1070009',
      'profile/other:submit=x#1070009',
      'captcha/captcha_turnstile_options:hidden={"sitekey":"k"}',
      'totp/totp_code:text*#1010006',
      'lookup_secret/lookup_secret:text*#1010007',
    )
    expect(form.fields.map(short)).toEqual(['note', 'motto', 'captcha', 'other=x'])
  })

  test('one method that is not opened by itself is a way to go on', () => {
    const screen = list('code/address:submit=a@b.c#1010023')
    expect(screen.methods).toHaveLength(1)
    expect(screen).not.toHaveProperty('empty')
  })

  test('an empty list says 5000002', () => {
    expect(list()).toMatchObject({ methods: [], empty: { id: 5000002 } })
  })

  test.each([
    { says: 'methods alone', parts: ['totp/totp_code:text*#1010006', 'lookup_secret/x:text#1010007'], divider: false },
    { says: 'providers alone', parts: [provider('google')], divider: false },
    { says: 'providers and one method', parts: [provider('google'), 'totp/totp_code:text*#1010006'], divider: true },
  ])('a divider: $says', ({ parts, divider }) => {
    const screen = list(...parts)
    expect(screen.divider).toBe(divider)
    expect(screen).not.toHaveProperty('empty')
    expect(Object.keys(screen).includes('sso')).toBe(parts.includes(provider('google')))
  })
})

describe('spec 1 §2, active method', () => {
  test('draws default nodes first and nothing of other methods', () => {
    const flow = loginFlow({
      nodes: nodes(
        'code/method:submit=code#1010015',
        'password/password:password*#1070001‼4000002 · password/method:submit=password#1010022',
        identifier,
      ),
    })
    expect(formIn(screenOf({ kind: 'login', project, flow }))?.fields.map(short)).toEqual([
      'identifier',
      'password',
      'method=password',
    ])
  })

  test('a provider that is active stands beside what it lacks', () => {
    const lacking = screenOf({
      kind: 'registration',
      project,
      flow: registrationFlow({
        active: 'oidc',
        nodes: nodes(provider('google'), 'default/traits.phone:text*#1070002'),
      }),
    })
    expect(lacking).toMatchObject({ state: 'method_active', divider: true, sso: { buttons: [{ value: 'google' }] } })
    const alone = screenOf({
      kind: 'registration',
      project,
      flow: registrationFlow({ active: 'oidc', nodes: nodes(provider('google')) }),
    })
    expect(alone).toMatchObject({ divider: false })
    expect(alone).not.toHaveProperty('empty')
  })

  test('contract/nodes.md §4.3: the button that finishes a sign-up stays with the missing traits', () => {
    const flow = registrationFlow({
      active: 'oidc',
      nodes: nodes('oidc/provider:submit=google#1040003', 'default/traits.phone:text*#1070002'),
    })
    const screen = screenOf({ kind: 'registration', project, flow })
    expect('sso' in screen).toBe(false)
    expect(formIn(screen)?.fields.map(short)).toEqual(['traits.phone', 'provider=google'])
  })

  test('a method without providers needs no divider', () => {
    const flow = loginFlow({ active: 'password', nodes: nodes(password) })
    expect(screenOf({ kind: 'login', project, flow })).toMatchObject({ divider: false })
  })

  test('what belongs to the profile is drawn once when the profile is open', () => {
    const flow = registrationFlow({
      active: 'profile',
      nodes: nodes('profile/traits.motto:text#1070002', 'profile/method:submit=profile#1040001'),
    })
    const form = formIn(screenOf({ kind: 'registration', project, flow }))
    expect(form?.fields.map(short)).toEqual(['traits.motto', 'method=profile'])
  })

  test.each([
    ['a button', 'password/method:submit=password#1010022', true],
    ['a trigger', 'password/x:button=v#1010022', true],
    ['a link', 'password/x:a=/', true],
    ['a field', 'password/password:password*#1070001', false],
  ])('%s is a way to go on, or 5000002 is said', (_, part, isWay) => {
    const screen = screenOf({ kind: 'login', project, flow: loginFlow({ active: 'password', nodes: nodes(part) }) })
    expect(Object.keys(screen).includes('empty')).toBe(!isWay)
    expect(Object.keys(screen)).not.toContain('sso')
    expect(Object.keys(screen)).not.toContain('consent')
  })

  test('the step before has a button of its own, which an open method does not need', () => {
    const flow = loginFlow({
      active: 'password',
      nodes: nodes(
        'identifier_first/method:submit=identifier_first#1070009',
        'identifier_first/method:hidden=identifier_first',
        'profile/other:submit=x#1070009',
        'profile/method:text#1070009',
        password,
      ),
    })
    const form = formIn(screenOf({ kind: 'login', project, flow }))
    expect(form?.fields.map(short)).toEqual(['other=x', 'method', 'password', 'method=password'])
  })

  test('unless the method shows nothing', () => {
    const flow = registrationFlow({
      nodes: nodes('default/traits.email:email*#1070002', 'profile/method:submit=profile#1040001‼4000001'),
    })
    const screen = screenOf({ kind: 'registration', project, flow })
    expect(screen).toMatchObject({ state: 'method_active', method: 'profile' })
    expect(formIn(screen)?.fields.map(short)).toEqual(['traits.email', 'method=profile'])
  })

  test('only hidden inputs are hidden', () => {
    const flow = loginFlow({ active: 'password', nodes: nodes(known, identifier, password) })
    const form = formIn(screenOf({ kind: 'login', project, flow }))
    expect(form?.hidden.map(({ name }) => name)).toEqual(['csrf_token', 'identifier'])
  })

  test('a resend is a link behind the primary button, whatever its name is', () => {
    const flow = recoveryFlow({
      state: 'sent_email',
      nodes: nodes(
        'code/email:submit=a@b.c#1070008',
        'code/code:text*#1070010',
        'code/method:hidden=code',
        'code/method:submit=code#1070009',
      ),
    })
    const form = formIn(screenOf({ kind: 'recovery', project, flow }))
    expect(form?.fields.map(short)).toEqual(['code', 'method=code'])
    expect(form?.resend).toMatchObject({ name: 'email', value: 'a@b.c' })
    expect(form?.hidden.map(({ name }) => name)).toEqual(['csrf_token', 'method'])
  })

  test('the way back to the other methods stands last', () => {
    const flow = registrationFlow({
      active: 'code',
      state: 'sent_email',
      nodes: nodes(
        'code/code:text*#1070012',
        'code/method:submit=code#1070009',
        'profile/screen:submit=credential-selection#1040008',
      ),
    })
    const form = formIn(screenOf({ kind: 'registration', project, flow }))
    expect(form?.back).toMatchObject({ name: 'screen', value: 'credential-selection' })
    expect(form?.fields.map(short)).toEqual(['code', 'method=code'])
  })

  test('contract/nodes.md §2.1: a way back of another method has a form of its own, which names its method', () => {
    const backFormIn = (...parts: string[]) =>
      formIn(
        screenOf({
          kind: 'registration',
          project,
          flow: registrationFlow({
            active: 'code',
            state: 'sent_email',
            nodes: nodes('code/method:hidden=code', 'code/code:text*#1070012', ...parts),
          }),
        }),
      )?.backForm
    const ofProfile = backFormIn('profile/screen:submit=credential-selection#1040008')
    expect(ofProfile?.hidden.map(({ name, value }) => [name, value])).toEqual([
      ['csrf_token', expect.any(String)],
      ['method', 'profile'],
    ])
    expect(ofProfile?.testid).toBe('registration-back')
    expect(backFormIn('code/screen:submit=credential-selection#1060007')).toBeUndefined()
  })

  test('a verified address has an anchor and posts nothing', () => {
    const made = verificationFlow({
      state: 'passed_challenge',
      messages: [1080002],
      nodes: nodes('code/continue:a=https://app.test/'),
    })
    const screen = screenOf({ kind: 'verification', project, flow: { ...made, ui: { ...made.ui, method: 'GET' } } })
    expect(formIn(screen)).toMatchObject({
      method: 'get',
      fields: [{ field: 'anchor', id: 'continue', href: 'https://app.test/' }],
    })
    expect(screen).not.toHaveProperty('empty')
  })

  test('a script is run, never drawn', () => {
    const flow = loginFlow({
      nodes: nodes(identifier, 'webauthn/webauthn_script:script', 'captcha/captcha_script:script'),
    })
    const screen = screenOf({ kind: 'login', project, flow })
    expect(screen.scripts.map(({ id }) => id)).toEqual(['webauthn_script'])
  })
})
