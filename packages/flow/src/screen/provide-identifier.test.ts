import { describe, expect, test } from 'vitest'
import { loginFlow } from '../../test/flow-of.ts'
import { formIn, shortOf } from '../../test/forms-of.ts'
import { project } from '../../test/project.ts'
import { identifier, nodes, password, provider } from '../../test/short-nodes.ts'
import { screenOf } from './screen-of.ts'

describe('FORM-STEP-1, provide identifier', () => {
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

  test('draws providers, a divider, then the rest in method order', () => {
    expect(everything).toMatchObject({ state: 'provide_identifier', divider: true })
    expect(formIn(everything)?.fields.map(shortOf)).toEqual([
      'identifier',
      'password',
      'method=password',
      'method=code',
      'method=webauthn',
    ])
  })

  test('only the first submit is primary', () => {
    const submits = formIn(everything)?.fields.filter((field) => field.field === 'submit')
    expect(submits?.map(({ look }) => look)).toEqual(['primary', 'plain', 'plain'])
  })

  test('the form posts to the address of the flow', () => {
    expect(formIn(everything)).toMatchObject({
      testid: 'login-flow',
      action: 'https://app.test/self-service/login?flow=f1',
      method: 'post',
    })
  })

  test('a flow without providers has no form for them', () => {
    const screen = screenOf({ kind: 'login', project, flow: loginFlow({ nodes: nodes(identifier, password) }) })
    expect(Object.keys(screen)).not.toContain('sso')
    expect(screen).toMatchObject({ divider: false })
  })

  test('providers alone need no divider', () => {
    const screen = screenOf({ kind: 'login', project, flow: loginFlow({ nodes: nodes(provider('google')) }) })
    expect(screen).toMatchObject({ divider: false, sso: { testid: 'login-sso' } })
  })

  test('a CAPTCHA stands right before the submit button, with providers too (METHOD-ORDER-1)', () => {
    const check = 'captcha/captcha_turnstile_options:hidden={"sitekey":"k"}'
    for (const others of [[], [provider('google')]]) {
      const flow = loginFlow({ nodes: nodes(check, ...others, identifier, password) })
      expect(formIn(screenOf({ kind: 'login', project, flow }))?.fields.map(shortOf)).toEqual([
        'identifier',
        'password',
        'captcha',
        'method=password',
      ])
    }
  })

  test('a CAPTCHA beside providers needs no divider', () => {
    const check = 'captcha/captcha_turnstile_options:hidden={"sitekey":"k"}'
    const screen = screenOf({ kind: 'login', project, flow: loginFlow({ nodes: nodes(provider('google'), check) }) })
    expect(screen).toMatchObject({ divider: false, form: { fields: [{ field: 'captcha' }] } })
  })

  test('a flow without a way to go on has message 5000002', () => {
    // The catalogue has its text.
    const empty = { id: 5000002, type: 'error', text: '' }
    expect(screenOf({ kind: 'login', project, flow: loginFlow() })).toMatchObject({ empty })
  })
})
