import { describe, expect, test } from 'vitest'
import { loginFlow, nodesOf } from '../../../test/flow-of.ts'
import { project } from '../../../test/project.ts'
import { known, nodes, provider } from '../../../test/short-nodes.ts'
import { screenOf } from '../screen-of.ts'

describe('SOCIAL-GRID, social button grid', () => {
  test.each([
    [1, 1, false],
    [2, 1, false],
    [3, 3, true],
    [4, 4, true],
    [5, 1, false],
    [6, 3, true],
    [8, 4, true],
    [12, 3, true],
  ])('%i providers have %i columns', (count, columns, labelsHidden) => {
    const buttons = Array.from({ length: count }, (_, place) => provider(`p${place}`))
    const screen = screenOf({ kind: 'login', project, flow: loginFlow({ nodes: nodes(...buttons) }) })
    expect(screen).toMatchObject({ sso: { columns, labelsHidden } })
  })

  test('hidden answers of earlier steps go with a provider, and no method, code or password does', () => {
    const answer = 'captcha/transient_payload.captcha_turnstile_response:hidden=ok'
    const given = 'profile/traits.name:hidden=Ada'
    const secrets = ['code/method:hidden=code', 'code/code:hidden=123456', 'password/password:hidden=s']
    const screen = screenOf({
      kind: 'login',
      project,
      flow: loginFlow({ nodes: nodes(known, given, ...secrets, provider('google'), answer) }),
    })
    expect('sso' in screen && screen.sso?.hidden.map(({ name }) => name)).toEqual([
      'csrf_token',
      'identifier',
      'traits.name',
      'transient_payload.captcha_turnstile_response',
    ])
  })
})

describe('docs/contract/nodes.md §11.2, provider', () => {
  test('a provider shows its name, else its id', () => {
    const [named] = nodesOf(provider('google'))
    const label = { ...named?.meta.label, context: { provider: 'Google' } }
    const flow = loginFlow({ nodes: nodes(provider('acme')) })
    const nameless = { ...label, context: { provider: '' } }
    const more = [label, nameless].map((one) => ({ ...named, meta: { label: one } }) as never) // the wire's own shape
    const withNames = { ...flow, ui: { ...flow.ui, nodes: [...flow.ui.nodes, ...more] } }
    const screen = screenOf({ kind: 'login', project, flow: withNames })
    expect('sso' in screen && screen.sso?.buttons.map((button) => button.provider)).toEqual([
      'acme',
      'Google',
      'google',
    ])
  })

  test('a provider has the kind that its label names', () => {
    const [node] = nodesOf(provider('work'))
    const context = { provider: 'Work', provider_kind: 'google' }
    const named = { ...node, meta: { label: { ...node?.meta.label, context } } } as never // the wire's own shape
    const flow = loginFlow({ nodes: nodes(provider('acme')) })
    const screen = screenOf({
      kind: 'login',
      project,
      flow: { ...flow, ui: { ...flow.ui, nodes: [...flow.ui.nodes, named] } },
    })
    expect('sso' in screen && screen.sso?.buttons.map(({ kind }) => kind)).toEqual([undefined, 'google'])
  })
})
