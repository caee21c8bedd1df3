import type { UiNode } from '@collect/contract'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'

import { pageContext, type PageContext } from '../../../server/page-context.ts'
import { loadPage } from './load-page.ts'

const origin = 'http://localhost:3000'

const hiddenIn = (group: UiNode['group'], name: string, value: string): UiNode => ({
  type: 'input',
  group,
  attributes: { node_type: 'input', name, type: 'hidden', value, disabled: false },
  messages: [],
  meta: {},
})

/** The origins that a page's policy allows for a flow with these nodes. */
async function allowedFor(nodes: readonly UiNode[]): Promise<readonly string[]> {
  const allowed: string[] = []
  const ui = { action: `${origin}/self-service/login?flow=f1`, method: 'POST', nodes }
  const context = new RouterContextProvider()
  // Only the parts that the loader reads.
  context.set(pageContext, {
    origin,
    project: {},
    service: async () => Response.json({ id: 'f1', ui }),
    passOn: () => undefined,
    allow: (allowing: string, use: string) => allowed.push(`${use} ${allowing}`),
  } as unknown as PageContext)
  const url = new URL('/login?flow=f1', origin)
  await loadPage('login', { context, request: new Request(url), url })
  return allowed
}

// Third-party origins only where a node needs them.
test.each([
  { nodes: [], says: 'a flow without nodes', allowed: [] },
  { nodes: [hiddenIn('default', 'csrf_token', 'x')], says: 'a flow without a check', allowed: [] },
  {
    nodes: [hiddenIn('captcha', 'captcha_turnstile_options', '{"sitekey":"k"}')],
    says: 'a flow with a check for robots',
    allowed: ['widget https://challenges.cloudflare.com'],
  },
  {
    nodes: ['https://accounts.example:8443/a/fedcm.json', 'no address'].map((address) => ({
      ...hiddenIn('oidc', 'provider', 'x'),
      meta: { label: { id: 1010002, type: 'info' as const, text: '', context: { fedcm_config_url: address } } },
    })),
    says: 'a provider in the account chooser',
    allowed: ['chooser https://accounts.example:8443'],
  },
])('a flow with $says allows the origins $allowed', async ({ nodes, allowed }) => {
  expect(await allowedFor(nodes)).toEqual(allowed)
})
