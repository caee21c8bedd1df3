import { expect, test } from 'vitest'
import { consentFlowOf } from './consent-flow.ts'
import { keyOf } from './form/node-facts.ts'

const session = {} as never // the flow only passes it on

test('docs/contract/nodes.md §8: turns a consent request into a flow', () => {
  const request = { challenge: 'c1', requested_scope: ['openid', 'email'] }
  const flow = consentFlowOf({ request, session, csrfToken: 't1', action: '/consent' })
  expect(flow).toMatchObject({ id: 'UNSET', active: 'oauth2_consent', state: 'show_form', consent_request: request })
  expect({ ...flow.ui, nodes: [] }).toStrictEqual({ action: '/consent', method: 'POST', nodes: [], messages: [] })
  expect(flow.ui.nodes.map((node) => [keyOf(node), node.meta.label])).toStrictEqual([
    ['oauth2_consent/grant_scope:checkbox=openid', { id: 9999111, type: 'info', text: 'openid' }],
    ['oauth2_consent/grant_scope:checkbox=email', { id: 9999111, type: 'info', text: 'email' }],
    ['oauth2_consent/remember:checkbox', { id: 9999111, type: 'info', text: 'remember' }],
    ['oauth2_consent/action:submit=reject', { id: 9999111, type: 'info', text: 'reject' }],
    ['oauth2_consent/action:submit=accept', { id: 9999111, type: 'info', text: 'accept' }],
    ['default/csrf_token:hidden', undefined],
    ['oauth2_consent/consent_challenge:hidden', undefined],
  ])
  expect(flow.ui.nodes.slice(-3)).toStrictEqual(
    [
      ['oauth2_consent', 'action', 'submit', 'accept'],
      ['default', 'csrf_token', 'hidden', 't1'],
      ['oauth2_consent', 'consent_challenge', 'hidden', 'c1'],
    ].map(([group, name, type, value]) => ({
      type: 'input',
      group,
      attributes: { node_type: 'input', name, type, value, disabled: false },
      messages: [],
      meta: name === 'action' ? { label: { id: 9999111, type: 'info', text: 'accept' } } : {},
    })),
  )
})

test('docs/contract/nodes.md §8: a request without scopes has no scope nodes', () => {
  const { ui } = consentFlowOf({ request: { challenge: 'c1' }, session, csrfToken: 't1', action: '/consent' })
  expect(ui.nodes.map(keyOf)[0]).toBe('oauth2_consent/remember:checkbox')
})
