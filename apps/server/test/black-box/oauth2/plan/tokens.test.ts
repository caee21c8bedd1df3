import { setTimeout } from 'node:timers/promises'
import * as oauth2 from 'openid-client'
import { beforeAll, expect, test } from 'vitest'
import { exampleClient } from '../example-client.ts'
import { errorOf, openApplication, type Begun, type Tokens } from './application.ts'
import type { Page } from './browser.ts'
import { provided } from './provided.ts'

const service = provided()
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const offline = { scope: 'openid offline_access' }

/** A code that is used again half a minute later. */
let early: { readonly begun: Begun; readonly done: Page; readonly tokens: Tokens; readonly at: number }
beforeAll(async () => {
  const { user, register } = service()
  const app = await register('early')
  const { begun, done } = await app.authorize(user)
  early = { begun, done, tokens: await begun.exchange(done), at: Date.now() }
})

const userinfo = async ({ access_token }: Tokens): Promise<number> => {
  const { shipped } = service()
  return (await shipped.client({ authorization: `Bearer ${access_token}` }).send('/userinfo')).status
}

test('oidcc-server: a code gives a valid id token, and userinfo names the same user', async () => {
  const { app, user } = service()
  const own = user
  const tokens = await app.tokens(own)
  const { sub = '' } = tokens.claims() ?? {}
  expect(sub).toBe(await own.sub())
  expect(tokens.claims()).toMatchObject({ aud: exampleClient.client_id, amr: ['password'], acr: 'aal1' })
  expect((await oauth2.fetchUserInfo(app.configuration, tokens.access_token, sub)).sub).toBe(sub)
})

test('oidcc-userinfo-get, oidcc-userinfo-post-header, oidcc-userinfo-post-body: 200', async () => {
  const { app, user, shipped } = service()
  const { access_token } = await app.tokens(user)
  const bearer = { authorization: `Bearer ${access_token}` }
  const ask = async (method: string, headers: Record<string, string>, body?: string) =>
    (await shipped.client().send('/userinfo', { method, headers, ...(body && { body }) })).status
  expect(await ask('GET', bearer)).toBe(200)
  expect(await ask('POST', bearer)).toBe(200)
  expect(await ask('POST', form, `access_token=${access_token}`)).toBe(200)
  expect((await shipped.client().send(`/userinfo?access_token=${access_token}`)).status).toBe(400)
})

test('oidcc-codereuse: invalid_grant', async () => {
  const { app, user } = service()
  const { begun, done } = await app.authorize(user)
  await begun.exchange(done)
  expect(await errorOf(begun.exchange(done))).toBe('invalid_grant')
})

test('oidcc-server-client-secret-post: a secret in the form and one in the header are both good', async () => {
  const { shipped, user, register, account } = service()
  const secret = 'a secret that goes into the form'
  await register('posts', { token_endpoint_auth_method: 'client_secret_post', client_secret: secret })
  const { origin } = shipped
  const posts = await openApplication(origin, 'posts', secret, account, oauth2.ClientSecretPost(secret))
  expect((await posts.tokens(user)).access_token).not.toBe('')
  const { client_id, client_secret } = exampleClient
  const basic = await openApplication(
    origin,
    client_id,
    client_secret,
    account,
    oauth2.ClientSecretBasic(client_secret),
  )
  expect((await basic.tokens(user)).access_token).not.toBe('')
})

test('wrong-client-secret: 401 invalid_client', async () => {
  const { shipped, account, user } = service()
  const wrong = await openApplication(shipped.origin, exampleClient.client_id, 'not the secret of it', account)
  await expect(wrong.tokens(user)).rejects.toMatchObject({ error: 'invalid_client', status: 401 })
})

test('oidcc-refresh-token: a new pair is given, and the old refresh token is dead', async () => {
  const { app, user } = service()
  const first = await app.tokens(user, offline)
  const second = await oauth2.refreshTokenGrant(app.configuration, first.refresh_token ?? '')
  expect(second.refresh_token).not.toBe(first.refresh_token)
  expect(second.access_token).not.toBe(first.access_token)
  expect(second.claims()?.sub).toBe(first.claims()?.sub)
  expect(await errorOf(oauth2.refreshTokenGrant(app.configuration, first.refresh_token ?? ''))).toBe('invalid_grant')
})

test('refresh-wider-scope: invalid_scope', async () => {
  const { app, user } = service()
  const { refresh_token = '' } = await app.tokens(user, offline)
  const wider = oauth2.refreshTokenGrant(app.configuration, refresh_token, { scope: 'openid offline_access email' })
  expect(await errorOf(wider)).toBe('invalid_scope')
})

test('refresh-other-client: invalid_grant', async () => {
  const { app, user, register } = service()
  const other = await register('refreshes-of-others')
  const { refresh_token = '' } = await app.tokens(user, offline)
  expect(await errorOf(oauth2.refreshTokenGrant(other.configuration, refresh_token))).toBe('invalid_grant')
})

test('offline-without-prompt-consent: a refresh token is given, also without a page', async () => {
  const { user, register } = service()
  const app = await register('offline')
  for (const scope of ['openid offline_access', 'openid offline']) {
    const first = await app.tokens(user, { scope }, { remember: true })
    expect([scope, first.refresh_token]).toEqual([scope, expect.any(String)])
    const { exchange } = await app.begin(user, { scope })
    expect([scope, (await exchange()).refresh_token]).toEqual([scope, expect.any(String)])
  }
})

test('no-offline-scope: there is no refresh token, and the access token dies with the sign-in', async () => {
  const { app, signedIn } = service()
  const own = await signedIn()
  const tokens = await app.tokens(own)
  expect([tokens.refresh_token, await userinfo(tokens)]).toEqual([undefined, 200])
  const { text } = await own.client.send('/self-service/logout/browser', { headers: { accept: 'application/json' } })
  await own.open(JSON.parse(text).logout_url)
  expect(await userinfo(tokens)).toBe(401)
})

test('introspect-own, introspect-foreign, introspect-expired, introspect-withdrawn: only a live token is active', async () => {
  const { app, user, register } = service()
  const active = async (from: typeof app, token: string) =>
    (await oauth2.tokenIntrospection(from.configuration, token)).active
  const own = user
  const { access_token } = await app.tokens(own)
  const other = await register('introspects')
  expect([await active(app, access_token), await active(other, access_token)]).toEqual([true, false])

  const brief = await register('brief', { authorization_code_grant_access_token_lifespan: '1s' })
  const expiring = await brief.tokens(own)
  await setTimeout(2_100)
  expect(await active(brief, expiring.access_token)).toBe(false)

  const leaving = await other.tokens(own)
  expect(await active(other, leaving.access_token)).toBe(true)
  await own.client.send('/account/apps/introspects', {
    method: 'DELETE',
    headers: { origin: service().shipped.origin },
  })
  expect(await active(other, leaving.access_token)).toBe(false)
})

test('admin-introspect: Hydra’s fields', async () => {
  const { app, user, administer, shipped } = service()
  const own = user
  const { access_token, refresh_token = '' } = await app.tokens(own, offline)
  const ask = async (token: string) =>
    (await administer('POST', '/admin/oauth2/introspect', new URLSearchParams({ token }))).json
  const seconds = expect.any(Number)
  const shape = {
    active: true,
    client_id: exampleClient.client_id,
    scope: 'openid offline_access',
    sub: await own.sub(),
    iss: shipped.origin,
    aud: [],
    exp: seconds,
    iat: seconds,
    nbf: seconds,
    token_type: 'Bearer',
    ext: {},
  }
  expect(await ask(access_token)).toEqual({ ...shape, token_use: 'access_token' })
  expect(await ask(refresh_token)).toEqual({ ...shape, token_use: 'refresh_token' })
  expect(await ask('unknown')).toEqual({ active: false })
})

test('revoke-access, revoke-refresh, revoke-unknown: 200, and the token is dead', async () => {
  const { app, user } = service()
  const { configuration } = app
  const first = await app.tokens(user, offline)
  await oauth2.tokenRevocation(configuration, first.access_token)
  expect(await userinfo(first)).toBe(401)
  const second = await app.tokens(user, offline)
  await oauth2.tokenRevocation(configuration, second.refresh_token ?? '')
  expect(await errorOf(oauth2.refreshTokenGrant(configuration, second.refresh_token ?? ''))).toBe('invalid_grant')
  await oauth2.tokenRevocation(configuration, 'a token that is unknown')
})

test('oidcc-codereuse-30seconds: invalid_grant, and the access token is dead', async () => {
  const { begun, done, tokens, at } = early
  expect(await userinfo(tokens)).toBe(200)
  await setTimeout(Math.max(0, at + 30_000 - Date.now()))
  expect(await errorOf(begun.exchange(done))).toBe('invalid_grant')
  expect(await userinfo(tokens)).toBe(401)
})
