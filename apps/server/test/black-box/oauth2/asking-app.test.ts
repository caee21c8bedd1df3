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

/** The shipped program with the application as its client, and the path of the application's request. */
async function registered(own: Readonly<Record<string, string>> = {}) {
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
    ...own,
  })
  return { shipped, path: `/oauth2/auth?${query}` }
}

test('the sign-in page names the application that asks, and leads back to it with a refusal', async () => {
  const { shipped, path } = await registered()
  const visitor = shipped.client()
  let address = path
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

test('the pages of a sign-in have the first language of ui_locales that we speak', async () => {
  const { shipped, path } = await registered({ ui_locales: 'ja nb-NO de' })
  const visitor = shipped.client()
  const open = async (address: string) => {
    let at = address
    let answer = await visitor.send(at, { headers: { accept: 'text/html', 'accept-language': 'fr' } })
    for (let step = 0; step < 5 && answer.headers.location !== undefined; step++) {
      const { pathname, search } = new URL(answer.headers.location, shipped.origin)
      at = pathname + search
      answer = await visitor.send(at, { headers: { accept: 'text/html', 'accept-language': 'fr' } })
    }
    return { at, answer }
  }
  const login = await open(path)
  expect(login.at).toMatch(/^\/login\?flow=/)
  expect(login.answer.headers['content-language']).toBe('nb')
  expect(login.answer.text).toContain('<html lang="nb"')
  expect(login.answer.text).toContain('Fortsett til Photo &lt;Prints&gt;')

  const [, href = ''] = /href="([^"]*registration[^"]*)"/.exec(login.answer.text) ?? []
  const registration = await open(href.replaceAll('&amp;', '&'))
  expect(registration.at).toMatch(/^\/registration\?flow=/)
  expect(registration.answer.text).toContain('<html lang="nb"')
})
