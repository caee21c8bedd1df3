import { describe, expect, test } from 'vitest'
import { loginFlow, recoveryFlow, registrationFlow, verificationFlow } from '../../test/flow-of.ts'
import { formIn, shortOf } from '../../test/forms-of.ts'
import { project } from '../../test/project.ts'
import { identifier, known, nodes, password, provider } from '../../test/short-nodes.ts'
import { screenOf } from './screen-of.ts'

describe('FORM-STEP-4, active method', () => {
  test('draws default nodes first and no nodes of other methods', () => {
    const flow = loginFlow({
      nodes: nodes(
        'code/method:submit=code#1010015',
        'password/password:password*#1070001‼4000002 · password/method:submit=password#1010022',
        identifier,
      ),
    })
    expect(formIn(screenOf({ kind: 'login', project, flow }))?.fields.map(shortOf)).toEqual([
      'identifier',
      'password',
      'method=password',
    ])
  })

  test('an active provider is drawn beside the missing traits', () => {
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

  test('docs/contract/nodes.md §4.3: the button that finishes a registration is in the form of the missing traits', () => {
    const flow = registrationFlow({
      active: 'oidc',
      nodes: nodes('oidc/provider:submit=google#1040003', 'default/traits.phone:text*#1070002'),
    })
    const screen = screenOf({ kind: 'registration', project, flow })
    expect('sso' in screen).toBe(false)
    expect(formIn(screen)?.fields.map(shortOf)).toEqual(['traits.phone', 'provider=google'])
  })

  test('a method without providers needs no divider', () => {
    const flow = loginFlow({ active: 'password', nodes: nodes(password) })
    expect(screenOf({ kind: 'login', project, flow })).toMatchObject({ divider: false })
  })

  test('draws profile fields once if the profile is open', () => {
    const flow = registrationFlow({
      active: 'profile',
      nodes: nodes('profile/traits.motto:text#1070002', 'profile/method:submit=profile#1040001'),
    })
    const form = formIn(screenOf({ kind: 'registration', project, flow }))
    expect(form?.fields.map(shortOf)).toEqual(['traits.motto', 'method=profile'])
  })

  test.each([
    ['a button', 'password/method:submit=password#1010022', true],
    ['a trigger', 'password/x:button=v#1010022', true],
    ['a link', 'password/x:a=/', true],
    ['a field', 'password/password:password*#1070001', false],
  ])('%s: draws message 5000002 without a way to go on', (_, part, isWay) => {
    const screen = screenOf({ kind: 'login', project, flow: loginFlow({ active: 'password', nodes: nodes(part) }) })
    expect(Object.keys(screen).includes('empty')).toBe(!isWay)
    expect(Object.keys(screen)).not.toContain('sso')
    expect(Object.keys(screen)).not.toContain('consent')
  })

  test('leaves out the submit of the identifier step', () => {
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
    expect(form?.fields.map(shortOf)).toEqual(['other=x', 'method', 'password', 'method=password'])
  })

  test('keeps the submit of the identifier step if the method shows nothing', () => {
    const flow = registrationFlow({
      nodes: nodes('default/traits.email:email*#1070002', 'profile/method:submit=profile#1040001‼4000001'),
    })
    const screen = screenOf({ kind: 'registration', project, flow })
    expect(screen).toMatchObject({ state: 'method_active', method: 'profile' })
    expect(formIn(screen)?.fields.map(shortOf)).toEqual(['traits.email', 'method=profile'])
  })

  test('lists only hidden inputs as hidden', () => {
    const flow = loginFlow({ active: 'password', nodes: nodes(known, identifier, password) })
    const form = formIn(screenOf({ kind: 'login', project, flow }))
    expect(form?.hidden.map(({ name }) => name)).toEqual(['csrf_token', 'identifier'])
  })

  test('draws a resend after the primary button, whatever its name', () => {
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
    expect(form?.fields.map(shortOf)).toEqual(['code', 'method=code'])
    expect(form?.resend).toMatchObject({ name: 'email', value: 'a@b.c', sendsTo: 'a@b.c' })
    expect(form?.hidden.map(({ name }) => name)).toEqual(['csrf_token', 'method'])
  })

  test.each([
    ['an email address', 'a@b.c', 'a@b.c'],
    ['a phone number', '+4915123456767', '+4915123456767'],
    ['a user name, which is no address', 'ada', undefined],
  ])('FORM-STEP-8: a resend names where the code goes: %s', (_, identifier, sendsTo) => {
    const flow = loginFlow({
      active: 'code',
      state: 'sent_email',
      nodes: nodes(
        `default/identifier:hidden=${identifier}`,
        'code/code:text*#1070012',
        'code/resend:submit=code#1070008',
        'code/method:submit=code#1070009',
      ),
    })
    expect(formIn(screenOf({ kind: 'login', project, flow }))?.resend?.sendsTo).toBe(sendsTo)
  })

  test('draws the way back to other methods last', () => {
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
    expect(form?.fields.map(shortOf)).toEqual(['code', 'method=code'])
  })

  test('docs/contract/nodes.md §2.1: a way back of another method has a separate form with that method', () => {
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

  test('a verified address has a link and no form action', () => {
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

  test('a script node is no field', () => {
    const flow = loginFlow({
      nodes: nodes(identifier, 'webauthn/webauthn_script:script', 'captcha/captcha_script:script'),
    })
    const screen = screenOf({ kind: 'login', project, flow })
    expect(screen.scripts.map(({ id }) => id)).toEqual(['webauthn_script'])
  })
})
