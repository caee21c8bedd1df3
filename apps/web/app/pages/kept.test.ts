import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'

import { pageContext, type PageContext } from '../server/page-context.ts'
import { loader } from './kept.ts'

const origin = 'http://localhost:3000'

test.each([
  { path: 'https://evil.example/', to: '/' },
  { path: '//evil.example/settings', to: '/' },
  { path: '/settings', to: '/settings' },
])('a kept form at $path for another account is dropped and leads to $to', async ({ path, to }) => {
  const kept = { owner: 'i1', path, fields: [['session', 'all']] }
  const context = new RouterContextProvider()
  // The only call is the check of the session.
  const service = async () => Response.json({ id: 's1', identity: { id: 'i2' } })
  context.set(pageContext, { origin, service, passOn: () => {}, personal: () => {} } as unknown as PageContext)
  const url = new URL('/kept', origin)
  const cookie = `ory_kratos_session=x; kept-change=${encodeURIComponent(JSON.stringify(kept))}`
  const request = new Request(url, { headers: { Cookie: cookie } })
  const answer = await loader({ context, request, url, params: {}, pattern: '/kept' })
  expect(answer.headers.get('Location')).toBe(to)
})
