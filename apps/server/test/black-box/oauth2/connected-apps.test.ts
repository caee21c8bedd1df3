import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { send } from '../../send.ts'
import { startShipped, type Shipped, type ShippedClient } from '../../shipped.ts'
import { mailsTo, signUp } from '../people.ts'

const verifier = 'the-verifier-that-only-the-application-knows-0123456789'
const app = {
  client_id: 'prints',
  client_name: 'Photo Prints',
  client_uri: 'https://prints.example/about',
  redirect_uris: ['https://prints.example/callback'],
  grant_types: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_method: 'none',
  scope: 'openid offline_access email profile',
}

async function administer({ adminOrigin }: Shipped, method: string, path: string, body?: unknown) {
  const { status, text } = await send(Number(new URL(adminOrigin).port), path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body ?? {}),
  })
  if (status >= 300) throw new Error(`${path} answered ${status} ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}

const pathOf = (address: string | undefined) => {
  const { pathname, search } = new URL(address ?? '', 'http://localhost')
  return pathname + search
}

/** Connects the application as its user does, and returns its refresh token. */
async function connect(shipped: Shipped, client: ShippedClient, id = app.client_id): Promise<string> {
  const query = new URLSearchParams({
    client_id: id,
    redirect_uri: 'https://prints.example/callback',
    response_type: 'code',
    scope: app.scope,
    prompt: 'consent',
    state: 'a state of sixteen characters',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const asked = await client.send(`/oauth2/auth?${query}`)
  const challenge = new URL(asked.headers.location ?? '', shipped.origin).searchParams.get('consent_challenge')
  const path = `/admin/oauth2/auth/requests/consent/accept?consent_challenge=${challenge}`
  const grant_scope = ['openid', 'offline_access', 'email']
  const { redirect_to } = await administer(shipped, 'PUT', path, { grant_scope, remember: true, remember_for: 0 })
  const done = await client.send(pathOf(redirect_to))
  const code = new URL(done.headers.location ?? '', shipped.origin).searchParams.get('code') ?? ''
  const redirect_uri = 'https://prints.example/callback'
  const tokens = await token(shipped, id, {
    grant_type: 'authorization_code',
    code,
    redirect_uri,
    code_verifier: verifier,
  })
  return JSON.parse(tokens.text).refresh_token
}

const token = (shipped: Shipped, id: string, fields: Record<string, string>) =>
  shipped.client().send('/oauth2/token', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams({ client_id: id, ...fields })),
  })

const listed = async (client: ShippedClient) => JSON.parse((await client.send('/account/apps')).text)

test('the owner sees connected applications, and disconnects one or all; their tokens end at once', async () => {
  const shipped = await startShipped()
  await administer(shipped, 'POST', '/admin/clients', app)
  await administer(shipped, 'POST', '/admin/clients', { ...app, client_id: 'maps', client_name: 'Maps' })
  const ada = await signUp(shipped, 'ada@example.org', true)
  expect(await listed(ada)).toEqual({ apps: [] })

  const refresh = await connect(shipped, ada)
  const answer = await ada.send('/account/apps')
  expect([answer.status, answer.headers['cache-control']]).toEqual([
    200,
    'private, no-cache, no-store, must-revalidate',
  ])
  expect(JSON.parse(answer.text)).toEqual({
    apps: [
      {
        client_id: 'prints',
        name: 'Photo Prints',
        uri: 'https://prints.example/about',
        scopes: expect.arrayContaining(['openid', 'offline_access', 'email']),
        refused: ['profile'],
        since: expect.stringMatching(/^\d{4}-.*Z$/),
        last_used: expect.any(String),
        remembered: true,
        own: false,
      },
    ],
  })
  const again = JSON.parse(
    (await token(shipped, 'prints', { grant_type: 'refresh_token', refresh_token: refresh })).text,
  )
  expect(again).toHaveProperty('refresh_token')

  const gone = await ada.send('/account/apps/prints', { method: 'DELETE' })
  expect([gone.status, gone.text]).toEqual([204, ''])
  const refused = await token(shipped, 'prints', { grant_type: 'refresh_token', refresh_token: again.refresh_token })
  expect([refused.status, JSON.parse(refused.text).error]).toEqual([400, 'invalid_grant'])
  expect((await ada.send('/account/apps/prints', { method: 'DELETE' })).status).toBe(404)

  await connect(shipped, ada)
  await connect(shipped, ada, 'maps')
  expect((await listed(ada)).apps).toHaveLength(2)
  const { text: exported } = await ada.send('/account/data')
  expect(
    JSON.parse(exported)
      .connected_apps.map(({ name }: { name: string }) => name)
      .toSorted(),
  ).toEqual(['Maps', 'Photo Prints'])
  expect((await ada.send('/account/apps', { method: 'DELETE' })).status).toBe(204)
  expect(await listed(ada)).toEqual({ apps: [] })

  const { events } = JSON.parse((await ada.send('/account')).text)
  expect(events.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(['app_connected', 'app_withdrawn']),
  )
  const mails = await mailsTo(shipped, 'ada@example.org')
  expect(mails.filter(({ text }) => text.includes('Photo Prints'))).not.toEqual([])
})

test('other accounts, other sites and visitors cannot see or disconnect an application', async () => {
  const shipped = await startShipped()
  await administer(shipped, 'POST', '/admin/clients', app)
  const ada = await signUp(shipped, 'ada@example.org', false)
  const bob = await signUp(shipped, 'bob@example.org', false)
  await connect(shipped, ada)

  for (const path of ['/account/apps', '/account/apps/prints']) {
    expect((await shipped.client().send(path, { method: 'DELETE' })).status).toBe(401)
    for (const [name, value] of [
      ['origin', 'https://evil.example'],
      ['sec-fetch-site', 'cross-site'],
    ] as const) {
      expect((await ada.send(path, { method: 'DELETE', headers: { [name]: value } })).status).toBe(403)
    }
  }
  expect((await shipped.client().send('/account/apps')).status).toBe(401)
  expect(await listed(bob)).toEqual({ apps: [] })
  expect((await bob.send('/account/apps/prints', { method: 'DELETE' })).status).toBe(404)
  expect((await bob.send('/account/apps', { method: 'DELETE' })).status).toBe(204)
  expect((await ada.send('/account/apps', { method: 'POST' })).status).toBe(404)
  expect((await listed(ada)).apps).toHaveLength(1)
})
