import { describe, expect, test } from 'vitest'
import { loginFlow, nodesOf } from '../../../test/flow-of.ts'
import { project } from '../../../test/project.ts'
import { identifier, known, nodes, password, provider } from '../../../test/short-nodes.ts'
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

  test('oidc comes before saml, and inside a group the order of the service stays (METHOD-ORDER-1)', () => {
    const flow = loginFlow({ nodes: nodes('saml/provider:submit=z', provider('b'), provider('a')) })
    expect(screenOf({ kind: 'login', project, flow })).toMatchObject({
      sso: { buttons: [{ value: 'b' }, { value: 'a' }, { value: 'z' }] },
    })
  })
})

describe('docs/contract/test-ids.md: Enter never presses a provider', () => {
  const enterIn = (...parts: readonly string[]) => {
    const screen = screenOf({ kind: 'login', project, flow: loginFlow({ nodes: nodes(...parts, provider('google')) }) })
    return 'sso' in screen ? screen.sso?.enter : undefined
  }

  test.each([
    { says: 'the primary button', parts: [identifier, password], enter: { name: 'method', value: 'password' } },
    {
      says: 'the first method that sends at once',
      parts: ['identifier_first/identifier:hidden=ada', password, 'code/method:submit=code#1010015'],
      enter: { name: 'method', value: 'code' },
    },
    { says: 'no button, if there is none', parts: [identifier], enter: { name: '', value: '' } },
  ])('Enter presses $says', ({ parts, enter }) => {
    expect(enterIn(...parts)).toMatchObject({ ...enter, disabled: false })
  })

  test('providers alone have no field for Enter', () => {
    expect(enterIn(known)).toBeUndefined()
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
