import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { send } from '../../send.ts'
import { startShipped } from '../../shipped.ts'

const app = {
  client_id: 'prints',
  client_name: 'Photo <Prints>',
  redirect_uris: ['https://prints.example/callback'],
  grant_types: ['authorization_code'],
  token_endpoint_auth_method: 'none',
  scope: 'openid',
}

test('the sign-in page names the application that asks, and leads back to it with a refusal', async () => {
  const shipped = await startShipped()
  const made = await send(Number(new URL(shipped.adminOrigin).port), '/admin/clients', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(app),
  })
  expect(made.status).toBe(201)
  const query = new URLSearchParams({
    client_id: 'prints',
    redirect_uri: 'https://prints.example/callback',
    response_type: 'code',
    scope: 'openid',
    state: 'a state of sixteen characters',
    code_challenge: createHash('sha256').update('v'.repeat(43)).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const visitor = shipped.client()
  let address = `/oauth2/auth?${query}`
  const follow = async () => {
    const answer = await visitor.send(address, { headers: { accept: 'text/html' } })
    const next = new URL(answer.headers.location ?? address, shipped.origin)
    address = next.origin === shipped.origin ? next.pathname + next.search : next.href
    return answer
  }
  let answer = await follow()
  for (let step = 0; step < 4 && answer.status !== 200; step++) answer = await follow()
  expect(answer.text).toContain('Continue to Photo &lt;Prints&gt;')
  const [, href = ''] = /href="([^"]*)"[^>]*data-testid="app-link"/.exec(answer.text) ?? []
  expect(href).toMatch(/^\/self-service\/login\/application\?flow=/)

  const stranger = await shipped.client().send(href)
  expect(stranger.headers.location ?? '').not.toContain('verifier')
  address = href
  for (let step = 0; step < 4 && address.startsWith('/'); step++) await follow()
  const back = new URL(address)
  expect([back.origin, back.searchParams.get('error')]).toEqual(['https://prints.example', 'access_denied'])
})
